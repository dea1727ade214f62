// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>

class QLabel;

namespace ringford::ui {

class FittedWords;

/** The line above a board that a room looks at: what is to be done, and what is counted. Empty, it is not there. */
class WallLine : public QFrame {
    Q_OBJECT

public:
    explicit WallLine(QWidget* parent = nullptr);

    /** How many lines words may have in whole letters. */
    enum class Lines : unsigned char {
        One,     ///< the board below stands still, whatever is told
        AsNeeded ///< but few; as many stay, so that the board moves once
    };

    /** In letters of so many pixels, or smaller ones where a text is too long for them. */
    void setLetters(int letters);
    void setWords(const QString& words, Lines lines = Lines::One);
    /** Empty: nothing is counted. */
    void setCounts(const QString& counts);
    void showWords(bool isShown);
    void showCounts(bool isShown);
    /** Whether it is there at all. */
    void setOn(bool isOn);
    bool isOn() const { return m_isOn; }
    QString words() const;
    QString counts() const;

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    struct Text {
        FittedWords* field;
        QLabel* label;
        bool isShown = true;
    };

    Text makeText(const char* name);
    void refresh();
    void makeRoom();

    Text m_words;
    Text m_counts;
    Lines m_lines = Lines::One; ///< of the words that are there
    int m_room = 0;             ///< px: how high words were at most since this is on
    int m_letters = 0;
    bool m_isOn = false;
};

} // namespace ringford::ui
