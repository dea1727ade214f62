// SPDX-License-Identifier: GPL-3.0-or-later
// What is heard, by somebody who writes it down instead of playing it.
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/HeardSounds.h"
#include "tests/support/ui/PlayText.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/board/view/BoardView.h"
#include "ui/dialogs/SettingsDialog.h"
#include "ui/lesson/LessonWindow.h"
#include "ui/match/ClockModel.h"
#include "ui/match/MatchModel.h"
#include "ui/panels/MoveEntry.h"
#include "ui/sound/GameSounds.h"
#include "ui/window/CommandSet.h"
#include "ui/window/Startup.h"

#include <QAction>
#include <QApplication>
#include <QComboBox>
#include <QLineEdit>
#include <QPointer>
#include <QScopeGuard>
#include <QTest>
#include <QtEndian>

using namespace ringford;
using namespace ringford::ui;
using namespace std::chrono_literals;
using ringford::test::Heard;
using ringford::test::HeardSounds;
using ringford::test::matchOf;
using ringford::test::WindowHands;

namespace {

constexpr auto kEverySound = {Sound::Move, Sound::Capture, Sound::Check, Sound::Refusal, Sound::ClockLow, Sound::End};

/** A match that is listened to, with a watch that the test moves on. */
struct Table {
    explicit Table(Match of) : store(folder.filePath("settings.ini"), QSettings::IniFormat), match(std::move(of))
    {
        settings.set(&Settings::sounds, Settings::Loudness::On);
        sounds.setPlayer(std::make_unique<HeardSounds>(heard));
        game.setWatch([this] { return now; });
        clocks.setWatch([this] { return now; });
        game.setClocks(clocks);
    }

    bool play(std::string_view text) { return test::playText(match, text); }
    /** What @p text lets be heard, which is played from the place shown. */
    std::vector<Sound> of(std::string_view text)
    {
        heard.sounds.clear();
        return play(text) ? heard.sounds : std::vector<Sound>{Sound::Refusal, Sound::Refusal};
    }
    /** What is heard since this was asked last. */
    std::vector<Sound> since() { return std::exchange(heard.sounds, {}); }

    QTemporaryDir folder;
    QSettings store;
    SettingsStore settings{store};
    Sounds sounds{settings};
    Heard heard;
    MatchModel match;
    ClockModel clocks{match};
    GameSounds game{match, sounds, nullptr};
    GameSounds::Time now{1h};
};

using Sounded = std::vector<Sound>;

} // namespace

