// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/WindowColours.h"

#include "ui/settings/SettingsStore.h"

#include <QApplication>
#include <QIcon>
#include <QPainter>
#include <QPixmap>
#include <QProxyStyle>
#include <QStyle>
#include <QStyleFactory>
#include <QStyleOption>
#include <QToolTip>

#include <array>
#include <initializer_list>

namespace ringford::ui {

namespace {

/** Classes of widgets that a desktop may give colours of their own. */
constexpr std::array kClasses{"QAbstractButton", "QToolButton", "QCheckBox",    "QRadioButton", "QHeaderView",
                              "QMenu",           "QMenuBar",    "QTabBar",      "QGroupBox",    "QAbstractItemView",
                              "QTextEdit",       "QLineEdit",   "QTextControl", "QLabel",       "QMessageBoxLabel"};

struct WindowInk {
    QRgb window, base, alternate, button, text, hint, disabled;
    QRgb highlight, highlighted, link, visited, tip, tipText;
    QRgb light, midlight, mid, dark, shadow;
};

constexpr WindowInk kLight{0xFFF3F2F0, 0xFFFFFFFF, 0xFFF5F4F1, 0xFFEAE8E4, 0xFF1B1B1B, 0xFF6A6A6A,
                           0xFF8A8A8A, 0xFF1F5F99, 0xFFFFFFFF, 0xFF0B57A4, 0xFF6B3FA0, 0xFFFFFBE6,
                           0xFF1B1B1B, 0xFFFFFFFF, 0xFFF8F7F5, 0xFFC3C0BA, 0xFFA5A29C, 0xFF6F6C67};
constexpr WindowInk kDark{0xFF2B2B2A, 0xFF1E1E1D, 0xFF262625, 0xFF383836, 0xFFECEAE6, 0xFFA3A19D,
                          0xFF85837F, 0xFF2F6FA8, 0xFFFFFFFF, 0xFF7DB7EE, 0xFFC3A4F0, 0xFF3D3C38,
                          0xFFECEAE6, 0xFF55534F, 0xFF454340, 0xFF1F1F1E, 0xFF181817, 0xFF0C0C0C};

/** Fusion's fields, boxes and menus have outlines a little darker than the window: in a dark one they are not seen. */
class OutlinedFusion : public QProxyStyle {
public:
    OutlinedFusion() : QProxyStyle(QStringLiteral("fusion")) {}

    void drawPrimitive(PrimitiveElement element, const QStyleOption* option, QPainter* painter,
                       const QWidget* widget) const override
    {
        QProxyStyle::drawPrimitive(element, option, painter, widget);
        const bool isMenu = element == PE_PanelMenu || element == PE_FrameMenu;
        const bool isBox = isMenu || element == PE_IndicatorCheckBox || element == PE_IndicatorItemViewItemCheck ||
                           element == PE_FrameLineEdit;
        const bool hasOther = option->state.testFlag(State_HasFocus) && !isMenu;
        if ((!isBox && element != PE_IndicatorRadioButton) || hasOther)
            return;
        painter->save();
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setBrush(Qt::NoBrush);
        painter->setPen(option->palette.color(QPalette::Disabled, QPalette::WindowText));
        const QRectF edge = QRectF(option->rect).adjusted(0.5, 0.5, -0.5, -0.5);
        if (isMenu)
            painter->drawRect(edge); // a window of its own: nothing is seen through its corners
        else if (isBox)
            painter->drawRoundedRect(edge, 2, 2);
        else
            painter->drawEllipse(edge);
        painter->restore();
    }

    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override
    {
        const auto* const button = qstyleoption_cast<const QStyleOptionToolButton*>(option);
        const bool isMore = widget && widget->objectName() == QStringLiteral("qt_toolbar_ext_button");
        if (element != CE_ToolButtonLabel || !button || !isMore) {
            QProxyStyle::drawControl(element, option, painter, widget);
            return;
        }
        QStyleOptionToolButton inked = *button;
        const QPixmap picture = button->icon.pixmap(button->iconSize, widget->devicePixelRatioF());
        inked.icon = QIcon(inInk(picture, button->palette));
        QProxyStyle::drawControl(element, &inked, painter, widget);
    }

