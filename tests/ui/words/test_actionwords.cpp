// SPDX-License-Identifier: GPL-3.0-or-later
// Actions as people want them written.
#include "engine/match/Match.h"
#include "engine/match/TypedActions.h"
#include "tests/support/Positions.h"
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "ui/words/ActionWords.h"
#include "ui/words/Language.h"

#include <QLocale>
#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace ringford;
using namespace ringford::test;
using namespace ringford::ui;
using words::Notation;

class ActionWordsTest : public QObject {
    Q_OBJECT

private slots:
    void init() { installLanguage(QLocale(QLocale::English)); }
    void cleanup() { words::setNotation(Notation::Records); }

    void entriesAreWrittenAsIsChosen()
    {
        const auto game = gameOf("orthodox");
        Match match(game, at(*game, "white: Ke1 Ng1; black: Ke8 Rf3; turn: white"));
        QVERIFY(match.play(read(*game, match.position(match.start()), "g1xf3")));
        const Node* const node = match.gameNode();
        QCOMPARE(words::entry(match, node, Notation::Records), QStringLiteral("g1xf3"));
        QCOMPARE(words::entry(match, node, Notation::English), QStringLiteral("Nxf3"));
        QCOMPARE(words::entry(match, node, Notation::Figurines), QStringLiteral("♘xf3"));
        QCOMPARE(words::entry(match, node), QStringLiteral("g1xf3"));
        words::setNotation(Notation::English);
        QCOMPARE(words::entry(match, node), QStringLiteral("Nxf3"));
        const auto river = gameOf("longchess");
        QCOMPARE(words::actionText(*river, river->start(), read(*river, river->start(), "g1-f3")),
                 QStringLiteral("Nf3W"));
        QCOMPARE(words::actionText(*river, river->start(), read(*river, river->start(), "g1-f3"), Notation::Records),
                 QStringLiteral("g1W-f3W"));
    }

    void germanHasLettersOfItsOwn()
    {
        const auto game = gameOf("orthodox");
        const Action move = read(*game, game->start(), "g1-f3");
        QCOMPARE(words::actionText(*game, game->start(), move, Notation::Language), QStringLiteral("Nf3"));
        installLanguage(QLocale(QLocale::German));
        QCOMPARE(words::actionText(*game, game->start(), move, Notation::Language), QStringLiteral("Sf3"));
        QCOMPARE(words::actionText(*game, game->start(), move, Notation::English), QStringLiteral("Nf3"));
        QString letters;
        const auto german = words::pieceLetters(game->description(), Notation::Language);
        QVERIFY(german);
        for (const std::string& letter : german->ofKinds)
            letters += QString::fromStdString(letter);
        for (const QChar letter : QStringLiteral("KDTLSB"))
            QVERIFY2(letters.contains(letter), qPrintable(letters));
        // Keys follow what is read.
        const auto knight = game->description().findKind('N');
        for (const Notation read : {Notation::Language, Notation::Figurines, Notation::Spoken}) {
            words::setNotation(read);
            QCOMPARE(words::kindOnKey(game->description(), Qt::Key_S), knight);
            QVERIFY(!words::kindOnKey(game->description(), Qt::Key_N));
        }
        for (const Notation read : {Notation::Records, Notation::English}) {
            words::setNotation(read);
            QCOMPARE(words::kindOnKey(game->description(), Qt::Key_N), knight);
            QVERIFY(!words::kindOnKey(game->description(), Qt::Key_S));
        }
    }

    void lettersOfAGameDiffer_data()
    {
        QTest::addColumn<QString>("line");
        for (const GameChoice& choice : gameChoices(3))
            QTest::addRow("%s", choice.line.c_str()) << QString::fromStdString(choice.line);
    }
    void lettersOfAGameDiffer()
    {
        QFETCH(const QString, line);
        const QStringList parts = line.split(u' ');
        const auto game = gameOf(parts.first().toStdString(), parts.mid(1).join(u' ').toStdString());
        for (const QLocale::Language language : {QLocale::English, QLocale::German}) {
            installLanguage(QLocale(language));
            for (const Notation notation : {Notation::English, Notation::Language, Notation::Figurines}) {
                const auto letters = words::pieceLetters(game->description(), notation);
                QVERIFY(letters);
                QCOMPARE(letters->ofKinds.size(), game->description().kinds.size());
                QCOMPARE(std::set(letters->ofKinds.begin(), letters->ofKinds.end()).size(), letters->ofKinds.size());
            }
        }
        QVERIFY(!words::pieceLetters(game->description(), Notation::Records));
    }

