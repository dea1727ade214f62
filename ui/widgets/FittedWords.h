// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QScrollArea>

#include <vector>

class QLabel;
class QVBoxLayout;

namespace ringford::ui {

/**
 * Plain texts, one below the other, in letters as large as there is room for, all of them of one size. Where there is
 * no room even for small letters they are scrolled, by keys as well where it has an accessible name.
 */
class FittedWords : public QScrollArea {
    Q_OBJECT

public:
    explicit FittedWords(QWidget* parent = nullptr);

    /** A text below those that are there; while it is empty it takes no room. @p name is for tests and style. */
    QLabel* add(const char* name, bool isBold = false);
    /**
     * Lets the words of @p label, one of its own, be selected and copied by keys as well as by mouse: Tab stops there
     * while it has any. @p help tells what it is.
     */
    void setCopied(QLabel& label, const QString& help);
    /** @p label is one of its own. Of a text of many pages the beginning is shown. */
    void setText(QLabel& label, const QString& text);
    /** Letters leave room for @p kept in place of a shorter text of @p label: they stay as they are when that comes. */
    void keepRoomFor(QLabel& label, const QString& kept);
    /** Whether @p label is seen where it has a text. */
    void setShown(QLabel& label, bool isShown);
    /**
     * Letters are between @p least and @p most pixels large; smaller ones, down to those of the window, where the texts
     * have no room in the least.
     */
    void setLetters(int least, int most);
    /** How high the texts that are seen would be in letters of so many pixels, in the width that there is. */
    int heightIn(int letters) const { return roomFor(letters, Texts::Now).height(); }
    /** How large letters are now, in pixels. */
    int letters() const { return m_letters; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    void lettersChanged(int pixels);

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /** Whether what may come counts, or only what is there. */
    enum class Texts { Now, Kept };
    struct Part {
        QLabel* label;
        bool isBold;
        bool isShown;
        bool isCopied = false; ///< by keys, too
        QString kept{};        ///< may come in place of its text
    };

    Part& partOf(const QLabel& label);
    int usualLetters() const;
    QFont fontOf(const Part& part, int letters) const;
    QSize roomFor(int letters, Texts texts) const;
    bool fits(int letters, Texts texts = Texts::Now) const;
    int largest(int least, int most, Texts texts = Texts::Now) const;
    void show(const Part& part) const;
    void fit();

    QVBoxLayout* m_rows;
    std::vector<Part> m_parts;
    int m_least = 0; ///< pixels; 0: the window's letters
    int m_most = 0;
    int m_letters = 0;
};

} // namespace ringford::ui
