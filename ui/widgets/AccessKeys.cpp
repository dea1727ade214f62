// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/AccessKeys.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QDialog>
#include <QEvent>
#include <QGroupBox>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QTabBar>

namespace ringford::ui {

namespace {

/** The letter behind the `&` of a text; none where it has no access key. */
QString accessKey(const QString& text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    return key.isEmpty() ? QString() : key.toString().section(u'+', -1);
}

/** The text with its `&` before another letter that is not taken, if there is one; else without. */
QString withOtherKey(QString text, const QString& taken)
{
    const qsizetype before = text.indexOf(u'&'); // titles with an ampersand of their own have no key that is taken
    text.remove(before, 1);
    const auto isFree = [&](qsizetype at) {
        return text[at].isLetterOrNumber() && !taken.contains(text[at], Qt::CaseInsensitive);
    };
    for (const bool atBeginnings : {true, false}) {
        for (qsizetype at = 0; at < text.size(); ++at) {
            const bool isBeginning = at == 0 || text[at - 1].isSpace();
            if (isFree(at) && (isBeginning || !atBeginnings))
                return text.insert(at, u'&');
        }
    }
    return text;
}

/** All that is asked for in a window, also by what is not seen now. */
QString keysTaken(const QWidget& window)
{
    QString taken;
    for (const auto* const button : window.findChildren<QAbstractButton*>())
        taken += accessKey(button->text());
    for (const auto* const box : window.findChildren<QGroupBox*>())
        taken += accessKey(box->title());
    for (const auto* const label : window.findChildren<QLabel*>())
        taken += label->buddy() ? accessKey(label->text()) : QString();
    for (const auto* const bar : window.findChildren<QTabBar*>()) {
        for (int tab = 0; tab < bar->count(); ++tab)
            taken += accessKey(bar->tabText(tab));
    }
    return taken;
}

class KeyWatch : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isShown = event->type() == QEvent::Show && !event->spontaneous();
        if (const auto* const dialog = isShown ? qobject_cast<QDialog*>(watched) : nullptr)
            giveFieldsAccessKeys(*dialog);
        return false;
    }
};

} // namespace

void giveFieldsAccessKeys(const QWidget& window)
{
    QString taken = keysTaken(window);
    for (auto* const label : window.findChildren<QLabel*>()) {
        const bool isBesideField =
            label->isVisibleTo(&window) && label->buddy() && label->buddy()->focusPolicy() != Qt::NoFocus;
        if (isBesideField && !label->text().contains(u'&'))
            label->setText(withAccessKey(label->text(), taken));
    }
}

void watchAccessKeys()
{
    qApp->installEventFilter(new KeyWatch(qApp));
}

void makeAccessKeysDiffer(const QList<QAction*>& menu)
{
    QString taken;
    QList<QAction*> late;
    for (QAction* const action : menu) {
        const QString key = accessKey(action->text());
        if (!key.isEmpty() && taken.contains(key, Qt::CaseInsensitive))
            late += action;
        else
            taken += key;
    }
    for (QAction* const action : late) {
        action->setText(withOtherKey(action->text(), taken));
        taken += accessKey(action->text());
    }
    for (const QAction* const action : menu) {
        if (action->menu())
            makeAccessKeysDiffer(action->menu()->actions());
    }
}

void makeAccessKeysDiffer(const QList<QAbstractButton*>& buttons, const QWidget& window)
{
    QString taken;
    if (const auto* const bar = window.findChild<QMenuBar*>()) {
        for (const QAction* const menu : bar->actions())
            taken += accessKey(menu->text());
    }
    for (QAbstractButton* const other : window.findChildren<QAbstractButton*>())
        taken += other->isVisible() && !buttons.contains(other) ? accessKey(other->text()) : QString();
    for (const QLabel* const label : window.findChildren<QLabel*>())
        taken += label->isVisible() && label->buddy() ? accessKey(label->text()) : QString();
    for (QAbstractButton* const button : buttons) {
        const QString key = accessKey(button->text());
        if (!key.isEmpty() && taken.contains(key, Qt::CaseInsensitive))
            button->setText(withOtherKey(button->text(), taken));
        taken += accessKey(button->text());
    }
}

} // namespace ringford::ui
