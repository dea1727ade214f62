// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/paint/PaperStyle.h"

#include <QPageSize>
#include <QSizeF>

#include <optional>
#include <span>
#include <string>

namespace ringford::ui {

class MissingSigns;

// Papers, styles and files by the names that all print commands take, and sentences about those that are wrong.

/** All papers that can be chosen, in dialogs and by the names that QPageSize::key() gives them. */
std::span<const QPageSize::PageSizeId> offeredPapers();
/** How large paper of a name is, in mm. */
std::optional<QSizeF> paperNamed(const std::string& name);
/** What is wrong with the name of a paper, or of a style, if anything is. */
std::optional<std::string> wrongPaper(const std::string& name);
std::optional<std::string> wrongStyle(const std::string& name);
/** The same of the name of a file that must end in .pdf. */
std::optional<std::string> wrongPdfName(const std::string& file);
/** That cells are too small to be read; empty where they are not. */
std::string noteOnCells(const std::string& file, double cell, double least);
/** Says which signs on it no font has; empty: each is in one. */
std::string noteOnSigns(const std::string& file, const MissingSigns& signs);

} // namespace ringford::ui
