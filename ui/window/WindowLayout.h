// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QMap>
#include <QObject>
#include <QSize>
#include <QString>

#include <array>

class QMainWindow;
class QToolBar;

namespace ringford::ui {

class BoardView;
class MatchModel;
class Panels;
class SetupStage;
struct WindowMemory;

/** Where the parts of the window are: a person's arrangement, one for boards as most are and one for long ones. */
class WindowLayout : public QObject {
    Q_OBJECT

public:
    /** What it works with; all of it outlives it. */
    struct Context {
        QMainWindow& window;
        MatchModel& match;
        BoardView& board;
        Panels& panels;
        QToolBar& touchBar;
    };
    explicit WindowLayout(const Context& context);

    /** Of a window that nobody has sized, where a screen has @p room: lists beside large boards are read without scrolling. */
    static QSize usualSize(const QSize& room);
    /** Puts the window where @p memory has it, and fits it to the boards of each match from then on. */
    void restore(const WindowMemory& memory);
    void remember(WindowMemory& memory);
    /** All as it comes before a person changes it. */
    void reset();
    /** Makes room for the panels of @p stage, until layBack(). */
    void layAside(SetupStage& stage);
    void layBack();
    /** Shows the panels and bars that the game has something in, and hides the others. */
    void showWhatGameNeeds();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void followLeastSize();
    void restoreState(const QByteArray& state);
    void standClearOfOthers();
    void fitScreen();
    void fitToBoard();
    bool isArrangedFor(const QString& table) const;
    void keepArrangement(const QString& table);

    const Context m_;
    // By whether panels stand below the board:
    std::array<QByteArray, 2> m_usual;    ///< as the window comes before a person changes it
    std::array<QByteArray, 2> m_own;      ///< as a person left it last
    QMap<QString, QByteArray> m_arranged; ///< by what is played, where a person has given panels sizes for that
    QString m_table;                      ///< that panels are arranged for; empty: for none of them
    QByteArray m_laidAside;        ///< the layout from before a position was set up; none: the usual one comes back
    SetupStage* m_stage = nullptr; ///< it has the room now; null: the match
    QSize m_forced;                ///< as large as its parts made it, which need no less; 0 where they did not
    bool m_isLong = false;         ///< the board is, and panels stand below it
};

} // namespace ringford::ui