    QIcon standardIcon(StandardPixmap which, const QStyleOption* option, const QWidget* widget) const override
    {
        const QIcon icon = QProxyStyle::standardIcon(which, option, widget);
        if (which != SP_DialogCloseButton)
            return icon;
        QIcon inked;
        for (const QSize& size : icon.availableSizes())
            inked.addPixmap(inInk(icon.pixmap(size, 1), QApplication::palette()));
        return inked;
    }

private:
    /** Some pictures are black, whatever the window's colours are: an arrow for more than is seen, a cross to close. */
    static QPixmap inInk(QPixmap picture, const QPalette& palette)
    {
        QPainter painter(&picture);
        painter.setCompositionMode(QPainter::CompositionMode_SourceIn);
        painter.fillRect(picture.rect(), palette.color(QPalette::WindowText));
        return picture;
    }
};

void setInk(QPalette& palette, std::initializer_list<QPalette::ColorRole> roles, QRgb ink)
{
    for (const QPalette::ColorRole role : roles)
        palette.setColor(role, QColor(ink));
}

} // namespace

WindowColours::WindowColours(SettingsStore& settings, QObject* parent) : QObject(parent)
{
    connect(&settings, &SettingsStore::changed, this, [this](const Settings& now) { show(now.colours); });
    show(settings.value().colours);
}

WindowColours::~WindowColours()
{
    if (qApp)
        show(Settings::Colours::Desktop);
}

QPalette WindowColours::palette(bool isDark)
{
    const WindowInk& ink = isDark ? kDark : kLight;
    QPalette palette;
    setInk(palette, {QPalette::Window}, ink.window);
    setInk(palette, {QPalette::Base}, ink.base);
    setInk(palette, {QPalette::AlternateBase}, ink.alternate);
    setInk(palette, {QPalette::Button}, ink.button);
    setInk(palette, {QPalette::WindowText, QPalette::Text, QPalette::ButtonText}, ink.text);
    setInk(palette, {QPalette::BrightText}, 0xFFFFFFFF);
    setInk(palette, {QPalette::PlaceholderText}, ink.hint);
    setInk(palette, {QPalette::Highlight}, ink.highlight);
    setInk(palette, {QPalette::HighlightedText}, ink.highlighted);
    setInk(palette, {QPalette::Link}, ink.link);
    setInk(palette, {QPalette::LinkVisited}, ink.visited);
    setInk(palette, {QPalette::ToolTipBase}, ink.tip);
    setInk(palette, {QPalette::ToolTipText}, ink.tipText);
    setInk(palette, {QPalette::Light}, ink.light);
    setInk(palette, {QPalette::Midlight}, ink.midlight);
    setInk(palette, {QPalette::Mid}, ink.mid);
    setInk(palette, {QPalette::Dark}, ink.dark);
    setInk(palette, {QPalette::Shadow}, ink.shadow);
    for (const QPalette::ColorRole role : {QPalette::WindowText, QPalette::Text, QPalette::ButtonText})
        palette.setColor(QPalette::Disabled, role, QColor(ink.disabled));
    palette.setColor(QPalette::Disabled, QPalette::Highlight, QColor(ink.mid));
    return palette;
}

/** What the windows go back to. */
void WindowColours::keepDesktop()
{
    m_style = QApplication::style()->name();
    m_desktop = QApplication::palette();
    m_tips = QToolTip::palette();
    for (const char* const name : kClasses) {
        const QPalette own = QApplication::palette(name);
        if (own != m_desktop)
            m_desktops[name] = own;
    }
}

void WindowColours::showDesktop()
{
    if (QStyle* const style = QStyleFactory::create(m_style))
        QApplication::setStyle(style);
    QApplication::setPalette(m_desktop);
    for (const auto& [name, palette] : std::as_const(m_desktops).asKeyValueRange())
        QApplication::setPalette(palette, name.constData());
    QToolTip::setPalette(m_tips);
}

void WindowColours::show(Settings::Colours colours)
{
    if (colours == m_shown)
        return;
    if (m_shown == Settings::Colours::Desktop)
        keepDesktop();
    m_shown = colours;
    if (colours == Settings::Colours::Desktop) {
        showDesktop();
        return;
    }
    QApplication::setStyle(new OutlinedFusion);
    const QPalette all = palette(colours == Settings::Colours::Dark);
    QApplication::setPalette(all);
    for (const QByteArray& name : m_desktops.keys())
        QApplication::setPalette(all, name.constData());
    QPalette tip = all;
    tip.setColor(QPalette::Window, all.color(QPalette::ToolTipBase));
    tip.setColor(QPalette::WindowText, all.color(QPalette::ToolTipText));
    QToolTip::setPalette(tip);
}

} // namespace ringford::ui
