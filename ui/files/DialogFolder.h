// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QStandardPaths>
#include <QString>

class QDir;
class QFileDialog;

namespace ringford::ui {

/**
 * Where a dialog that asks for a file begins: in @p last, the folder that was used last, as long as it is there; else
 * where people keep what is of this kind.
 */
QString dialogFolder(const QString& last, QStandardPaths::StandardLocation usual = QStandardPaths::DocumentsLocation);

/** The name of @p file, without its folder, as others can have it, too: with characters alone. */
QString nameToOffer(const QString& file);

/** @p name with @p ending, which no file of @p folder has: if need be with the first number from 2 behind the name. */
QString freeName(const QDir& folder, const QString& name, const QString& ending);

/**
 * Lets a dialog that saves offer @p name, chosen up to its ending: what is typed then takes its place, and keeps that. Whoever
 * types the ending, too, has it once.
 */
void offerName(QFileDialog& dialog, const QString& name);

} // namespace ringford::ui
