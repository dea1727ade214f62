// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/ItemLayout.h"

#include <vector>

namespace ringford::ui {

/**
 * A sign, words, and what closes them, in a row, with choices: behind the words; below them where that would leave a
 * column of single words; below one another where they are too wide for a row. All of it follows from the width alone, so
 * that who asks how high it is in some width, to decide about the width, can rely on the answer.
 */
class MessageLayout : public ItemLayout {
public:
    /** Lays out the children of @p parent: the sign, the words and what closes them are added first, then choices. */
    explicit MessageLayout(QWidget* parent) : ItemLayout(parent) {}

    QSize sizeHint() const override;
    /** With the choices in the row, and no words. */
    QSize minimumSize() const override;
    int heightForWidth(int width) const override { return places(QRect(0, 0, width, 0)).height; }
    void setGeometry(const QRect& rect) override;

private:
    struct Places {
        std::vector<QRect> items; ///< in the order of the items
        int height = 0;           ///< that all of it needs, with margins
    };
    Places places(const QRect& within) const;
    int widthOf(std::size_t item) const { return items()[item]->sizeHint().width(); }
    int wordsWidth() const;
    int choicesWidth() const;
    int besideWords() const;
    int placeBelow(std::vector<QRect>& places, const QRect& row) const;
};

} // namespace ringford::ui
