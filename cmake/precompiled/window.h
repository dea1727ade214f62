// SPDX-License-Identifier: GPL-3.0-or-later
// What most sources of the window include, read once.
#pragma once

#include "cmake/precompiled/paint.h"

#include <QAction>
#include <QApplication>
#include <QBoxLayout>
#include <QDialog>
#include <QGraphicsObject>
#include <QGraphicsScene>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
