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

#include <algorithm>
#include <functional>
#include <vector>

namespace ringford::ui {

namespace {

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

QString keysOfMenus(const QWidget& window)
{
    QString taken;
    if (const auto* const bar = window.findChild<QMenuBar*>()) {
        for (const QAction* const menu : bar->actions())
            taken += accessKeyOf(menu->text());
    }
    return taken;
}

/** A text that an access key can be in. */
struct Keyed {
    QWidget* widget; ///< null: an action of a menu
    QString text;
    std::function<void(const QString& text)> change;
};

Keyed keyed(QAbstractButton& button)
{
    return {&button, button.text(), [&button](const QString& text) { button.setText(text); }};
}

std::vector<Keyed> keyedIn(const QWidget& part)
{
    std::vector<Keyed> all;
    for (auto* const button : part.findChildren<QAbstractButton*>())
        all.push_back(keyed(*button));
    for (auto* const box : part.findChildren<QGroupBox*>())
        all.push_back({box, box->title(), [box](const QString& text) { box->setTitle(text); }});
    for (auto* const label : part.findChildren<QLabel*>()) {
        if (label->buddy())
            all.push_back({label, label->text(), [label](const QString& text) { label->setText(text); }});
    }
    for (auto* const bar : part.findChildren<QTabBar*>()) {
        for (int tab = 0; tab < bar->count(); ++tab)
            all.push_back({bar, bar->tabText(tab), [bar, tab](const QString& text) { bar->setTabText(tab, text); }});
    }
    return all;
}

constexpr const char* kHasLeftOver = "hasLeftOverAccessKey"; ///< of a label: it took a key that others left

/** All in a window that may ask for a key, in dialogs also what is not seen now. */
std::vector<Keyed> keyedNow(const QWidget& window)
{
    std::vector<Keyed> all = keyedIn(window);
    const bool isDialog = keysOfMenus(window).isEmpty();
    std::erase_if(all, [&](const Keyed& one) {
        return !isDialog && !one.widget->isVisibleTo(&window) && !qobject_cast<const QTabBar*>(one.widget);
    });
    return all;
}

/**
 * Gives @p one of @p all a key that is not in @p taken, for which labels of other fields may move to another letter of
 * theirs. A letter that is in @p tried cannot be had.
 */
bool giveKey(Keyed& one, std::vector<Keyed>& all, const QString& taken, QString& tried)
{
    const QString title = QString(one.text).remove(u'&');
    for (const bool mayMove : {false, true}) {
        for (qsizetype at = 0; at < title.size(); ++at) {
            const QString letter(title[at].toUpper());
            const auto asks = [&](const Keyed& other) { return accessKeyOf(other.text) == letter; };
            if (!title[at].isLetterOrNumber() || (taken + tried).contains(letter))
                continue;
            if (const auto holder = std::ranges::find_if(all, asks); holder != all.end()) {
                const bool canMove = mayMove && qobject_cast<const QLabel*>(holder->widget) &&
                                     std::ranges::count_if(all, asks) == 1 && holder->text.count(u'&') == 1;
                if (!canMove || !giveKey(*holder, all, taken, tried += letter))
                    continue;
            }
            one.text = QString(title).insert(at, u'&');
            one.change(one.text);
            return true;
        }
    }
    return false;
}

/** What is asked for by menus of a window and by all that is seen in it, but by those that @p isLeftOut. */
QString keysBeside(const QWidget& window, const std::function<bool(const QWidget*)>& isLeftOut)
{
    QString taken = keysOfMenus(window);
    for (const Keyed& other : keyedIn(window))
        taken += other.widget->isVisible() && !isLeftOut(other.widget) ? accessKeyOf(other.text) : QString();
    return taken;
}

/** Whoever comes second with a letter, or with one that is @p taken, gets another one. */
void makeDiffer(const std::vector<Keyed>& all, QString taken)
{
    std::vector<Keyed> late;
    for (const Keyed& one : all) {
        const QString key = accessKeyOf(one.text);
        if (!key.isEmpty() && taken.contains(key, Qt::CaseInsensitive))
            late.push_back(one);
        else
            taken += key;
    }
    for (const Keyed& one : late) {
        const QString text = withOtherKey(one.text, taken);
        one.change(text);
        taken += accessKeyOf(text);
    }
}

/** Where a title ends with a single letter or number, as a word of its own; else -1. */
qsizetype lastWord(const QString& title)
{
    const qsizetype last = title.size() - 1;
    return last > 0 && title[last].isLetterOrNumber() && title[last - 1].isSpace() ? last : -1;
}

class KeyWatch : public QObject {
public:
    using QObject::QObject;

