// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

#include <chrono>
#include <optional>

class QLineEdit;

namespace ringford::ui {

/** A day, typed as ledgers write it or picked from a calendar. The keys up and down lead to the next and the last. */
class DayField : public QWidget {
    Q_OBJECT

public:
    using Day = std::chrono::year_month_day;

    explicit DayField(QWidget* parent = nullptr);

    /** Nothing as long as what is typed is no day. */
    std::optional<Day> day() const;
    void setDay(Day day);
    /** Why there is no day, for people. @pre there is none */
    QString trouble() const;

signals:
    void dayChanged();

protected:
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void showCalendar();
    void step(int days);

    QLineEdit* m_text;
};

} // namespace ringford::ui
