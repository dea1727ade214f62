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

signals:
    /** Never none. */
    void dropped(const QStringList& files);
    /** Never blank. */
    void droppedText(const QString& text);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace ringford::ui
