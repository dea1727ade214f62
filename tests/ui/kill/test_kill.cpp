// SPDX-License-Identifier: GPL-3.0-or-later
// The program is killed at a random moment of a random use, and started again: nothing is lost but what was being done
// in that moment. RINGFORD_KILL_ROUNDS says how often (a few times, unless it is set), RINGFORD_KILL_SEED with what
// dice. What was tried is told at the end, as docs/durability.md has it.
#include "tests/support/Dice.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/DrivenProgram.h"
#include "tests/support/ui/WindowState.h"
#include "ui/settings/SettingsFile.h"
#include "ui/window/MainWindow.h"
#include "ui/window/Program.h"
#include "ui/window/Startup.h"

#include <QApplication>
#include <QDir>
#include <QJsonDocument>
#include <QJsonObject>
#include <QMap>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr int kFewRounds = 4;
constexpr int kLongestUse = 2500; // ms until it is killed
constexpr int kTypingLost = 1500; // ms: a second, and what a busy computer takes
constexpr int kEnded = 60'000;    // ms: bounds what hangs

/** What the killed program has said of its windows. */
struct Said {
    QMap<QString, QJsonObject> windows;                 ///< by id
    QString begun = QStringLiteral("start");            ///< what was under way
    QString where;                                      ///< the id of the game it was done in
    QMap<QString, QList<QPair<qint64, QString>>> typed; ///< into the last comment of each window

    void hear(const QJsonObject& line)
    {
        if (line.contains(QStringLiteral("is"))) {
            const QJsonObject state = line[QStringLiteral("is")].toObject();
            const QString id = state[QStringLiteral("id")].toString();
            // Another game has taken the place of the one it was done in.
            if (id != where && begun != QStringLiteral("idle"))
                windows.remove(where);
            if (!id.isEmpty())
                windows[id] = state;
            begun = QStringLiteral("idle");
        } else if (line.contains(QStringLiteral("begins"))) {
            if (begun == QStringLiteral("close"))
                windows.remove(where); // done, and nothing is left to be said of it
            begun = line[QStringLiteral("begins")].toString();
            where = line[QStringLiteral("id")].toString();
            if (begun == QStringLiteral("comment"))
                typed[where].clear();
        } else {
            typed[where] += {line[QStringLiteral("time")].toInteger(), line[QStringLiteral("typed")].toString()};
        }
    }
};

QMap<QString, QString> commentsOf(const QJsonObject& state)
{
    QMap<QString, QString> comments;
    const QJsonObject reported = state[QStringLiteral("comments")].toObject();
    for (auto one = reported.begin(); one != reported.end(); ++one)
        comments[one.key()] = one.value().toString().trimmed();
    return comments;
}

/** Whether what is there has all that was typed a while before the program was killed, and nothing that never was. */
bool hasTyped(const QMap<QString, QString>& before, const QMap<QString, QString>& now,
              const QList<QPair<qint64, QString>>& typed, qint64 killed)
{
    QString due;
    for (const auto& [time, text] : typed) {
        if (time < killed - kTypingLost)
            due = text;
    }
    const QString last = typed.isEmpty() ? QString() : typed.last().second;
    QStringList nodes = before.keys() + now.keys();
    nodes.removeDuplicates();
    nodes.removeIf([&](const QString& node) { return before[node] == now[node]; });
    const auto hasDue = [&due](const QString& text) { return text.startsWith(due); };
    if (nodes.isEmpty())
        return due.isEmpty() || std::ranges::any_of(now.values(), hasDue);
    const QString there = now[nodes.first()];
    // One more letter may have been typed than was told.
    return nodes.size() == 1 && hasDue(there) && (last.startsWith(there) || there.chopped(1) == last);
}

/** Whether all entries are there still, and one more. */
bool isPlayedOn(const QJsonObject& was, const QJsonObject& is)
{
    QStringList now = is[QStringLiteral("moves")].toString().split(u' ');
    for (const QString& entry : was[QStringLiteral("moves")].toString().split(u' ')) {
        if (!now.removeOne(entry))
            return false;
    }
    now.removeAll(QStringLiteral("("));
    now.removeAll(QStringLiteral(")"));
    return now.size() == 1;
}

/** Whether no entry is new, as where one that was taken back was played again, and the game stands beside where it stood. */
bool isPlayedAgain(const QJsonObject& was, const QJsonObject& is)
{
    return std::abs(was[QStringLiteral("stands")].toInt() - is[QStringLiteral("stands")].toInt()) == 1;
}