    bool eventFilter(QObject* watched, QEvent* event) override
    {
        const bool isShown = event->type() == QEvent::Show && !event->spontaneous();
        // Fields come and go, and labels change, in any part of it: whatever holds them is laid out anew then.
        const bool isChanged = event->type() == QEvent::LayoutRequest && watched->isWidgetType();
        QObject* const window = isChanged ? static_cast<QWidget*>(watched)->window() : watched;
        if (const auto* const dialog = isShown || isChanged ? qobject_cast<QDialog*>(window) : nullptr;
            dialog && dialog->isVisible())
            giveFieldsAccessKeys(*dialog);
        return false;
    }
};

} // namespace

QString plainName(QString text)
{
    return text.remove(u'&').remove(u'…').trimmed(); // German has a blank before the ellipsis
}

QStringList withAccessKeys(const QStringList& titles, QString taken)
{
    QString ours;
    std::vector<qsizetype> places(static_cast<std::size_t>(titles.size()), -1);
    const auto giveFirst = [&](const auto& mayBe) {
        for (std::size_t number = 0; number < places.size(); ++number) {
            const QString& title = titles[static_cast<qsizetype>(number)];
            for (qsizetype at = 0; at < title.size() && places[number] < 0; ++at) {
                if (title[at].isLetterOrNumber() && mayBe(title, at))
                    places[number] = at;
            }
            const QString key = places[number] < 0 ? QString() : QString(title[places[number]]);
            taken += key;
            ours += key;
        }
    };
    const auto isFree = [&](const QString& title, qsizetype at) {
        return !taken.contains(title[at], Qt::CaseInsensitive);
    };
    const auto isOurs = [&](const QString& title, qsizetype at) {
        return ours.contains(title[at], Qt::CaseInsensitive);
    };
    giveFirst([&](const QString& title, qsizetype at) { return at == lastWord(title) && isFree(title, at); });
    giveFirst(isFree);
    giveFirst([&](const QString& title, qsizetype at) { return at == lastWord(title) && isOurs(title, at); });
    giveFirst(isOurs);
    QStringList texts;
    for (std::size_t number = 0; number < places.size(); ++number) {
        QString text = titles[static_cast<qsizetype>(number)];
        if (places[number] >= 0)
            text.insert(places[number], QChar(1)); // until ampersands of its own are doubled
        texts += text.replace(u'&', QStringLiteral("&&")).replace(QChar(1), u'&');
    }
    return texts;
}

void giveFieldsAccessKeys(const QWidget& part)
{
    const QString taken = keysOfMenus(*part.window());
    std::vector<Keyed> all = keyedNow(*part.window());
    for (Keyed& one : all) {
        const auto* const label = qobject_cast<const QLabel*>(one.widget);
        const bool isBesideField = label && part.isAncestorOf(label) && label->isVisibleTo(&part) &&
                                   label->buddy()->focusPolicy() != Qt::NoFocus;
        const auto asks = [&](const Keyed& other) { return accessKeyOf(other.text) == accessKeyOf(one.text); };
        if (isBesideField && label->property(kHasLeftOver).toBool() && std::ranges::count_if(all, asks) > 1)
            one.change(one.text.remove(u'&'));
        QString tried;
        if (isBesideField && !one.text.contains(u'&') && giveKey(one, all, taken, tried))
            one.widget->setProperty(kHasLeftOver, true);
    }
}

void watchAccessKeys()
{
    qApp->installEventFilter(new KeyWatch(qApp));
}

void makeAccessKeysDiffer(const QList<QAction*>& menu)
{
    std::vector<Keyed> all;
    for (QAction* const action : menu)
        all.push_back({nullptr, action->text(), [action](const QString& text) { action->setText(text); }});
    makeDiffer(all, {});
    for (const QAction* const action : menu) {
        if (action->menu())
            makeAccessKeysDiffer(action->menu()->actions());
    }
}

void makeAccessKeysDiffer(const QList<QAbstractButton*>& buttons, const QWidget& window)
{
    QString taken = keysBeside(window, [&](const QWidget* widget) {
        return std::ranges::any_of(buttons, [&](const QWidget* button) { return button == widget; });
    });
    // One after the other: the first of them stays pressable, even where one that comes later asks for its last letter.
    for (QAbstractButton* const button : buttons) {
        makeDiffer({keyed(*button)}, taken);
        taken += accessKeyOf(button->text());
    }
}

void makeAccessKeysDiffer(const QWidget& part)
{
    makeDiffer(keyedIn(part),
               keysBeside(*part.window(), [&](const QWidget* widget) { return part.isAncestorOf(widget); }));
}

} // namespace ringford::ui
