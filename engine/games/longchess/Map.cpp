// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/games/longchess/Map.h"

#include <algorithm>

namespace ringford::longchess {

namespace {

/** How a camp is made of the first one: turned over left to right, top to bottom, or both. */
struct Mirror {
    bool leftRight;
    bool topBottom;
    int rows;
    int columns;

    Spotted operator()(Spotted place) const
    {
        return {topBottom ? rows - 1 - place.row : place.row, leftRight ? columns - 1 - place.column : place.column};
    }
    Area operator()(const Area& area) const
    {
        const Spotted one = (*this)(Spotted{area.firstRow, area.firstColumn});
        const Spotted other = (*this)(Spotted{area.lastRow, area.lastColumn});
        return {std::min(one.row, other.row), std::max(one.row, other.row), std::min(one.column, other.column),
                std::max(one.column, other.column)};
    }
    Direction operator()(Direction heading) const
    {
        const bool isSideways = heading == Direction::East || heading == Direction::West;
        if (isSideways ? !leftRight : !topBottom)
            return heading;
        return static_cast<Direction>((static_cast<int>(heading) + kDirectionCount / 2) % kDirectionCount);
    }
    Camp operator()(Camp camp) const
    {
        for (Area* area : {&camp.keep, &camp.home, &camp.region})
            *area = (*this)(*area);
        std::ranges::transform(camp.exits, camp.exits.begin(), *this);
        camp.back = (*this)(camp.back);
        for (ShotLine& line : camp.shots)
            line = {(*this)(line.from), (*this)(line.heading)};
        for (Placed& placed : camp.army)
            placed.place = (*this)(placed.place);
        camp.flag = (*this)(camp.flag);
        return camp;
    }
};

/** A place by its name: `e2`. */
constexpr Spotted at(std::string_view name)
{
    int column = 0;
    for (const char digit : name.substr(1))
        column = 10 * column + digit - '0';
    return {name.front() - 'a', column - 1};
}

/** From corner to corner, by name. */
constexpr Area area(std::string_view corner, std::string_view opposite)
{
    return {at(corner).row, at(opposite).row, at(corner).column, at(opposite).column};
}

void put(std::vector<Placed>& army, Kind kind, std::initializer_list<std::string_view> places)
{
    for (const std::string_view name : places)
        army.push_back({kind, at(name)});
}

std::vector<std::string_view> longDrawing(bool hasCentralRiver)
{
    constexpr std::string_view kWater = "++++++ +++++++++++ +++++++++++ ++++++";
    constexpr std::string_view kBridges = "++++++=+++++++++++=+++++++++++=++++++";
    constexpr std::string_view kKeeps = "###+++ +++++++++++ +++++++++++ +++###";
    constexpr std::string_view kBridgedKeeps = "###+++=+++++++++++=+++++++++++=+++###";
    if (hasCentralRiver)
        return {kWater, kBridges, kWater, kKeeps, kBridgedKeeps, kKeeps, kWater, kBridges, kWater};
    constexpr std::string_view kDryWater = "++++++ +++++++++++++++++++++++ ++++++";
    constexpr std::string_view kDryBridges = "++++++=+++++++++++++++++++++++=++++++";
    constexpr std::string_view kDryKeeps = "###+++ +++++++++++++++++++++++ +++###";
    constexpr std::string_view kDryBridgedKeeps = "###+++=+++++++++++++++++++++++=+++###";
    return {kDryWater, kDryBridges, kDryWater,   kDryKeeps, kDryBridgedKeeps,
            kDryKeeps, kDryWater,   kDryBridges, kDryWater};
}

Camp longCamp(const Options& options)
{
    Camp camp{area("d1", "f3"), area("a1", "i6"), area("a1", "i37"), {Direction::West}, Direction::West, {}, {},
              at("e2")};
    camp.shots = {{area("a5", "i5"), Direction::East}};
    if (options.central != Options::Central::None)
        camp.shots.push_back({area("a17", "i17"), Direction::East});
    put(camp.army, Kind::Pawn, {"a5", "b5", "c5", "d5", "f5", "g5", "h5", "i5"});
    put(camp.army, Kind::Rook, {"b1", "h1"});
    put(camp.army, Kind::Nightrider, {"c1", "g1"});
    put(camp.army, Kind::Bishop, {"d2", "f2"});
    if (options.hasArtillery)
        put(camp.army, Kind::Artillery, {"e1"});
    return camp;
}

Map longMap(const Options& options)
{
    Map map;
    map.river = {longDrawing(options.central != Options::Central::None),
                 19,
                 options.pauses(),
                 {7, 31},
                 {Direction::West, Direction::East}};
    map.seats = {{"white", Colour::White, RINGFORD_TEXT("White"), "W"},
                 {"black", Colour::Black, RINGFORD_TEXT("Black"), "B"}};
    map.homeAngles = {270, 90};
    const Camp white = longCamp(options);
    map.camps = {white, Mirror{true, false, 9, 37}(white)};
    map.chargesLeave = true;
    return map;
}

Camp cornerCamp(const Options& options)
{
    Camp camp{area("a1", "c3"),
              area("a1", "f6"),
              area("a1", "f6"),
              {Direction::West, Direction::North},
              Direction::West,
              {},
              {},
              at("b2")};
    camp.shots = {{area("a5", "e5"), Direction::East}, {area("e1", "e5"), Direction::South}};
    put(camp.army, Kind::Bishop, {"a2", "b1"});
    put(camp.army, Kind::Rook, {"a3", "c1"});
    put(camp.army, Kind::Nightrider, {"b3", "c2"});
    put(camp.army, Kind::Pawn, {"b5", "c5", "d4", "d5", "e2", "e3", "e4", "e5"});
    if (options.hasArtillery)
        put(camp.army, Kind::Artillery, {"a1"});
    return camp;
}

Map cornerMap(const Options& options)
{
    Map map;
    map.river.drawing = {"###+++ +++###", "###+++=+++###", "###+++ +++###", "++++++ ++++++", "+++++++++++++",
                         "+++++++++++++", " =  +++++  = ", "+++++++++++++", "+++++++++++++", "++++++ ++++++",
                         "###+++ +++###", "###+++=+++###", "###+++ +++###"};
    map.seats = {{"nw", Colour::Red, RINGFORD_TEXT("North-west"), "NW"},
                 {"ne", Colour::Blue, RINGFORD_TEXT("North-east"), "NE"},
                 {"se", Colour::Yellow, RINGFORD_TEXT("South-east"), "SE"},
                 {"sw", Colour::Green, RINGFORD_TEXT("South-west"), "SW"}};
    map.homeAngles = {225, 135, 45, 315};
    const Camp nw = cornerCamp(options);
    constexpr int kSize = 13;
    map.camps = {nw, Mirror{true, false, kSize, kSize}(nw), Mirror{true, true, kSize, kSize}(nw),
                 Mirror{false, true, kSize, kSize}(nw)};
    map.hasRowCharges = true;
    return map;
}

} // namespace

Map makeMap(const Options& options)
{
    return options.hasFourTeams ? cornerMap(options) : longMap(options);
}

} // namespace ringford::longchess
