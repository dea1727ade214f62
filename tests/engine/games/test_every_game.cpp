// SPDX-License-Identifier: GPL-3.0-or-later
// What each game of the registry has beside its folder: all that is missing is told at once, long before the tests of what
// it says are built.
#include "engine/games/Registry.h"
#include "tests/support/GameRows.h"
#include "tests/support/TestProgram.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <algorithm>
#include <set>

using namespace ringford;

namespace {

QString projectPath(const QString& path)
{
    return QStringLiteral(TEST_DATA_DIR "/../../") + path;
}

QString projectText(const QString& path)
{
    QFile file(projectPath(path));
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).simplified() : QString();
}

/** What is wrong with what @p option tells of its values; empty where nothing is. */
std::string faultInMeanings(const OptionSpec& option)
{
    const auto told = [&](const std::string& value) {
        return std::ranges::count(option.meanings, value, &OptionSpec::Meaning::value);
    };
    for (const std::string& value : option.values) {
        if (told(value) != 1)
            return "nothing, or too much, says what " + value + " brings";
    }
    const bool hasOthers = option.range || !option.form.empty();
    if (told("") != (hasOthers ? 1 : 0))
        return hasOthers ? "nothing says what other values bring" : "there are no other values";
    std::set<std::string> sentences;
    for (const auto& [value, sentence] : option.meanings) {
        if (!value.empty() && (told(value) != 1 || !option.admits(value)))
            return "there is no such value, or it is told of twice: " + value;
        if (sentence.empty() || !sentences.insert(sentence.english()).second)
            return "no sentence of its own: '" + value + "'";
    }
    return {};
}

} // namespace

class TestEveryGame : public QObject {
    Q_OBJECT

private slots:
    void hasAllItsFiles_data() { test::addGames(); }
    void hasAllItsFiles()
    {
        QFETCH(const QString, game);
        QStringList files{QStringLiteral("resources/samples/%1.ringford"), QStringLiteral("tests/data/vectors/%1.json"),
                          QStringLiteral("tests/data/pictures/%1.txt")};
        addInEachLanguage(files, QStringLiteral("resources/help"), QStringLiteral("html"));
        addInEachLanguage(files, QStringLiteral("resources/cards"), QStringLiteral("txt"));
        addInEachLanguage(files, QStringLiteral("resources/lessons"), QStringLiteral("ringford"));
        QStringList missing;
        for (const QString& file : files) {
            if (!QFile::exists(projectPath(file.arg(game))))
                missing += file.arg(game);
        }
        QVERIFY2(missing.isEmpty(), qPrintable("docs/new-game.md tells of: " + missing.join(QStringLiteral(", "))));
    }

    /**
     * "Warnings: ask first (mercy)" says nothing to who does not know the game. The toy game, which shows how games are
     * made, says it, too.
     */
    void saysWhatEachValueOfItsOptionsBrings_data() { test::addGames(test::testRegistry()); }
    void saysWhatEachValueOfItsOptionsBrings()
    {
        QFETCH(const QString, game);
        for (const OptionSpec& option : test::testRegistry().find(game.toStdString())->options()) {
            QVERIFY2(!option.hint.empty(), option.name.c_str());
            const std::string fault = faultInMeanings(option);
            QVERIFY2(fault.empty(), (option.name + ": " + fault).c_str());
        }
    }

    void noticesWhatIsNotTold()
    {
        OptionSpec option = OptionSpec::choice("pace", {"slow", "fast"}, "Pace", "how fast", {"slow", "fast"},
                                               {"everybody waits", "nobody waits"});
        QCOMPARE(faultInMeanings(option), std::string());
        option.values.emplace_back("faster");
        QVERIFY(!faultInMeanings(option).empty());
        option.meanings.push_back({"", "so fast"}); // stands for numbers, and not for words that were forgotten
        QVERIFY(!faultInMeanings(option).empty());
        option.range = OptionSpec::Range{1, 3};
        QVERIFY(!faultInMeanings(option).empty());
        option.meanings.push_back({"faster", "so fast"});
        QVERIFY(!faultInMeanings(option).empty());
        option.meanings.back().sentence = "nobody waits for long";
        QCOMPARE(faultInMeanings(option), std::string());
        option.meanings.push_back({"1", "one waits"}); // a number that is told of by itself
        QCOMPARE(faultInMeanings(option), std::string());
        option.meanings.back().value = "4";
        QVERIFY(!faultInMeanings(option).empty());
    }

    void hasSeedsForFuzzing_data() { test::addGames(); }
    void hasSeedsForFuzzing()
    {
        QFETCH(const QString, game);
        const QDir corpus(projectPath(QStringLiteral("tests/fuzz/corpus/setup")));
        const QStringList seeds = corpus.entryList({game + QStringLiteral("-*")}, QDir::Files);
        QVERIFY2(!seeds.isEmpty(), qPrintable(corpus.path()));
        for (const QString& seed : seeds)
            QVERIFY2(projectText(QStringLiteral("tests/fuzz/corpus/setup/") + seed).startsWith(game), qPrintable(seed));
    }

    void isNamedByTheReadme_data() { test::addGames(); }
    void isNamedByTheReadme()
    {
        QFETCH(const QString, game);
        const QString title = QString::fromStdString(Registry::standard().find(game.toStdString())->title().english());
        QVERIFY2(projectText(QStringLiteral("README.md")).contains(title, Qt::CaseInsensitive), qPrintable(title));
    }

private:
    /** Adds to @p files the one of a game in each language that @p folder has. */
    static void addInEachLanguage(QStringList& files, const QString& folder, const QString& suffix)
    {
        const QStringList languages = QDir(projectPath(folder)).entryList(QDir::Dirs | QDir::NoDotAndDotDot);
        QVERIFY2(!languages.isEmpty(), qPrintable(folder));
        for (const QString& language : languages)
            files += folder + '/' + language + QStringLiteral("/%1.") + suffix;
    }
};

RINGFORD_TEST(TestEveryGame)
#include "test_every_game.moc"
