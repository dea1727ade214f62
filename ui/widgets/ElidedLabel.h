// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QLabel>
#include <QStringList>

namespace ringford::ui {

/**
 * A line of plain text that gives way: where there is no room for all of it, it is said in fewer words or cut with an
 * ellipsis, and told whole beside the pointer. Its text stays whole for assistive programs. Of a text that fills more
 * than any screen only the ends are measured and drawn.
 */
class ElidedLabel : public QLabel {
    Q_OBJECT

public:
    explicit ElidedLabel(Qt::TextElideMode mode, QWidget* parent = nullptr);

    /** The same in fewer words, each shorter than the one before, for where there is less room. */
    void setShorter(const QStringList& texts);
    /** In how many lines it may be said, from 1: words are wrapped before any of them is left out. */
    void setMostLines(int lines);
    int mostLines() const { return m_mostLines; }
    /** What is seen where there are so many pixels. */
    QString seen(int room) const;
    /** Whether something is left out there. */
    bool isCut(int room) const;

    QSize sizeHint() const override;
    QSize minimumSizeHint() const override;

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    QString fitting(int room) const;
    bool fits(const QString& text, int room) const;
    /** Whether the text is too long to be measured by its label. */
    bool isHuge() const;
    QSize sizeOfLine(int width) const;

    Qt::TextElideMode m_mode;
    QStringList m_shorter;
    int m_mostLines = 1;
};

} // namespace ringford::ui
