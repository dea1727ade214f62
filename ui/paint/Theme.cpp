// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/Theme.h"

#include <array>
#include <cmath>

namespace ringford::ui {

namespace {

constexpr QRgb kThemeInk = 0xFF101010;
constexpr QRgb kWhite = 0xFFFFFFFF;

struct SeatColours {
    const char* name;
    QRgb fill;
    QRgb detail;
};

/** In the order of Colour. */
constexpr std::array<SeatColours, 10> kSeats{{{"white", 0xFFFDFCFA, kThemeInk},
                                              {"black", 0xFF22211F, kWhite},
                                              {"red", 0xFFBC220D, kWhite},
                                              {"yellow", 0xFFF9C215, kThemeInk},
                                              {"green", 0xFF239676, kThemeInk},
                                              {"blue", 0xFF12458A, kWhite},
                                              {"purple", 0xFFAE94DD, kThemeInk},
                                              {"mist", 0xFFC5EEE9, kThemeInk},
                                              {"plum", 0xFF4B343B, kWhite},
                                              {"slate", 0xFF726E89, kWhite}}};

struct ThemeColours {
    const char* name;
    bool dark;
    QRgb surround, text, lines, lightCell, darkCell, water, waves, bridge, planks;
    QRgb lastOnLight, lastOnDark, selectionOnLight, selectionOnDark;
};

constexpr std::array<ThemeColours, 8> kThemes{{
    {"wood", false, 0xFFF5F0E6, 0xFF4A3B2A, 0xFF5B4128, 0xFFF0DDB9, 0xFFC79A6B, 0xFF669EC8, 0xFF0C385B, 0xFFDDBF92,
     0xFF4A3018, 0xFFCDD57C, 0xFFC3C76A, 0xFFA6D3EA, 0xFF7DB9DA},
    {"wood", true, 0xFF29241F, 0xFFD9CBB6, 0xFF1C130B, 0xFFE2CDA7, 0xFFBA8D60, 0xFF5C93BB, 0xFF0A2F4E, 0xFFCFB084,
     0xFF3A2512, 0xFFBDC56C, 0xFFB4BA62, 0xFF97C6DE, 0xFF6FAACC},
    {"slate", false, 0xFFF2F4F6, 0xFF36424E, 0xFF44515E, 0xFFDDE3E8, 0xFF98A7B6, 0xFF6299CC, 0xFF0B3355, 0xFFCBBFA8,
     0xFF423622, 0xFFF5D79A, 0xFFD6A85E, 0xFF9BD2F5, 0xFF6FBCE8},
    {"slate", true, 0xFF20262C, 0xFFC6D0DA, 0xFF12171C, 0xFFCCD4DB, 0xFF8D9DAD, 0xFF5B93C2, 0xFF0A2E4F, 0xFFBDB096,
     0xFF332A1A, 0xFFE8C888, 0xFFC99A50, 0xFF86C1E8, 0xFF63AEDD},
    {"paper", false, 0xFFFFFFFF, 0xFF222222, 0xFF333333, 0xFFFFFFFF, 0xFFD3CFC6, 0xFF78AEDA, 0xFF0F4067, 0xFFE6DCC6,
     0xFF4A4030, 0xFFFFE7A8, 0xFFE8BE6A, 0xFFBDE3FA, 0xFF8CC8EC},
    {"paper", true, 0xFF262626, 0xFFDADADA, 0xFF151515, 0xFFEFEDE8, 0xFFC2BEB5, 0xFF699FCB, 0xFF0A3354, 0xFFD7CCB4,
     0xFF3E3526, 0xFFF2D796, 0xFFD8AE5C, 0xFFAAD5EF, 0xFF7DBBE0},
    {"high-contrast", false, 0xFFFFFFFF, 0xFF000000, 0xFF000000, 0xFFFFFFFF, 0xFFA6A6A6, 0xFF4C9BDB, 0xFF00223D,
     0xFFE8D9B8, 0xFF000000, 0xFFFFE08A, 0xFFD09A2E, 0xFFA6DEFF, 0xFF5DB4E6},
    {"high-contrast", true, 0xFF000000, 0xFFFFFFFF, 0xFFFFFFFF, 0xFF000000, 0xFF555555, 0xFF1E2B6E, 0xFF9AD4FF,
     0xFF4A3A1C, 0xFFFFFFFF, 0xFF5A3C00, 0xFF85540C, 0xFF004F4C, 0xFF0A7A6C},
}};

const SeatColours& seatColours(Colour seat)
{
    return kSeats[static_cast<std::size_t>(seat)];
}

void setMarks(Theme& theme, bool onBlack)
{
    theme.target = QColor(onBlack ? 0xFF7CF2C8 : 0xFF0A4A3A);
    theme.capture = QColor(onBlack ? 0xFFFFA59A : 0xFF7A0C12);
    theme.check = QColor(onBlack ? 0xFFFFB3AE : 0xFF8C0A16);
    theme.danger = QColor(onBlack ? 0xFFFFB45C : 0xFF6A2400);
    theme.keep = QColor(onBlack ? 0xFFE3B6FF : 0xFF54236B);
    theme.road = QColor(onBlack ? 0xFFEDE9A0 : 0xFF3B3A12);
    theme.centre = QColor(onBlack ? 0xFF9AD4FF : 0xFF123F6B);
}

Theme made(const ThemeColours& from)
{
    Theme theme;
    theme.name = QString::fromLatin1(from.name);
    theme.dark = from.dark;
    theme.surround = QColor(from.surround);
    theme.text = QColor(from.text);
    theme.lines = QColor(from.lines);
    theme.lightCell = QColor(from.lightCell);
    theme.darkCell = QColor(from.darkCell);
    theme.water = QColor(from.water);
    theme.waves = QColor(from.waves);
    theme.bridge = QColor(from.bridge);
    theme.planks = QColor(from.planks);
    theme.lastOnLight = QColor(from.lastOnLight);
    theme.lastOnDark = QColor(from.lastOnDark);
    theme.selectionOnLight = QColor(from.selectionOnLight);
    theme.selectionOnDark = QColor(from.selectionOnDark);
    setMarks(theme, from.dark && theme.name == QLatin1String("high-contrast"));
    return theme;
}

} // namespace

std::optional<Theme> Theme::named(const QString& name, bool dark)
{
    for (const ThemeColours& colours : kThemes) {
        if (colours.dark == dark && name == QLatin1String(colours.name))
            return made(colours);
    }
    return std::nullopt;
}

Theme Theme::printed(PaperStyle style, const Theme& from)
{
    Theme theme = from;
    theme.paper = style;
    if (style == PaperStyle::Colour)
        return theme;
    const QColor white(Qt::white);
    theme.surround = theme.lightCell = theme.water = theme.bridge = white;
    theme.darkCell = QColor(0xE6, 0xE6, 0xE6);
    theme.lastOnLight = theme.selectionOnLight = white;
    theme.lastOnDark = theme.selectionOnDark = theme.darkCell;
    if (style == PaperStyle::InkSaving)
        return theme;
    theme.darkCell = theme.lastOnDark = theme.selectionOnDark = white; // hatched
    for (QColor* const ink : {&theme.text, &theme.lines, &theme.waves, &theme.planks, &theme.target, &theme.capture,
                              &theme.check, &theme.danger, &theme.keep, &theme.road, &theme.centre})
        *ink = Qt::black;
    return theme;
}

QColor Theme::leaving() const
{
    constexpr float kPale = 0.25F;
    QColor tint = selectionOnLight;
    tint.setAlphaF(kPale);
    return tint;
}

const QStringList& Theme::names()
{
    static const QStringList kNames{QStringLiteral("wood"), QStringLiteral("slate"), QStringLiteral("paper"),
                                    QStringLiteral("high-contrast")};
    return kNames;
}

bool Theme::isDark(const QColor& base)
{
    const auto linear = [](double part) {
        return part <= 0.04045 ? part / 12.92 : std::pow((part + 0.055) / 1.055, 2.4);
    };
    const double luminance =
        0.2126 * linear(base.redF()) + 0.7152 * linear(base.greenF()) + 0.0722 * linear(base.blueF());
    return 116 * std::cbrt(luminance) - 16 < 50;
}

const QColor& Theme::cell(Ground ground) const
{
    switch (ground) {
    case Ground::Dark: return darkCell;
    case Ground::Water: return water;
    case Ground::Bridge: return bridge;
    case Ground::Light: break;
    }
    return lightCell;
}

const QColor& Theme::lastAction(Ground ground) const
{
    return ground == Ground::Dark ? lastOnDark : lastOnLight;
}

QColor Theme::earlierAction(Ground ground) const
{
    const QColor& strong = lastAction(ground);
    const QColor& plain = cell(ground);
    return {(strong.red() + plain.red()) / 2, (strong.green() + plain.green()) / 2, (strong.blue() + plain.blue()) / 2};
}

const QColor& Theme::selection(Ground ground) const
{
    return ground == Ground::Dark ? selectionOnDark : selectionOnLight;
}

namespace {

/** 40 % of the way to white. */
QColor paled(const QColor& colour)
{
    const auto part = [](int value) { return value + (255 - value) * 4 / 10; };
    return {part(colour.red()), part(colour.green()), part(colour.blue())};
}

} // namespace

PieceInk Theme::piece(Colour seat) const
{
    if (paper == PaperStyle::OneBit) {
        const bool isSolid = seat == Colour::Black;
        return {isSolid ? Qt::black : Qt::white, Qt::black, isSolid ? Qt::white : Qt::black};
    }
    if (paper == PaperStyle::InkSaving) {
        const bool isBlack = seat == Colour::Black;
        // Of what is paler now than its details were, the outline's colour is told best.
        return {isBlack ? QColor(0x4D, 0x4D, 0x4D) : paled(fill(seat)), QColor(kThemeInk),
                QColor(isBlack ? kWhite : kThemeInk)};
    }
    const SeatColours& colours = seatColours(seat);
    const bool onBlack = dark && name == QLatin1String("high-contrast");
    const bool isBright = seat == Colour::White || seat == Colour::Yellow;
    return {QColor(colours.fill), QColor(onBlack && !isBright ? kWhite : kThemeInk), QColor(colours.detail)};
}

QColor Theme::fill(Colour seat)
{
    return QColor(seatColours(seat).fill);
}

QColor Theme::detail(Colour seat)
{
    return QColor(seatColours(seat).detail);
}

Colour Theme::seatOf(MarkColour colour)
{
    switch (colour) {
    case MarkColour::Red: return Colour::Red;
    case MarkColour::Blue: return Colour::Blue;
    case MarkColour::Yellow: return Colour::Yellow;
    case MarkColour::Green: break;
    }
    return Colour::Green;
}

QColor Theme::drawing(MarkColour colour)
{
    return fill(seatOf(colour));
}

QString Theme::colourName(Colour seat)
{
    return QString::fromLatin1(seatColours(seat).name);
}

} // namespace ringford::ui
