// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFont>
#include <QList>
#include <QObject>
#include <QStringList>

class QAction;
class QKeyEvent;
class QKeySequence;
class QWidget;

namespace ringford::ui {

class ProjectorStrip;
class RestingPointer;
class WallCover;
class WallNote;

/** How many pixels large letters are whose capitals have 1/30 of the height of the screen that @p window is on. */
int lettersOnWall(const QWidget& window);
/** Such letters, of the window's kind. */
QFont fontOnWall(const QWidget& window);

/**
 * What a window offers while a room looks at it: parts of the picture that come and go by a key each, a black screen,
 * a picture that stands still, and for the first seconds, or until something is pressed, how to leave. Each key has its
 * button in the strip. While the window is covered keys do no more than end that: nobody sees what else they would do.
 */
class Wall : public QObject {
    Q_OBJECT

public:
    /** Both outlive it. */
    Wall(QWidget& window, ProjectorStrip& strip);

    /** A part that is seen or not: its switch. @p name is for tests */
    QAction* addPart(const char* name, const QString& text, const QKeySequence& key, bool isShown = true);
    /** A key that does something else there: it is told with the others. */
    void addKey(const QKeySequence& key, const QString& does);
    void setOn(bool isOn);
    /** Shows all parts again that were shown at first, and no others. */
    void resetParts();
    /**
     * Takes away what covers the window, where a black screen lies over a picture that stands still only that; false if
     * nothing does.
     */
    bool uncover();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    bool passesCover(const QKeyEvent& press) const;
    QAction* makeSwitch(const char* name, const QString& text, const QList<QKeySequence>& keys);
    void connectCovers();
    static QString withKey(const QKeySequence& key, const QString& does);
    void dismissNote(const QEvent& event);
    void announceHowToLeave();

    QWidget& m_window;
    ProjectorStrip& m_strip;
    WallCover* m_cover;
    WallNote* m_note;
    RestingPointer* m_pointer;
    QList<QAction*> m_parts;
    QStringList m_otherKeys; ///< and what they do
    QAction* m_black;
    QAction* m_frozen;
};

} // namespace ringford::ui
