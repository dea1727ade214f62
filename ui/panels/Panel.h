// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/ListWidth.h"

#include <QDockWidget>

namespace ringford::ui {

/** A part of the window beside the board, which people can move, close and show again. */
class Panel : public QDockWidget {
    Q_OBJECT

public:
    /** What the window needs to know of a panel to have it. */
    struct Traits {
        const char* name; ///< of the object: layouts know it by that
        QString title;
        QString menuText; ///< in the menu View, with its key
        Qt::DockWidgetArea area = Qt::RightDockWidgetArea;
        int widthBelow = 240;      ///< beside others below a long board, in device-independent pixels
        bool isOptional = false;   ///< some games have no use for it
        bool isPlayedFrom = false; ///< actions begin here: it is as important as the board
        bool hasSwitch = true;     ///< the menu View shows and hides it; else a command does
    };
    Panel(const Traits& traits, QWidget* parent);

    Qt::DockWidgetArea usualArea() const { return m_area; }
    int widthBelow() const { return m_widthBelow; }
    /** With which nothing that it says by itself is cut; 0: as its lists say. */
    virtual int wholeWidth(ListLines /*lines*/) const { return 0; }
    /** What may stand beside its lists, where nobody else needs the width. */
    virtual int besideLists() const { return 0; }
    /** Whether it changes by itself, and is looked at while others play: where room is short, others are scrolled first. */
    virtual bool isWatched() const { return false; }
    /** Whether its list keeps fewer lines than usual: boards would be small beside all of them. */
    virtual void giveWay(bool /*isGiving*/) {}
    /** Whether it draws what it shows into the room that it has: where that is low nothing of it has to be scrolled. */
    virtual bool isDrawn() const { return false; }
    /** Whether it has held nothing for so long that it no longer keeps the room that it had in this game. */
    virtual bool isLongEmpty() const { return false; }
    bool isOptional() const { return m_isOptional; }
    bool isPlayedFrom() const { return m_isPlayedFrom; }
    bool hasSwitch() const { return m_hasSwitch; }
    /** Whether what actions begin at comes into it while a game goes on; else, empty at first, it may stay so. */
    virtual bool isFilledLater() const { return true; }
    /** Whether the game has a use for it; else it is neither seen nor offered. */
    virtual bool isWanted() const { return true; }
    /** Whether somebody has closed it, and not the game. */
    bool isClosedByHand() const { return m_isClosedByHand; }
    void setClosedByHand(bool isClosed) { m_isClosedByHand = isClosed; }
    /** Where it lies now: what must not be high there is not, and what must not keep others low lets them grow. */
    void fitToPlace();

    void setVisible(bool isVisible) override;

signals:
    /** It will be shown, or hidden, in a window that is seen; others have their sizes still. */
    void comesOrGoes();
    /** It wants more room or less than what it lists says: isLongEmpty() says something else. */
    void roomChanged();

protected:
    /** Puts @p content in it, no higher alone beside a board than it has to be: the list of moves takes the room. */
    void setLowContent(QWidget* content);
    void closeEvent(QCloseEvent* event) override;

private:
    Qt::DockWidgetArea m_area;
    int m_widthBelow;
    bool m_isOptional;
    bool m_isPlayedFrom;
    bool m_hasSwitch;
    bool m_isClosedByHand = false;
    bool m_isLow = false;
};

} // namespace ringford::ui
