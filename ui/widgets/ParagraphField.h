// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/BoundedField.h"

namespace ringford::ui {

/** A field for one paragraph: it grows with its text, up to some lines, so that all of it is seen. Enter ends it. */
class ParagraphField : public BoundedField {
    Q_OBJECT

public:
    explicit ParagraphField(QWidget* parent = nullptr);

    static constexpr int kMostLines = 6; ///< a longer text is scrolled

    QString text() const { return toPlainText(); }
    void setText(const QString& text) { setPlainText(text); }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /** Enter was pressed, or the focus has left it. */
    void editingFinished();

protected:
    void keyPressEvent(QKeyEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    int heightOf(int lines) const;
    void grow();
};

} // namespace ringford::ui
