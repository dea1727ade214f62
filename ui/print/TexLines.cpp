// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/TexLines.h"

namespace ringford::ui {

std::optional<std::string> wrongTexName(const std::string& file)
{
    if (file.find_first_of("%#{}\\\n\r") == std::string::npos)
        return std::nullopt;
    return file + ": LaTeX takes no name of a file with %, #, {, } or \\ in it";
}

std::string texLines(const std::string& file)
{
    // What else has a meaning for TeX has none when it is detokenized.
    const bool isPlain = file.find_first_of("_^~$& ") == std::string::npos;
    const std::string name = isPlain ? file : "\\detokenize{" + file + '}';
    return "% in the preamble: \\usepackage{graphicx}\n"
           "\\begin{center}\n"
           "  \\sbox0{\\includegraphics{" +
           name +
           "}}%\n"
           "  \\ifdim\\wd0>\\linewidth\\resizebox{\\linewidth}{!}{\\usebox0}\\else\\usebox0\\fi\n"
           "\\end{center}";
}

} // namespace ringford::ui
