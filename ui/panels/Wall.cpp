// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/Wall.h"

#include "ui/panels/ProjectorStrip.h"
#include "ui/panels/WallCover.h"
#include "ui/panels/WallNote.h"

#include <QAction>
#include <QActionGroup>
#include <QFontMetricsF>
#include <QScreen>

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
      // The full stop is what presenters send.
      m_black(makeSwitch("black", tr("Black"), {QKeySequence(Qt::Key_F8), QKeySequence(Qt::Key_Period)})),
      m_frozen(makeSwitch("frozen", tr("Stand Still"), {QKeySequence(Qt::Key_F9)}))
{
    connectCovers();
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
    auto* const covers = new QActionGroup(this);
    covers->setExclusionPolicy(QActionGroup::ExclusionPolicy::ExclusiveOptional);
    covers->addAction(m_black);
    covers->addAction(m_frozen);
    connect(m_cover, &WallCover::pressed, this, &Wall::uncover);
    connect(m_black, &QAction::toggled, this, [this](bool isBlack) {
        if (isBlack)
            m_cover->blacken();
        else
            m_cover->uncover();
    });
    connect(m_frozen, &QAction::toggled, this, [this](bool isFrozen) {
        // What was told, and what hands press, is no part of the picture.
        m_note->hide();
        m_strip.hide();
        if (isFrozen)
            m_cover->freeze();
        else
            m_cover->uncover();
    });
}

bool Wall::uncover()
{
    if (m_cover->isHidden())
        return false;
    m_black->setChecked(false);
    m_frozen->setChecked(false);
    return true;
}

void Wall::setOn(bool isOn)
{
    uncover();
    for (QAction* const one : m_parts + QList{m_black, m_frozen})
        one->setEnabled(isOn);
    m_strip.setSwitches(m_parts + QList{m_black, m_frozen});
    if (isOn)
        tellHowToLeave();
    else
        m_note->hide();
}

void Wall::resetParts()
{
    for (QAction* const part : m_parts)
        part->setChecked(part->data().toBool());
}

void Wall::tellHowToLeave()
{
    const auto withKey = [](const QAction* one) {
        //: a key of a projector and what it does: %1 is the key, %2 says what
        return tr("%1: %2", "projector").arg(one->shortcut().toString(QKeySequence::NativeText), one->text());
    };
    // A key stands in one line with what it does.
    constexpr QChar kNoBreak = QChar::Nbsp;
    QStringList keys{tr("F5 or Esc: back to the window").replace(u' ', kNoBreak)};
    for (const QAction* const one : m_parts + QList{m_black, m_frozen})
        keys += withKey(one).replace(u' ', kNoBreak);
    m_note->say(keys.join(QStringLiteral(" · ")), lettersOnWall(m_window));
}

} // namespace ringford::ui
