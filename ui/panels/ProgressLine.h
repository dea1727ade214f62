// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QFrame>
#include <QTimer>

class QLabel;
class QProgressBar;

namespace ringford::ui {

class Document;

/** Shows how far a file has been read or written, with Cancel; only when it takes longer than a second. */
class ProgressLine : public QFrame {
    Q_OBJECT

public:
    /** @p document outlives it. */
    explicit ProgressLine(Document& document, QWidget* parent = nullptr);

private:
    void onBusy(bool busy);
    void update();

    Document& m_document;
    QLabel* m_label;
    QProgressBar* m_bar;
    QTimer m_delay;
    QTimer m_tick;
};

} // namespace ringford::ui
