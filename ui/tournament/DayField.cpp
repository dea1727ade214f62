// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/DayField.h"

#include "engine/tournament/LedgerRow.h"
#include "ui/tournament/LedgerWords.h"
#include "ui/widgets/Announcer.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QCalendarWidget>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QMenu>
#include <QRegularExpression>
#include <QTimer>
#include <QToolButton>
#include <QWidgetAction>

namespace ringford::ui {

DayField::DayField(QWidget* parent) : QWidget(parent), m_text(new QLineEdit(this))
{
    constexpr int kLongestDay = 20; // letters
    auto* const row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    m_text->setObjectName(QStringLiteral("day"));
    m_text->setMaxLength(kLongestDay);
    m_text->setAccessibleName(tr("Day"));
    m_text->setToolTip(tr("The day on which it happened, as 2026-11-02: not before that of the last entry."));
    m_text->setWhatsThis(m_text->toolTip());
    m_text->installEventFilter(this);
    auto* const calendar = new QToolButton(this);
    calendar->setObjectName(QStringLiteral("calendar"));
    calendar->setText(QStringLiteral("…"));
    calendar->setAccessibleName(tr("Calendar"));
    calendar->setToolTip(tr("Picks the day from a calendar."));
    calendar->setWhatsThis(calendar->toolTip());
    calendar->setFocusPolicy(Qt::StrongFocus);
    row->addWidget(m_text, 1);
    row->addWidget(calendar);
    setFocusProxy(m_text);
    setFocusPolicy(m_text->focusPolicy()); // a label passes the focus on to nothing that takes none
    connect(m_text, &QLineEdit::textChanged, this, &DayField::dayChanged);
    connect(calendar, &QToolButton::clicked, this, &DayField::showCalendar);
}

std::optional<DayField::Day> DayField::day() const
{
    return readDay(m_text->text().trimmed().toStdString());
}

QString DayField::trouble() const
{
    static const QRegularExpression kDay(QStringLiteral("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"));
    const QString text = m_text->text().trimmed();
    return kDay.match(text).hasMatch() ? tr("There is no day %1.").arg(text) : tr("A day is written as 2026-11-02.");
}

void DayField::setDay(Day day)
{
    m_text->setText(words::fromUtf8(writeDay(day)));
}

void DayField::showCalendar()
{
    auto* const menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    auto* const calendar = new QCalendarWidget(menu);
    if (const auto now = day())
        calendar->setSelectedDate(words::toDate(*now));
    const auto take = [this, menu](QDate date) {
        setDay(words::toDay(date));
        m_text->setFocus(); // where the day is read
        menu->close();
    };
    connect(calendar, &QCalendarWidget::clicked, this, take);
    // Of a day that keys come to readers say the week in which it lies, all of it, and no month. A key that is held
    // passes days quicker than they are spoken: of those only the last is told.
    constexpr int kPassing = 150; // ms, longer than between two days of a held key
    auto* const rest = new QTimer(calendar);
    rest->setSingleShot(true);
    rest->setInterval(kPassing);
    connect(calendar, &QCalendarWidget::selectionChanged, rest, qOverload<>(&QTimer::start));
    connect(rest, &QTimer::timeout, this, [this, calendar] {
        Announcer::of(*this).say(QLocale().toString(calendar->selectedDate(), QLocale::LongFormat));
    });
    connect(calendar, &QCalendarWidget::activated, this, take);
    auto* const item = new QWidgetAction(menu);
    item->setDefaultWidget(calendar);
    menu->addAction(item);
    menu->popup(mapToGlobal(rect().bottomLeft()));
    calendar->setFocus();
}

void DayField::step(int days)
{
    const auto now = day();
    if (!now)
        return;
    const QDate next = words::toDate(*now).addDays(days);
    if (next.year() >= 1 && next.year() <= 9999)
        setDay(words::toDay(next));
}

bool DayField::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent*>(event)->key();
        if (key == Qt::Key_Up || key == Qt::Key_Down) {
            step(key == Qt::Key_Up ? 1 : -1);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace ringford::ui