    void whatIsSeenIsTypedFirst()
    {
        installLanguage(QLocale(QLocale::German));
        const auto game = gameOf("orthodox");
        const Position position = at(*game, "white: Ke1 Bf1 Pb4; black: Ke8; turn: white");
        const std::vector<Action> possible = game->actions(position);
        const auto typed = [&](const char* text) {
            return actionsTyped(*game, position, possible, text, words::lettersTyped(game->description())).actions;
        };
        QCOMPARE(typed("Lc4"), std::vector{read(*game, position, "f1-c4")});
        QCOMPARE(typed("Bc4"), std::vector{read(*game, position, "f1-c4")});
        QCOMPARE(typed("Bb5"), std::vector{read(*game, position, "f1-b5")}); // no pawn is named in German either
        QCOMPARE(typed("b5"), std::vector{read(*game, position, "b4-b5")});
        QCOMPARE(typed("♗c4"), std::vector{read(*game, position, "f1-c4")});
    }

    void eventsHaveWordsInAllNotations()
    {
        const auto game = gameOf("orthodox");
        Match match(game, game->start());
        QVERIFY(match.retire(Side{0}, Retire::Resigned));
        QCOMPARE(words::entry(match, match.gameNode(), Notation::English), QStringLiteral("White resigns"));
    }

