// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/lesson/Lesson.h"

#include <QString>

namespace ringford::ui {

/** The lessons that come with the program, and those in files. */
namespace shelf {

/** The lesson on a game, in the best language there is; empty if there is none. */
QString fileFor(const QString& game);
/** Reads a lesson of the program or from a file, or says for people what is wrong with it, with its place. */
Result<Lesson, QString> read(const QString& file, const Registry& registry);

} // namespace shelf

} // namespace ringford::ui
