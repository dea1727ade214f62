// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Result.h"
#include "engine/tournament/LedgerRow.h"
#include "engine/tournament/Tournament.h"

#include <QDialog>

#include <functional>
#include <utility>

class QDialogButtonBox;
class QFormLayout;
class QLabel;
class QPushButton;
class QVBoxLayout;

namespace ringford::ui {

class DayField;

/**
 * Asks for what the next entry of a ledger needs. What the rules make of it is said while it is chosen; what they are
 * against cannot be entered, and the reason is said.
 */
class EntryDialog : public QDialog {
    Q_OBJECT

public:
    ~EntryDialog() override;

    /** The entry as it is chosen. @pre the day is one */
    LedgerRow row() const;
    /** Enters what is chosen; where that fails the dialog stays, with all that was typed. */
    void setEntering(std::function<bool()> enter) { m_enter = std::move(enter); }
    /** Says that another program has changed the ledger @p file, and offers to read it again. */
    void offerReading(const QString& file);
    /** The ledger was read again: what is chosen stays. */
    void takeReading();

    void accept() override;

signals:
    /** The ledger is to be read again. */
    void readingWanted();

protected:
    /** @p name is for tests; @p accept is the word on the button. @p tournament outlives the dialog. */
    EntryDialog(const Tournament& tournament, const char* name, const QString& title, const QString& accept,
                QWidget* parent);

    void keyPressEvent(QKeyEvent* event) override;

    const Tournament& tournament() const { return m_tournament; }
    /** The rows of fields, above the day. */
    QFormLayout& form() { return *m_form; }
    /** What stands below the fields. */
    QVBoxLayout& rows() { return *m_rows; }
    /** Adds the day, and shows what is chosen. All other fields are there. */
    void finish();
    /** Something else is chosen. */
    void refresh();

    virtual LedgerRow rowOn(std::chrono::year_month_day day) const = 0;
    /** What the rules make of what is chosen, as sentences. @pre they allow it */
    virtual QString outlook() const = 0;
    /** What else keeps it from being entered; empty: nothing. */
    virtual QString obstacle() const { return {}; }

private:
    bool isBarred() const;
    void showOutlook(const QString& outlook);

    const Tournament& m_tournament;
    QVBoxLayout* m_rows;
    QFormLayout* m_form;
    DayField* m_day;
    QLabel* m_outlook;
    QDialogButtonBox* m_buttons;
    QPushButton* m_read;
    std::function<bool()> m_enter;
};

} // namespace ringford::ui
