// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/dice/RollReader.h"

#include <QLineEdit>
#include <QWidget>

#include <optional>

namespace ringford::ui {

/** A line of text that knows where on the screen its characters are. */
class ColumnEdit : public QLineEdit {
    Q_OBJECT

public:
    using QLineEdit::QLineEdit;

    /** How far from the left edge character number @p column begins, from 1, wherever the line is scrolled to. */
    int placeOf(int column) const;
};

/** Where a roll is written. What is wrong with it is told below, and pointed at, while it is typed. */
class RollField : public QWidget {
    Q_OBJECT

public:
    explicit RollField(QWidget* parent = nullptr);

    ColumnEdit& edit() const { return *m_edit; }
    QString text() const { return m_edit->text(); }
    void setText(const QString& text) { m_edit->setText(text); }
    /** What is written; nothing if it is no roll. */
    const std::optional<dice::WrittenRoll>& roll() const { return m_roll; }
    /** What is wrong, for people; empty if nothing is, and while nothing is written. */
    const QString& trouble() const { return m_trouble; }
    /** The character that does not fit, from 1. */
    int troubleColumn() const { return m_column; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;
    /** Draws what is wrong, and a pointer to where, into @p place below the line. */
    void paintTrouble(QPainter& painter, const QRect& place) const;

signals:
    void changed();
    /** Enter was pressed. */
    void entered();

protected:
    void resizeEvent(QResizeEvent* event) override;

private:
    void read();
    int lineHeight() const { return fontMetrics().height(); }
    int pointerHeight() const { return lineHeight() / 2; }

    ColumnEdit* m_edit;
    QWidget* m_below;
    std::optional<dice::WrittenRoll> m_roll;
    QString m_trouble;
    int m_column = 1;
};

} // namespace ringford::ui
