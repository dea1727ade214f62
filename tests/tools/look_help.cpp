// SPDX-License-Identifier: GPL-3.0-or-later
// A whole help page as one picture, to look at when pages change.
//
// usage: look-help PAGE OUT.png WIDTH SCALE THEME light|dark [LANGUAGE]
#include "engine/games/Registry.h"
#include "ui/help/HelpBrowser.h"
#include "ui/paint/PieceArt.h"
#include "ui/words/Language.h"

#include <QApplication>
#include <QImage>
#include <QScrollBar>
#include <QTextDocument>
#include <QTextStream>

using namespace ringford;
using namespace ringford::ui;

namespace {

QPalette darkPalette()
{
    QPalette palette(QColor(0x30, 0x30, 0x30), QColor(0x24, 0x24, 0x24));
    palette.setColor(QPalette::Link, QColor(0x8A, 0xB4, 0xF8));
    return palette;
}

} // namespace

int main(int argc, char** argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    if (argc > 4)
        qputenv("QT_SCALE_FACTOR", argv[4]);
    const QApplication app(argc, argv);
    const QStringList arguments = QApplication::arguments().mid(1);
    const auto theme =
        arguments.size() >= 6 ? Theme::named(arguments[4], arguments[5] == QLatin1String("dark")) : std::nullopt;
    if (!theme) {
        QTextStream(stderr) << "usage: look-help PAGE OUT.png WIDTH SCALE THEME light|dark [LANGUAGE]\n";
        return 2;
    }
    if (arguments[5] == QLatin1String("dark"))
        QApplication::setPalette(darkPalette());
    QLocale::setDefault(QLocale(arguments.value(6, QStringLiteral("en"))));
    installLanguage(QLocale());
    PieceArt art;
    HelpBrowser browser(Registry::standard(), art);
    browser.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    browser.resize(arguments[2].toInt(), 600);
    browser.setTheme(*theme);
    browser.show();
    browser.openPage(arguments[0]);
    QApplication::processEvents();
    browser.resize(browser.width(), static_cast<int>(browser.document()->size().height()) + 4);
    QApplication::processEvents();
    return browser.grab().save(arguments[1]) ? 0 : 1;
}
