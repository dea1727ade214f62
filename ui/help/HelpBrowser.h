// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/games/Registry.h"
#include "ui/paint/BoardPicture.h"

#include <QTextBrowser>

namespace ringford::ui {

/**
 * Shows the help pages; the boards on them are drawn by the board's own painter, in the theme and as fine as the screen
 * is.
 */
class HelpBrowser : public QTextBrowser {
    Q_OBJECT

public:
    /** Both outlive it. */
    HelpBrowser(const Registry& registry, PieceArt& art, QWidget* parent = nullptr);

    void setTheme(const Theme& theme);
    /**
     * Opens the page of that name (a game's id, or `window`), in the window's language if there is one, at an anchor.
     */
    void openPage(const QString& page, const QString& anchor = {});
    /** Where a page is, in the best language there is; empty if there is no such page. */
    static QString pageFile(const QString& page);

protected:
    QVariant loadResource(int type, const QUrl& name) override;

private:
    void closeGaps();
    void tellPictures();

    const Registry& m_registry;
    BoardStyle m_style;
};

} // namespace ringford::ui
