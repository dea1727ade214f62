// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/widgets/BoundedField.h"

#include <QPointer>

class QTimer;

namespace ringford::ui {

/**
 * A text that is taken over when the focus leaves it, or with Ctrl+Enter or Esc, and a moment after something was
 * typed: nothing typed is lost, whatever ends the program.
 */
class CommentEditor : public BoundedField {
    Q_OBJECT

public:
    explicit CommentEditor(QWidget* parent = nullptr);
    ~CommentEditor() override;

    /** Shows another text; what was typed before is not taken over by this. */
    void setText(const QString& text);
    /** Takes over what was typed, if it is another text now. */
    void commit();
    /** What the focus was in before it came; null if that is not there any more. */
    QWidget* cameFrom() const { return m_from; }

signals:
    void committed(const QString& text);
    /** What there is so far, at most a moment after it was typed; more is expected. */
    void typed(const QString& text);
    /** The person is done: the focus can go back. */
    void finished();

protected:
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;

private:
    void announceTyped();
    void rememberFrom(QWidget* before, const QWidget* now);

    QString m_before;         ///< as it was told last
    QTimer* m_soon;           ///< until what was typed is told
    QPointer<QWidget> m_from; ///< see cameFrom()
    bool m_isBegun = false;   ///< some of what is being typed was told already
};

} // namespace ringford::ui