class TestSounds : public QObject {
    Q_OBJECT

private slots:
    void eachIsAShortFileThatBeginsAndEndsSoftly()
    {
        for (const Sound sound : kEverySound) {
            const QString file = soundFile(sound);
            const QByteArray bytes = test::bytesIn(file);
            QVERIFY(bytes.startsWith("RIFF") && bytes.mid(8, 4) == "WAVE" && bytes.mid(36, 4) == "data");
            const auto rate = qFromLittleEndian<quint32>(bytes.constData() + 24);
            const auto count = qFromLittleEndian<quint32>(bytes.constData() + 40) / 2;
            QVERIFY2(count <= rate * 4 / 10 && bytes.size() < 20'000, qPrintable(file));
            const auto loudest = [&](quint32 from, quint32 to) {
                int most = 0;
                for (quint32 at = from; at < to; ++at)
                    most = std::max(most, std::abs(int(qFromLittleEndian<qint16>(bytes.constData() + 44 + 2 * at))));
                return most;
            };
            QVERIFY2(loudest(0, rate / 2000) < 3000 && loudest(count - rate / 200, count) < 1000, qPrintable(file));
            QVERIFY(loudest(0, count) > 10'000 && loudest(0, count) < 24'000);
        }
    }

    void aMoveACaptureACheckAndTheEndAreHeardOnceEach()
    {
        Table table(matchOf("orthodox"));
        QCOMPARE(table.of("e2-e4"), Sounded{Sound::Move});
        QCOMPARE(table.of("d7-d5"), Sounded{Sound::Move});
        QCOMPARE(table.of("e4xd5"), Sounded{Sound::Capture});
        QCOMPARE(table.of("d8xd5"), Sounded{Sound::Capture});
        QCOMPARE(table.of("b1-c3"), Sounded{Sound::Move});
        QCOMPARE(table.of("d5-e5"), Sounded{Sound::Check});
        QCOMPARE(table.of("f1-e2"), Sounded{Sound::Move});
        QCOMPARE(table.of("e5xe2"), Sounded{Sound::Check}); // more than that it captures
        table.heard.sounds.clear();
        table.match.retire(Side{0}, Retire::Resigned);
        QCOMPARE(table.since(), Sounded{Sound::End});
    }

    void whatIsTriedBesideAGameThatIsOverIsHeard()
    {
        Table table(matchOf("orthodox"));
        table.play("e2-e4");
        table.match.retire(Side{1}, Retire::Resigned);
        table.match.showFirst();
        table.now += 1s;
        QCOMPARE(table.of("d2-d4"), Sounded{Sound::Move});
    }

    void stepsAreHeardUnlessTheyFollowFast()
    {
        Table table(matchOf("orthodox"));
        for (const char* const text : {"e2-e4", "d7-d5", "e4xd5", "d8xd5"})
            QVERIFY(table.play(text));
        table.match.showFirst();
        QCOMPARE(table.since().size(), std::size_t{4});
        for (const Sound wanted : {Sound::Move, Sound::Move, Sound::Capture}) {
            table.now += 1s;
            table.match.showNext();
            QCOMPARE(table.since(), Sounded{wanted});
        }
        table.now += 1s;
        table.match.showPrevious();
        QCOMPARE(table.since(), Sounded{});
        table.match.showFirst();
        while (table.match.showNext()) // as fast as a key repeats
            table.now += 30ms;
        QCOMPARE(table.since(), Sounded{});
        table.now += 1s;
        table.match.takeBack();
        QCOMPARE(table.since(), Sounded{});
    }

    void whatIsPlayedIsHeardHoweverFast()
    {
        Table table(matchOf("orthodox"));
        QCOMPARE(table.of("e2-e4"), Sounded{Sound::Move});
        QCOMPARE(table.of("d7-d5"), Sounded{Sound::Move});
        table.match.takeBack();
        table.heard.sounds.clear();
        table.match.playAgain();
        QCOMPARE(table.since(), Sounded{Sound::Move});
    }

    void aClockThatIsLowIsHeardOnce()
    {
        Match match = matchOf("orthodox");
        match.tags().clock = "1";
        Table table(std::move(match));
        QVERIFY(table.play("e2-e4"));
        table.heard.sounds.clear();
        table.now += 30s;
        table.clocks.tick();
        QCOMPARE(table.since(), Sounded{});
        for (int second = 0; second < 15; ++second) {
            table.now += 1s;
            table.clocks.tick();
        }
        QCOMPARE(table.since(), Sounded{Sound::ClockLow});
        QVERIFY(table.play("e7-e5"));
        table.heard.sounds.clear();
        table.now += 45s;
        table.clocks.tick();
        QCOMPARE(table.since(), Sounded{Sound::ClockLow}); // the other one
        table.now += 20s;
        table.clocks.tick();
        QCOMPARE(table.since(), Sounded{Sound::End}); // its flag has fallen
    }

    void settingsSayHowLoud()
    {
        Table table(matchOf("orthodox"));
        table.settings.set(&Settings::sounds, Settings::Loudness::Off);
        table.since();
        QCOMPARE(table.of("e2-e4"), Sounded{});
        table.settings.set(&Settings::sounds, Settings::Loudness::Quiet);
        QCOMPARE(table.since(), Sounded{Sound::Move}); // that is how loud it is
        const double quiet = table.heard.volume;
        table.settings.set(&Settings::coordinates, false);
        QCOMPARE(table.since(), Sounded{});
        table.settings.set(&Settings::sounds, Settings::Loudness::On);
        QVERIFY(quiet > 0 && quiet < table.heard.volume && table.heard.volume <= 1);
    }

    void atFirstThereAreNone() { QCOMPARE(Settings().sounds, Settings::Loudness::Off); }

    void everyWindowHearsOfTheSetting()
    {
        WindowHands hands;
        Heard heard;
        hands.program.sounds.setPlayer(std::make_unique<HeardSounds>(heard));
        MainWindow& other = openWindow(hands.program);
        hands.window.commands()[Command::Configure]->trigger();
        auto* const dialog = hands.find<SettingsDialog>(QStringLiteral("settings"));
        auto* const field = dialog->findChild<QComboBox*>(QStringLiteral("sounds"));
        QCOMPARE(field->isEnabled(), hasSounds());
        QVERIFY(hasSounds() || !field->toolTip().isEmpty());
        field->setCurrentIndex(2);
        dialog->accept();
        QCOMPARE(readSettings(hands.store).sounds, Settings::Loudness::On);
        heard.sounds.clear();
        for (MatchModel* const model : {&hands.window.model(), &other.model()}) {
            QVERIFY(!model->play(model->possibleActions().front()).refusal);
            QCOMPARE(std::exchange(heard.sounds, {}), Sounded{Sound::Move});
        }
        other.model().setModified(false);
        other.close();
        hands.window.model().setModified(false);
    }

    void whatIsRefusedIsHeardOnce()
    {
        WindowHands hands;
        Heard heard;
        hands.program.sounds.setPlayer(std::make_unique<HeardSounds>(heard));
        hands.program.settings.set(&Settings::sounds, Settings::Loudness::On);
        hands.window.model().replace(matchOf("orthodox"));
        heard.sounds.clear();
        hands.drag("e2", "e5");
        QCOMPARE(std::exchange(heard.sounds, {}), Sounded{Sound::Refusal});
        hands.drag("e2", "e4");
        QCOMPARE(std::exchange(heard.sounds, {}), Sounded{Sound::Move});
        hands.click("g8");
        hands.click("f6");
        QCOMPARE(std::exchange(heard.sounds, {}), Sounded{Sound::Move});
        hands.window.moveEntry().open();
        hands.type(QStringLiteral("e4-e6"));
        hands.key(Qt::Key_Return);
        QCOMPARE(std::exchange(heard.sounds, {}), Sounded{Sound::Refusal});
        hands.window.model().setModified(false);
    }

    void lessonsAreHeard()
    {
        WindowHands hands;
        Heard heard;
        hands.program.sounds.setPlayer(std::make_unique<HeardSounds>(heard));
        hands.program.settings.set(&Settings::sounds, Settings::Loudness::On);
        hands.window.openLesson(QStringLiteral(":/lessons/en/orthodox.ringford"));
        auto* const lesson = hands.find<LessonWindow>(QStringLiteral("lesson"));
        QVERIFY(lesson);
        heard.sounds.clear();
        emit lesson->board().refused({});
        QCOMPARE(heard.sounds, Sounded{Sound::Refusal});
    }

    /** Where the tests run there is rarely one, and never one that may be heard. */
    void withoutASoundCardNothingIsSaid()
    {
        if (!hasSounds())
            QSKIP("built without Qt Multimedia");
        static QStringList said;
        qputenv("PULSE_SERVER", "unix:/nowhere");
        const QtMessageHandler usual = qInstallMessageHandler(
            [](QtMsgType, const QMessageLogContext&, const QString& message) { said += message; });
        const auto back = qScopeGuard([usual] {
            qInstallMessageHandler(usual);
            qunsetenv("PULSE_SERVER");
        });
        const auto player = makeSoundPlayer();
        for (const Sound sound : kEverySound)
            player->play(sound, 0);
        QCoreApplication::processEvents();
        QCOMPARE(said, QStringList());
    }
};

RINGFORD_TEST(TestSounds)
#include "test_sounds.moc"
