// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QListWidget>

class QLabel;

namespace ringford::ui {

/**
 * The actions of a line one after the other, in one row or in the few that there is room for; an ellipsis behind them says
 * that there are more. Left and Right go along it, and what comes there is brought into view.
 */
class LineView : public QListWidget {
    Q_OBJECT

public:
    explicit LineView(QWidget* parent = nullptr);

    void setTexts(const QStringList& texts, const QStringList& spoken = {});
    QStringList texts() const;
    /** The one that is pointed at, or that the keys are at; -1: none. */
    int lookedAt() const { return m_lookedAt; }

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

signals:
    /** Another one is looked at, or none: -1. */
    void looked(int number);

protected:
    bool viewportEvent(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    void look(int number);
    int rowHeight() const;
    void fitFont();
    void showMore();

    int m_lookedAt = -1;
    QLabel* m_more; ///< the ellipsis
};

} // namespace ringford::ui
