// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "ui/paint/Theme.h"

#include <QMainWindow>

class QToolBar;

namespace ringford::ui {

class HelpBrowser;
class PieceArt;

/** A window with the help pages, beside the one that is played in: back, on, and a list of all pages. */
class HelpWindow : public QMainWindow {
    Q_OBJECT

public:
    /** Both outlive it. */
    HelpWindow(const Registry& registry, PieceArt& art, QWidget* parent = nullptr);

    HelpBrowser* browser() const { return m_browser; }
    void setTheme(const Theme& theme);
    /** Opens a page and comes to the front. */
    void open(const QString& page, const QString& anchor = {});

private:
    void addSteps(QToolBar& bar);
    void addPages(QToolBar& bar, const Registry& registry);
    void updateTitle();

    HelpBrowser* m_browser;
};

} // namespace ringford::ui
