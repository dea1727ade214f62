// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/Match.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/BoardHands.h"
#include "ui/window/CommandSet.h"
#include "ui/words/Language.h"
#include "ui/words/Words.h"

#include <QAction>
#include <QDir>
#include <QMainWindow>
#include <QTest>
#include <QXmlStreamReader>

#include <stop_token>
#include <thread>

using namespace ringford;
using namespace ringford::ui;

class TestLanguage : public QObject {
    Q_OBJECT

private slots:
    void cleanup() { installLanguage(QLocale(QLocale::English)); }

    void translatesWindowAndEngine()
    {
        installLanguage(QLocale(QLocale::German));
        QMainWindow window;
        const CommandSet commands(&window);
        QCOMPARE(commands[Command::TakeBack]->text(), QStringLiteral("&Zurücknehmen"));
        const Match match = test::matchOf("checkers");
        const auto claim = match.claimable(match.start());
        QVERIFY(!claim);
        QVERIFY2(words::asSentence(claim.error()).startsWith(QStringLiteral("Remis kann nicht")),
                 qPrintable(words::asSentence(claim.error())));
        // Refusals that the window makes by itself are worded as the engine's are.
        const Text shutIn = Text("the piece on %1 has nowhere to go").with("e1");
        QCOMPARE(words::asSentence(shutIn), QStringLiteral("Die Figur auf e1 kann nirgendwohin."));
        QCOMPARE(words::turn(match.game().description(), match.onTurn(match.start())), QStringLiteral("Weiß am Zug"));
    }

    void verbsFollowHowManyHaveWon()
    {
        installLanguage(QLocale(QLocale::German));
        const Match match = test::matchOf("circular", {}, {{"players", "4"}, {"teams", "2x2"}});
        const GameDescription& game = match.game().description();
        Outcome outcome{Outcome::Kind::Won, game.teams.front(), Reason::Checkmate};
        QVERIFY(words::outcome(game, outcome).contains(QStringLiteral(" haben gewonnen: ")));
        outcome.winners = SeatSet(Seat{0});
        QVERIFY(words::outcome(game, outcome).contains(QStringLiteral(" hat gewonnen: ")));
    }

    /** Pages are made in the background; words that were given back were read, as the sanitizer tells. */
    void changesWhileAnotherThreadTranslates()
    {
        std::jthread other([](const std::stop_token& stop) {
            while (!stop.stop_requested())
                (void)QCoreApplication::translate("ringford::ui::MovesController", "%n moves were deleted.", nullptr,
                                                  2);
        });
        for (int change = 0; change < 50; ++change)
            installLanguage(QLocale(change % 2 == 0 ? QLocale::German : QLocale::English));
        QCOMPARE(languageInUse(), QStringLiteral("en"));
    }

    void countsInEnglish()
    {
        installLanguage(QLocale(QLocale::English));
        const auto deleted = [](int count) {
            return QCoreApplication::translate("ringford::ui::MovesController", "%n moves were deleted.", nullptr,
                                               count);
        };
        QCOMPARE(deleted(1), QStringLiteral("1 move was deleted."));
        QCOMPARE(deleted(2), QStringLiteral("2 moves were deleted."));
    }

    void fallsBackToEnglish()
    {
        installLanguage(QLocale(QLocale::German));
        installLanguage(QLocale(QLocale::Mongolian));
        QMainWindow window;
        const CommandSet commands(&window);
        QCOMPARE(commands[Command::TakeBack]->text(), QStringLiteral("&Take Back"));
        QCOMPARE(QCoreApplication::translate("ringford::ui::MovesController", "%n moves were deleted.", nullptr, 1),
                 QStringLiteral("1 move was deleted."));
    }

    void keepsPlaceholders_data()
    {
        QTest::addColumn<QString>("file");
        const QDir folder(QStringLiteral(TEST_DATA_DIR "/../../translations"));
        for (const QString& file : folder.entryList({QStringLiteral("ringford_*.ts")}))
            QTest::newRow(qPrintable(file)) << folder.filePath(file);
    }
    void keepsPlaceholders()
    {
        QFETCH(QString, file);
        QFile texts(file);
        QVERIFY(texts.open(QIODevice::ReadOnly));
        QXmlStreamReader xml(&texts);
        QString source;
        bool hasForms = false; // its translation is several, by number
        int messages = 0;
        int form = 0; // the number of the form that was read last, from 1
        while (!xml.atEnd()) {
            if (xml.readNext() != QXmlStreamReader::StartElement)
                continue;
            const bool isForm = xml.name() == u"numerusform";
            if (xml.name() == u"message") {
                hasForms = xml.attributes().value("numerus") == u"yes";
                form = 0;
            } else if (xml.name() == u"source") {
                source = xml.readElementText();
            } else if (isForm ||
                       (xml.name() == u"translation" && xml.attributes().value("type") != u"unfinished" && !hasForms)) {
                const QString translation = xml.readElementText();
                ++messages;
                for (const char* const placeholder : {"%1", "%2", "%3", "%4", "[*]"})
                    QVERIFY2(source.contains(QLatin1String(placeholder)) ==
                                 translation.contains(QLatin1String(placeholder)),
                             qPrintable(translation));
                // Of a single thing many languages say `the task` where others have a number.
                form = isForm ? form + 1 : 0;
                QVERIFY2(form == 1 || source.contains("%n") == translation.contains("%n"), qPrintable(translation));
            }
        }
        QVERIFY2(!xml.hasError(), qPrintable(xml.errorString()));
        QVERIFY(messages > 0);
    }
};

RINGFORD_TEST(TestLanguage)
#include "test_language.moc"
