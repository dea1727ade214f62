// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/Wall.h"

#include "ui/panels/ProjectorStrip.h"
#include "ui/panels/RestingPointer.h"
#include "ui/panels/WallCover.h"
#include "ui/panels/WallNote.h"

#include <QAction>
#include <QCoreApplication>
#include <QFontMetricsF>
#include <QKeyEvent>
#include <QScreen>
#include <QWindow>

#include <algorithm>
#include <array>
#include <cmath>

namespace ringford::ui {

int lettersOnWall(const QWidget& window)
{
    constexpr int kMeasured = 100; // px
    constexpr double kPart = 30;   // of the screen
    QFont measured = window.font();
    measured.setPixelSize(kMeasured);
    const double capital = window.screen()->geometry().height() / kPart;
    return static_cast<int>(std::ceil(capital * kMeasured / QFontMetricsF(measured).capHeight()));
}

QFont fontOnWall(const QWidget& window)
{
    QFont font = window.font();
    font.setPixelSize(lettersOnWall(window));
    return font;
}

Wall::Wall(QWidget& window, ProjectorStrip& strip)
    : QObject(&window), m_window(window), m_strip(strip), m_cover(new WallCover(window)), m_note(new WallNote(window)),
      m_pointer(new RestingPointer(this)),
      // The full stop is what presenters send.
      m_black(makeSwitch("black", tr("Black"), {QKeySequence(Qt::Key_F8), QKeySequence(Qt::Key_Period)})),
      m_frozen(makeSwitch("frozen", tr("Stand Still"), {QKeySequence(Qt::Key_F9)}))
{
    connectCovers();
}

/** Whether a key does what it always does: for the cover, for the window itself, or for other keys, as Shift. */
bool Wall::passesCover(const QKeyEvent& press) const
{
    constexpr std::array kAlways{Qt::Key_Escape, Qt::Key_F5,    Qt::Key_Shift, Qt::Key_Control,
                                 Qt::Key_Alt,    Qt::Key_AltGr, Qt::Key_Meta};
    if (std::ranges::find(kAlways, static_cast<Qt::Key>(press.key())) != kAlways.end() ||
        press.matches(QKeySequence::Quit) || press.matches(QKeySequence::Close))
        return true;
    const QKeySequence keys(press.keyCombination());
    return m_black->shortcuts().contains(keys) || (!m_cover->isBlack() && m_frozen->shortcuts().contains(keys));
}

/** Who has begun to work there has read how to leave; it lies on the board. */
void Wall::dismissNote(const QEvent& event)
{
    constexpr std::array kOthers{Qt::Key_Shift, Qt::Key_Control, Qt::Key_Alt, Qt::Key_AltGr, Qt::Key_Meta};
    const bool isPress = event.type() == QEvent::KeyPress || event.type() == QEvent::ShortcutOverride;
    const bool isKey =
        isPress && std::ranges::find(kOthers, static_cast<const QKeyEvent&>(event).key()) == kOthers.end();
    if (m_cover->isHidden() && (isKey || event.type() == QEvent::MouseButtonPress))
        m_note->hide();
}

bool Wall::eventFilter(QObject* watched, QEvent* event)
{
    dismissNote(*event);
    if (event->type() != QEvent::ShortcutOverride && event->type() != QEvent::KeyPress)
        return QObject::eventFilter(watched, event);
    const auto* const widget = qobject_cast<QWidget*>(watched);
    const bool isHere = widget ? widget->window() == &m_window : watched == m_window.windowHandle();
    if (!isHere || m_cover->isHidden() || passesCover(*static_cast<QKeyEvent*>(event)))
        return QObject::eventFilter(watched, event);
    if (event->type() == QEvent::KeyPress) {
        const QAction* const cover = m_cover->isFrozen() ? m_frozen : m_black;
        //: on a projector: %1 is a key
        const QString way = tr("%1 or Esc: go on").arg(cover->shortcut().toString(QKeySequence::NativeText));
        m_note->say(QString(way).replace(u' ', QChar::Nbsp), lettersOnWall(m_window));
    }
    event->accept();
    return true;
}

QAction* Wall::makeSwitch(const char* name, const QString& text, const QList<QKeySequence>& keys)
{
    auto* const made = new QAction(text, this);
    made->setObjectName(QLatin1String(name));
    made->setCheckable(true);
    made->setShortcuts(keys);
    //: a button on a projector: %1 is what it says, %2 its key
    made->setToolTip(tr("%1 (%2)", "projector").arg(text, keys.front().toString(QKeySequence::NativeText)));
    made->setEnabled(false);
    m_window.addAction(made);
    return made;
}

QAction* Wall::addPart(const char* name, const QString& text, const QKeySequence& key, bool isShown)
{
    QAction* const part = makeSwitch(name, text, {key});
    part->setChecked(isShown);
    part->setData(isShown);
    m_parts += part;
    return part;
}

void Wall::connectCovers()
{
    connect(m_cover, &WallCover::pressed, this, &Wall::uncover);
    connect(m_black, &QAction::toggled, m_cover, &WallCover::setBlack);
    connect(m_frozen, &QAction::toggled, this, [this](bool isFrozen) {
        // What was told, and what hands press, is no part of the picture.
        m_note->hide();
        m_strip.hide();
        m_cover->setFrozen(isFrozen);
    });
}

bool Wall::uncover()
{
    if (m_cover->isHidden())
        return false;
    // Whoever lets a picture stand still does not want the room to see what is behind it, black in between or not.
    (m_black->isChecked() ? m_black : m_frozen)->setChecked(false);
    m_note->hide(); // that it can be
    return true;
}

void Wall::setOn(bool isOn)
{
    for (QAction* const one : {m_black, m_frozen})
        one->setChecked(false);
    for (QAction* const one : m_parts + QList{m_black, m_frozen})
        one->setEnabled(isOn);
    if (isOn)
        QCoreApplication::instance()->installEventFilter(this);
    else
        QCoreApplication::instance()->removeEventFilter(this);
    m_pointer->setOn(isOn);
    m_strip.setSwitches(m_parts + QList{m_black, m_frozen});
    m_strip.setLetters(lettersOnWall(m_window));
    if (isOn)
        announceHowToLeave();
    else
        m_note->hide();
}

void Wall::resetParts()
{
    for (QAction* const part : m_parts)
        part->setChecked(part->data().toBool());
}

QString Wall::withKey(const QKeySequence& key, const QString& does)
{
    //: a key of a projector and what it does: %1 is the key, %2 says what
    return tr("%1: %2", "projector").arg(key.toString(QKeySequence::NativeText), does);
}

void Wall::addKey(const QKeySequence& key, const QString& does)
{
    m_otherKeys += withKey(key, does);
}

void Wall::announceHowToLeave()
{
    // A key stands in one line with what it does.
    constexpr QChar kNoBreak = QChar::Nbsp;
    QStringList keys;
    for (const QString& one : m_otherKeys)
        keys += QString(one).replace(u' ', kNoBreak);
    for (const QAction* const one : m_parts + QList{m_black, m_frozen})
        keys += withKey(one->shortcut(), one->text()).replace(u' ', kNoBreak);
    // No line begins with the dot between two of them. They are for who stands beside the wall, and lie on the board.
    m_note->say(tr("F5 or Esc: back to the window").replace(u' ', kNoBreak), lettersOnWall(m_window),
                keys.join(kNoBreak + QStringLiteral("· ")));
}

} // namespace ringford::ui
