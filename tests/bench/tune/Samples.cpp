// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/bench/tune/Samples.h"

#include <algorithm>
#include <fstream>
#include <ostream>
#include <sstream>
#include <string_view>
#include <tuple>

namespace ringford::tune {

namespace {

constexpr std::string_view kComment = "# ";

} // namespace

void write(std::ostream& to, const std::vector<Sample>& samples)
{
    for (const Sample& sample : samples)
        to << sample.game << ' ' << sample.ply << ' ' << sample.result << ' ' << sample.found << ' ' << sample.position
           << '\n';
}

bool read(const std::string& file, std::vector<Sample>& samples, std::string& origin)
{
    std::ifstream from(file);
    for (std::string line; std::getline(from, line);) {
        if (line.starts_with(kComment)) {
            const std::string call = line.substr(kComment.size());
            if (origin.find(call) == std::string::npos)
                origin += (origin.empty() ? "" : "; ") + call;
            continue;
        }
        std::istringstream words(line);
        Sample sample;
        if (!(words >> sample.game >> sample.ply >> sample.result >> sample.found >> std::ws) ||
            !std::getline(words, sample.position))
            return false;
        samples.push_back(std::move(sample));
    }
    return from.eof();
}

void sort(std::vector<Sample>& samples)
{
    std::ranges::sort(samples, {}, [](const Sample& sample) {
        return std::tuple(sample.game, sample.ply, sample.found, std::string_view(sample.position));
    });
}

} // namespace ringford::tune
