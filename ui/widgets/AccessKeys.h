// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QKeySequence>
#include <QList>
#include <QString>
#include <QStringList>

class QAbstractButton;
class QAction;
class QWidget;

namespace ringford::ui {

/** The letter behind `&` in @p text; nothing where there is none. */
inline QString accessKeyOf(const QString& text)
{
    const QKeySequence key = QKeySequence::mnemonic(text);
    return key.isEmpty() ? QString() : QString(QChar(key[0].key()));
}

/** What a button or command is called where it is only named: without the sign of its access key and the ellipsis. */
QString plainName(QString text);

/**
 * @p title as the text of a label, with an access key at its first letter that is not in @p taken, which takes that
 * letter up; without one if all are taken. For titles that come from the games; where we write the text ourselves, it
 * has its `&`.
 */
inline QString withAccessKey(const QString& title, QString& taken)
{
    QString text;
    bool hasKey = false;
    for (const QChar letter : title) {
        if (!hasKey && letter.isLetterOrNumber() && !taken.contains(letter, Qt::CaseInsensitive)) {
            taken += letter;
            text += u'&';
            hasKey = true;
        }
        text += letter == u'&' ? QStringLiteral("&&") : QString(letter);
    }
    return text;
}

/**
 * The same for titles that stand below one another, such as those of seats: one that ends with a letter or number that
 * tells it from others (Seat B, White on board 2) has its key there, if it can. Once all letters are taken, titles share
 * the keys of others here: pressed again, Qt leads on to the next.
 */
QStringList withAccessKeys(const QStringList& titles, QString taken);

/**
 * Gives each of these, which stand in one menu, an access key of its own, and so in each menu that they open: whoever
 * comes second with a letter gets another one of his words, at the beginning of one if there is any. What a language
 * asks for is kept where it can be.
 */
void makeAccessKeysDiffer(const QList<QAction*>& menu);

/**
 * Gives each of these buttons of @p window, which come and go, an access key that nothing else asks for that is seen in
 * it, nor a menu of its menu bar: of two that ask for the same, Qt would press none.
 */
void makeAccessKeysDiffer(const QList<QAbstractButton*>& buttons, const QWidget& window);

/**
 * The same for all that has an access key in @p part, some of a window: what comes into a window that has its keys already
 * gives way to those.
 */
void makeAccessKeysDiffer(const QWidget& part);

/**
 * Gives each label in @p part, a window or some of it, that is seen beside a field, and has no access key, one that
 * nothing else asks for in that window, as long as there are letters. What comes later and asks for that letter has it,
 * and the label gets another.
 */
void giveFieldsAccessKeys(const QWidget& part);
/** From now on dialogs do so that come up, or show other fields. */
void watchAccessKeys();

} // namespace ringford::ui
