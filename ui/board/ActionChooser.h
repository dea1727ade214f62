// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/play/Game.h"

#include <QFrame>
#include <QIcon>

#include <vector>

class QGridLayout;

namespace ringford::ui {

/** What is offered for an action: a picture where one tells it, and words. */
struct Choice {
    Action action;
    QIcon picture;
    QString words;
    QChar letter = {}; ///< a key that chooses it; null if none does
};

/** Lets a person choose among actions with the same touches, at the place where they were touched. By mouse, keys or letters. */
class ActionChooser : public QFrame {
    Q_OBJECT

public:
    ActionChooser(const std::vector<Choice>& choices, QWidget* parent);

    /** Opens near @p place (in the parent's coordinates) and takes the focus. */
    void openAt(const QRect& place);
    /** Goes to where @p place has gone; nothing else changes. */
    void placeBy(const QRect& place);

signals:
    void chosen(const ringford::Action& action);
    void cancelled();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void step(int by);

    bool chooseByLetter(const QString& typed);

    std::vector<QWidget*> m_buttons;
    std::vector<QChar> m_letters; ///< by button
    int m_columns;
};

} // namespace ringford::ui