/** What of a window is not there again; empty: nothing. @p isBusy: something was under way in it. */
QString lossOf(const QJsonObject& was, const QJsonObject& is, const Said& said, bool isBusy, qint64 killed)
{
    const auto same = [&](const char* what) { return was[QLatin1String(what)] == is[QLatin1String(what)]; };
    const QString begun = isBusy ? said.begun : QString();
    if (!same("moves")) {
        if (begun != QStringLiteral("play") || !isPlayedOn(was, is))
            return QStringLiteral("moves: %1 became %2")
                .arg(was[QStringLiteral("moves")].toString(), is[QStringLiteral("moves")].toString());
        return {}; // nodes have other numbers then
    }
    const bool mayStandElsewhere =
        begun == QStringLiteral("take back") || (begun == QStringLiteral("play") && isPlayedAgain(was, is));
    if (!same("stands") && !mayStandElsewhere)
        return QStringLiteral("where the game stands");
    const auto typed = said.typed[was[QStringLiteral("id")].toString()];
    if (!hasTyped(commentsOf(was), commentsOf(is), typed, killed))
        return QStringLiteral("comments: %1 became %2; the last was typed %3 ms before")
            .arg(QString::fromUtf8(QJsonDocument(was[QStringLiteral("comments")].toObject()).toJson()),
                 QString::fromUtf8(QJsonDocument(is[QStringLiteral("comments")].toObject()).toJson()))
            .arg(typed.isEmpty() ? -1 : killed - typed.last().first);
    if (!same("setup") && begun != QStringLiteral("set up"))
        return QStringLiteral("the position that was set up");
    if (!same("tasks") && begun != QStringLiteral("collect tasks") && begun != QStringLiteral("play"))
        return QStringLiteral("tasks");
    return {};
}

/**
 * A window in which there was nothing that could be lost: a new game without a file. What is being set up there may just
 * have been left again.
 */
bool isNothing(const QJsonObject& was, bool isBeingSetUp)
{
    return !was[QStringLiteral("unsaved")].toBool() && was[QStringLiteral("file")].toString().isEmpty() &&
           (isBeingSetUp || was[QStringLiteral("setup")].toString().isEmpty()) &&
           was[QStringLiteral("tasks")].toString().isEmpty();
}

QStringList losses(const Said& said, const QMap<QString, QJsonObject>& found, qint64 killed)
{
    QStringList lost;
    for (const QJsonObject& was : said.windows) {
        const QString id = was[QStringLiteral("id")].toString();
        const bool isBusy = id == said.where;
        const bool isGivenUp =
            isBusy && QStringList({QStringLiteral("new game"), QStringLiteral("open"), QStringLiteral("close")})
                          .contains(said.begun);
        if (isGivenUp || isNothing(was, isBusy && said.begun == QStringLiteral("set up")))
            continue;
        const QString loss = found.contains(id)
                                 ? lossOf(was, found[id], said, isBusy, killed)
                                 : QStringLiteral("all of it: ") + QString::fromUtf8(QJsonDocument(was).toJson());
        if (!loss.isEmpty())
            lost += QStringLiteral("%1 (%2): %3").arg(id, was[QStringLiteral("game")].toString(), loss);
    }
    return lost;
}

struct Counted {
    int rounds = 0;
    int lost = 0;
};

/** A home of its own for each round. */
struct Home {
    Home()
    {
        environment.insert(QStringLiteral("XDG_DATA_HOME"), folder.filePath(QStringLiteral("data")));
        environment.insert(QStringLiteral("XDG_CONFIG_HOME"), folder.filePath(QStringLiteral("config")));
        environment.insert(QStringLiteral("QT_QPA_PLATFORM"), QStringLiteral("offscreen"));
        QDir().mkpath(games());
    }
    QString games() const { return folder.filePath(QStringLiteral("games")); }
    void start(QProcess& program, const QStringList& arguments) const
    {
        program.setProcessEnvironment(environment);
        program.setProcessChannelMode(QProcess::SeparateChannels);
        program.start(QCoreApplication::applicationFilePath(), QStringList{QStringLiteral("test_kill")} + arguments);
    }

    QTemporaryDir folder;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
};

} // namespace

