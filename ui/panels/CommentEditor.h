// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPlainTextEdit>

namespace ringford::ui {

/** A text that is taken over when the focus leaves it, or with Ctrl+Enter or Esc: nothing typed is lost. */
class CommentEditor : public QPlainTextEdit {
    Q_OBJECT

public:
    explicit CommentEditor(QWidget* parent = nullptr);

    /** Shows another text; what was typed before is not taken over by this. */
    void setText(const QString& text);
    /** Takes over what was typed, if it is another text now. */
    void commit();

signals:
    void committed(const QString& text);
    /** The person is done: the focus can go back. */
    void finished();

protected:
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    QString m_before;
};

} // namespace ringford::ui
