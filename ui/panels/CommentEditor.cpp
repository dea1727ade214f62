// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/CommentEditor.h"

#include <QApplication>
#include <QElapsedTimer>
#include <QKeyEvent>
#include <QMenuBar>
#include <QTimer>

#include <algorithm>
#include <utility>

namespace ringford::ui {

namespace {

constexpr int kTold = 400;        // ms of typing that may be lost
constexpr int kRest = 10;         // times as long as telling took nothing is told: in a long game, typing is fluent,
constexpr int kLongestRest = 500; // but no longer than that (ms), however busy the computer is

} // namespace

CommentEditor::CommentEditor(QWidget* parent) : BoundedField(parent), m_soon(new QTimer(this))
{
    setTabChangesFocus(true);
    m_soon->setSingleShot(true);
    m_soon->setInterval(kTold);
    connect(m_soon, &QTimer::timeout, this, &CommentEditor::announceTyped);
    // Who types without a pause is not waited for.
    connect(this, &BoundedField::textChanged, m_soon, [this] {
        if (!m_soon->isActive())
            m_soon->start();
    });
    connect(qApp, &QApplication::focusChanged, this, &CommentEditor::rememberFrom);
}

/** It loses the focus when it is no editor any more, but still a widget. */
CommentEditor::~CommentEditor()
{
    disconnect(qApp, nullptr, this, nullptr);
}

/** Menus and other windows are come back from: that is no way to it. */
void CommentEditor::rememberFrom(QWidget* before, const QWidget* now)
{
    if (now == this && before && before->window() == window() && !qobject_cast<QMenuBar*>(before))
        m_from = before;
}

void CommentEditor::setText(const QString& text)
{
    // The same text of another place is no news to who listens, but what was typed there is not undone here.
    if (text != toPlainText())
        setPlainText(text);
    else
        document()->clearUndoRedoStacks();
    m_before = toPlainText(); // which knows one kind of blank and of line end
    m_isBegun = false;
    m_soon->stop();
}

void CommentEditor::announceTyped()
{
    const QString now = toPlainText();
    if (isReadOnly() || now == m_before)
        return;
    m_before = now;
    m_isBegun = true;
    QElapsedTimer timer;
    timer.start();
    emit typed(now);
    m_soon->setInterval(std::clamp(kRest * static_cast<int>(timer.elapsed()), kTold, kLongestRest));
}

void CommentEditor::commit()
{
    m_soon->stop();
    const QString now = toPlainText();
    const bool isBegun = std::exchange(m_isBegun, false);
    if (isReadOnly() || (now == m_before && !isBegun))
        return;
    m_before = now;
    emit committed(now);
}

void CommentEditor::focusOutEvent(QFocusEvent* event)
{
    BoundedField::focusOutEvent(event);
    if (event->reason() != Qt::PopupFocusReason)
        commit();
}

void CommentEditor::keyPressEvent(QKeyEvent* event)
{
    const bool isEnter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (event->key() == Qt::Key_Escape || (isEnter && event->modifiers() & Qt::ControlModifier)) {
        commit();
        emit finished();
    } else {
        BoundedField::keyPressEvent(event);
    }
}

} // namespace ringford::ui