    void shortActionsAreSpokenInWords_data()
    {
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char* setup, const char* action, const char* english, const char* german) {
            QTest::addRow("%s", english) << QString(setup) << QString(action) << QString::fromUtf8(english)
                                         << QString::fromUtf8(german);
        };
        const char* const quiet = "white: Kg1 Nb1 Nf3 Re1 Pe7 Pd4 Pc5; black: Kh7 Qe5 Bd7 Pd5; turn: white";
        row(quiet, "d4xe5", "d takes e5", "d schlägt e5");
        row(quiet, "c5-c6", "c6", "c6");
        row(quiet, "b1-c3", "knight c3", "Springer c3");
        row(quiet, "b1-d2", "knight b to d2", "Springer b nach d2");
        row(quiet, "f3xe5", "knight takes e5", "Springer schlägt e5");
        row(quiet, "f3-g5", "knight g5, check", "Springer g5, Schach");
        row(quiet, "e7-e8=N", "e8, becomes knight", "e8, wird Springer");
        row("white: Ke1^ Rh1^; black: Ke8; turn: white", "O-O", "castles short", "rochiert kurz");
        row("white: Kg1 Ra1; black: Kg8 Pf7 Pg7 Ph7; turn: white", "a1-a8", "rook a8, checkmate",
            "Turm a8, Schachmatt");
    }
    void shortActionsAreSpokenInWords()
    {
        QFETCH(const QString, setup);
        QFETCH(const QString, action);
        const auto game = gameOf("orthodox");
        const Position position = at(*game, setup.toStdString());
        const Action read = test::read(*game, position, action.toStdString());
        QTEST(words::actionText(*game, position, read, Notation::Spoken), "english");
        installLanguage(QLocale(QLocale::German));
        QTEST(words::actionText(*game, position, read, Notation::Spoken), "german");
    }

    void castlingIsWrittenAsBooksOfTheLanguageDo()
    {
        const auto game = gameOf("orthodox");
        const Position position = at(*game, "white: Ke1^ Ra1^ Rh1^; black: Kf8; turn: white");
        const auto written = [&](const char* action, Notation notation) {
            return words::actionText(*game, position, test::read(*game, position, action), notation);
        };
        QCOMPARE(written("O-O", Notation::Language), QStringLiteral("O-O+"));
        installLanguage(QLocale(QLocale::German));
        QCOMPARE(written("O-O", Notation::Language), QStringLiteral("0-0+"));
        QCOMPARE(written("O-O-O", Notation::Figurines), QStringLiteral("0-0-0"));
        QCOMPARE(written("O-O", Notation::English), QStringLiteral("O-O+"));
        QCOMPARE(written("O-O", Notation::Records), QStringLiteral("O-O"));
    }

    void castlingAndDropsAreSpokenWithTheirBoard()
    {
        const auto game = gameOf("multiplayer", "players=3");
        std::mt19937 random(3);
        std::set<QString> spoken;
        std::set<QString> drops;
        for (int games = 0; games < 20; ++games) {
            Position position = game->start();
            for (int turn = 0; turn < 200; ++turn) {
                const std::vector<Action> possible = game->actions(position);
                if (possible.empty())
                    break;
                for (const Action& action : possible) {
                    if (action.kind == Action::Kind::Castle)
                        spoken.insert(words::ActionTexts(*game, position, Notation::Spoken).bare(action));
                    else if (action.kind == Action::Kind::Drop)
                        drops.insert(words::ActionTexts(*game, position, Notation::Spoken).bare(action));
                }
                position = game->apply(position, possible[random() % possible.size()]).position;
            }
        }
        std::set<QString> all;
        for (const char* const board : {"1", "2", "3"}) {
            for (const char* const wing : {"short", "long"})
                all.insert(QStringLiteral("board %1: castles %2").arg(board, wing));
        }
        QCOMPARE(spoken, all);
        QVERIFY(drops.contains(QStringLiteral("board 2: knight dropped on b1")));
        QVERIFY(std::ranges::any_of(drops, [](const QString& drop) { return drop.contains(" of set "); }));
        QVERIFY(std::ranges::none_of(drops,
                                     [](const QString& drop) { return drop.contains(u'@') || drop.contains(u'#'); }));
    }

    void promotionsFromAStockpileAreSpoken()
    {
        const auto game = gameOf("multiplayer", "players=3");
        const Position position =
            at(*game, "1w: Pa7 Pg7 Kh1; 1b: Rb8 Kd5 Ph6; 2w: Ka1; 2b: Ra8 Kc3; 3w: Ke4; 3b: Pe2 Ke6; turn: 1w 2w 3b; "
                      "seats: 1=AB 2=BC 3=CA; stock: A=Nw#2,Pw#3,Qw#2,Qw#3,Rb#1");
        const auto spoken = [&](const char* action) {
            return words::ActionTexts(*game, position, Notation::Spoken).bare(read(*game, position, action));
        };
        QCOMPARE(spoken("1:a7-a8=N@a8"), QStringLiteral("board 1: a8, becomes knight"));
        QCOMPARE(spoken("1:a7-a8=Q#3@c1"), QStringLiteral("board 1: a8, becomes queen of set 3 on c1"));
        QCOMPARE(spoken("1:a7xb8=N@b1"), QStringLiteral("board 1: a takes b8, becomes knight on b1"));
        QCOMPARE(spoken("1:Q#2@d1"), QStringLiteral("board 1: queen of set 2 dropped on d1"));
        const auto read = [&](const char* action, Notation notation) {
            return words::actionToRead(*game, position, test::read(*game, position, action), notation);
        };
        for (const Notation notation : {Notation::Records, Notation::English, Notation::Figurines}) {
            QCOMPARE(read("1:N@b1", notation), QStringLiteral("1: knight dropped on b1"));
            QCOMPARE(read("1:Q#2@d1", notation), QStringLiteral("1: queen of set 2 dropped on d1, check"));
        }
        QCOMPARE(read("1:a7-a8=Q#3@c1", Notation::Records), QStringLiteral("1:a7-a8, becomes queen of set 3 on c1"));
        QCOMPARE(read("1:a7-a8=Q#3@c1", Notation::Figurines), QStringLiteral("1:a8, becomes queen of set 3 on c1"));
        QCOMPARE(read("1:a7xb8=N@b1", Notation::English), QStringLiteral("1:axb8, becomes knight on b1"));
        QCOMPARE(read("1:a7-a8=N@a8", Notation::English), QStringLiteral("1:a8, becomes knight"));
        installLanguage(QLocale(QLocale::German));
        QCOMPARE(spoken("1:a7-a8=Q#3@c1"), QStringLiteral("Brett 1: a8, wird Dame aus Satz 3 auf c1"));
    }

    void whatOnlyOneGameHasIsSpokenInWords_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<QString>("options");
        QTest::addColumn<QString>("setup");
        QTest::addColumn<QString>("action");
        QTest::addColumn<QString>("english");
        QTest::addColumn<QString>("german");
        const auto row = [](const char* game, const char* options, const char* setup, const char* action,
                            const char* english, const char* german) {
            QTest::addRow("%s", english) << QString(game) << QString(options) << QString(setup) << QString(action)
                                         << QString::fromUtf8(english) << QString::fromUtf8(german);
        };
        row("checkers", "", "white: Mc3; black: Md4 Mf6; turn: white", "c3xe5xg7", "c3 jumps to e5, g7",
            "c3 springt nach e5, g7");
        const char* const armed = "white: Pa5 Pb5 Fe2 Ae10; black: Fe36 Nc20 Pa33 Ae34; turn: white";
        row("longchess", "mines=on artillery=on", armed, "Cx5+1", "charge, 5W to 6W", "Sturmlauf, 5W nach 6W");
        row("longchess", "mines=on artillery=on", armed, "mine:a6", "mine on a 6W", "Mine auf a 6W");
        row("longchess", "mines=on artillery=on", armed, "fire:e20", "shell aimed at e 18B",
            "Granate auf e 18B gerichtet");
        row("longchess", "", "white: Pa1 Pc5 Fe2; black: Fe36 Pa33; turn: white", "a1-off", "a 1W off the board",
            "a 1W vom Brett");
        const char* const teams = "players=4 teams=2x2";
        const char* const met = "red: Pa5+1 Pb5+5 Kd1; blue: Kd9; yellow: Pa6-5 Pb6+0 Kd17; green: Kd25; turn: red";
        row("circular", teams, met, "a5<>a6", "a5 and a6 change places", "a5 und a6 tauschen die Plätze");
        row("circular", teams, met, "b5<>b6=Q", "b5 and b6 change places, becomes queen",
            "b5 und b6 tauschen die Plätze, wird Dame");
        row("circular", "rules=byzantine", "white: Ra1 Kd1 Pb2+; black: Pa5+ Pa6- Kd9 Nd10; turn: white",
            "remove:a5,a6", "a5 and a6 off the board", "a5 und a6 vom Brett");
    }
    void whatOnlyOneGameHasIsSpokenInWords()
    {
        QFETCH(const QString, options);
        QFETCH(const QString, setup);
        QFETCH(const QString, action);
        QFETCH(const QString, game);
        const auto made = gameOf(game.toStdString(), options.toStdString());
        const Position position = at(*made, setup.toStdString());
        const Action read = test::read(*made, position, action.toStdString());
        QTEST(words::actionText(*made, position, read, Notation::Spoken), "english");
        installLanguage(QLocale(QLocale::German));
        QTEST(words::actionText(*made, position, read, Notation::Spoken), "german");
    }

    void whatIsSpokenFollowsWhatIsWritten()
    {
        QCOMPARE(words::spokenNotation(), Notation::Records);
        for (const Notation chosen : {Notation::English, Notation::Language, Notation::Figurines}) {
            words::setNotation(chosen);
            QCOMPARE(words::spokenNotation(), Notation::Spoken);
        }
    }

    void whatIsSpokenIsNeverAmbiguous_data() { lettersOfAGameDiffer_data(); }
    void whatIsSpokenIsNeverAmbiguous()
    {
        QFETCH(const QString, line);
        const QStringList parts = line.split(u' ');
        const auto game = gameOf(parts.first().toStdString(), parts.mid(1).join(u' ').toStdString());
        std::mt19937 random(7);
        Position position = game->start();
        for (int turn = 0; turn < 40; ++turn) {
            const std::vector<Action> possible = game->actions(position);
            if (possible.empty())
                return;
            const words::ActionTexts texts(*game, position, Notation::Spoken);
            std::set<QString> spoken;
            for (const Action& action : possible) {
                const QString text = texts.bare(action);
                QVERIFY2(spoken.insert(text).second, qPrintable(text));
                for (const QChar letter : text)
                    QVERIFY2(letter < QChar(0x2654) || letter > QChar(0x265F), qPrintable(text));
            }
            position = game->apply(position, possible[random() % possible.size()]).position;
        }
    }
};

RINGFORD_TEST(ActionWordsTest)
#include "test_actionwords.moc"
