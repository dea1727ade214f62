// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QLabel;
class QSettings;
class QTabWidget;
class QTableView;

namespace ringford::ui {

class ChancesPage;
class DiceArea;
class DiceSession;
class ElidedLabel;
class RollRowsModel;

/** What came of the roll set that is looked at: its total, its dice, its rows as a table; all sets there are. */
class RollResults : public QWidget {
    Q_OBJECT

public:
    /** Both outlive it. */
    RollResults(DiceSession& session, QSettings& store, QWidget* parent = nullptr);

    DiceArea& dice() const { return *m_dice; }
    ChancesPage& chances() const { return *m_chances; }
    QTabWidget& tabs() const { return *m_tabs; }
    /** What is told to screen readers of a roll. */
    QString spoken() const;

private:
    QTableView* addTable(const char* name, const QString& title, const QString& help, QAbstractItemModel* model);
    void addHistory();
    void makeTabs();
    void show();
    void fitTable();

    DiceSession& m_session;
    ElidedLabel* m_rolled; ///< sets have names of their own: this is what was rolled
    QLabel* m_total;
    QLabel* m_figures;
    QLabel* m_warning;
    QTabWidget* m_tabs;
    DiceArea* m_dice;
    RollRowsModel* m_rows;
    ChancesPage* m_chances;
    QTableView* m_table = nullptr;
    QTableView* m_history = nullptr;
};

} // namespace ringford::ui
