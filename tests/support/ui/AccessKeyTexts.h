// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStringList>

class QWidget;

namespace ringford::test {

/** The access keys in texts, in order. */
QStringList accessKeys(const QStringList& texts);
/** Of those keys each that several texts ask for. */
QStringList sharedAccessKeys(const QStringList& texts);
/** The texts of a window's parts that can have an access key now. */
QStringList keyedTexts(const QWidget& window);
/**
 * Texts of labels that name a field which can be reached now, and lead nobody to it: they have no access key, though
 * one of their letters is free.
 */
QStringList keylessLabels(const QWidget& window);

} // namespace ringford::test