class TestKill : public QObject {
    Q_OBJECT

private slots:
    void killedAtARandomMomentTheProgramLosesNothing()
    {
        const int rounds = qEnvironmentVariableIntValue("RINGFORD_KILL_ROUNDS");
        const int seed = qEnvironmentVariableIntValue("RINGFORD_KILL_SEED");
        QStringList lost;
        for (int round = 0; round < (rounds > 0 ? rounds : kFewRounds); ++round) {
            const QStringList here =
                killOnce(static_cast<std::uint64_t>(seed) * 100'000 + static_cast<unsigned>(round));
            if (QTest::currentTestFailed())
                return;
            for (const QString& one : here)
                lost += QStringLiteral("round %1, while: %2: %3").arg(round).arg(m_begun, one);
        }
        for (auto one = m_counted.begin(); one != m_counted.end(); ++one)
            qInfo("| %s | %d | %d |", qPrintable(one.key()), one->rounds, one->lost);
        for (auto one = m_games.begin(); one != m_games.end(); ++one)
            qInfo("game %s: %d windows", qPrintable(one.key()), one.value());
        QVERIFY2(lost.isEmpty(), qPrintable(lost.join(u'\n')));
    }

private:
    QStringList killOnce(std::uint64_t seed)
    {
        const Home home;
        test::Dice dice(seed);
        QProcess program;
        home.start(program, {QStringLiteral("--drive"), QString::number(seed), home.games()});
        if (!program.waitForReadyRead(kEnded))
            qFatal("the program does not start");
        program.waitForFinished(static_cast<int>(dice.below(kLongestUse)));
        const qint64 killed = test::sharedTime();
        program.kill();
        program.waitForFinished(kEnded);
        Said said;
        QByteArray output = program.readAllStandardOutput();
        output.truncate(output.lastIndexOf('\n') + 1); // a line that was not written to its end
        for (const QByteArray& line : output.split('\n')) {
            if (!line.isEmpty())
                said.hear(QJsonDocument::fromJson(line).object());
        }
        // Now and then it is killed again while it starts.
        if (dice.oneIn(4)) {
            QProcess again;
            home.start(again, {QStringLiteral("--show")});
            again.waitForFinished(static_cast<int>(dice.below(600)));
            again.kill();
            again.waitForFinished(kEnded);
        }
        const QStringList lost = losses(said, shown(home), killed);
        m_begun = said.begun;
        Counted& counted = m_counted[said.begun];
        ++counted.rounds;
        counted.lost += lost.isEmpty() ? 0 : 1;
        for (const QJsonObject& was : said.windows)
            ++m_games[was[QStringLiteral("game")].toString()];
        return lost;
    }

    /** What the next start shows, by id. */
    QMap<QString, QJsonObject> shown(const Home& home)
    {
        QProcess program;
        home.start(program, {QStringLiteral("--show")});
        QMap<QString, QJsonObject> windows;
        if (!program.waitForFinished(kEnded) || program.exitStatus() != QProcess::NormalExit) {
            QTest::qFail(qPrintable(QStringLiteral("the program does not start again: ") +
                                    QString::fromUtf8(program.readAllStandardError())),
                         __FILE__, __LINE__);
            program.kill();
            program.waitForFinished(kEnded);
            return windows;
        }
        for (const QByteArray& line : program.readAllStandardOutput().split('\n')) {
            const QJsonObject state = QJsonDocument::fromJson(line).object();
            // Killed while it is saved for the first time, a game may come from the journal, and from its file as well.
            const QString id = state[QStringLiteral("id")].toString();
            if (!state.isEmpty() && (!windows.contains(id) || state[QStringLiteral("unsaved")].toBool()))
                windows[id] = state;
        }
        return windows;
    }

    QMap<QString, Counted> m_counted; ///< by what was under way
    QMap<QString, int> m_games;
    QString m_begun;
};

/** The windows that the program would start with. */
static void startAsTheProgram(const SettingsFile& settings)
{
    static Program program(Registry::standard(), settings);
    program.settings.set(&Settings::startPage, false); // what is driven is the window of a game
    openWindows(program, {});
    test::waitForWindows();
}

static int beTheProgram(int argc, char** argv)
{
    if (argc < 2 || (QByteArrayView(argv[1]) != "--drive" && QByteArrayView(argv[1]) != "--show")) {
        // As long as it takes: how many rounds there are is for others to say.
        qputenv("QTEST_FUNCTION_TIMEOUT", "100000000");
        return test::runTest<TestKill>(argc, argv);
    }
    const QApplication application(argc, argv);
    QApplication::setApplicationName(QStringLiteral("ringford"));
    QApplication::setOrganizationName(QStringLiteral("ringford"));
    const SettingsFile settings;
    startAsTheProgram(settings);
    if (argc == 4)
        test::DrivenProgram(settings, QString::fromLocal8Bit(argv[3]), QByteArray(argv[2]).toULongLong()).run();
    for (const MainWindow* const window : test::shownWindows())
        std::printf("%s\n", QJsonDocument(test::stateOf(*window)).toJson(QJsonDocument::Compact).constData());
    std::fflush(stdout);
    std::_Exit(0); // as if it were killed once more
}

RINGFORD_TEST_MAIN(beTheProgram)
#include "test_kill.moc"
