// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QStringList>

class QWidget;

namespace ringford::ui {

/** Takes files that are dropped on a window, or text of another program where somebody hears droppedText(). */
class FileDrop : public QObject {
    Q_OBJECT

public:
    /** It belongs to @p window. */
    explicit FileDrop(QWidget& window);

    /** Of files that are dropped together no more are opened: each has a window of its own. */
    static constexpr qsizetype kMostFiles = 10;
    /** Says that so many more were not opened. */
    static QString onMore(qsizetype files);

signals:
    /** Never none. */
    void dropped(const QStringList& files);
    /** Never blank. */
    void droppedText(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ringford::ui
