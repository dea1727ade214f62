// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Setup.h"

#include <QWidget>

class QLabel;
class QListWidget;
class QToolButton;

namespace ringford::ui {

class SetupDocument;

/** All that keeps a setup from being played. Choosing one leads to where it is. */
class ProblemsPanel : public QWidget {
    Q_OBJECT

public:
    /** @p document outlives it. */
    explicit ProblemsPanel(SetupDocument& document, QWidget* parent = nullptr);

    QListWidget& list() const { return *m_list; }

signals:
    /** Somebody wants to see where it is. */
    void chosen(const ringford::SetupProblem& problem);

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void refresh();
    void choose();
    void updateButton();
    void removeItem();
    const SetupProblem* current() const;

    SetupDocument& m_document;
    QLabel* m_title;
    QListWidget* m_list;
    QToolButton* m_remove;
};

} // namespace ringford::ui
