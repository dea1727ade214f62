// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/FileNames.h"
#include "tests/support/TestProgram.h"
#include "ui/files/FileClaim.h"
#include "ui/files/FileNames.h"
#include "ui/words/FileWords.h"

#include <QTemporaryDir>
#include <QTest>
#include <QUrl>

#include <array>
#include <filesystem>
#include <fstream>
#include <string>

using namespace ringford;
using namespace ringford::ui;

namespace {

const std::string kBroken = "/tmp/a\xFF\xC3\xBC.ringford";

} // namespace

class TestUiFileNames : public QObject {
    Q_OBJECT

private slots:
    void theCallKeepsItsBytes()
    {
        const std::array<const char*, 3> call{"ringford", kBroken.c_str(), "/tmp/\xC3\xBC"};
        QStringList arguments;
        for (const char* const word : call)
            arguments += QString::fromLocal8Bit(word);
        const QStringList whole = wholeArguments(arguments, call);
        QCOMPARE(whole.size(), arguments.size());
        QCOMPARE(whole[0], arguments[0]);
        QCOMPARE(whole[1].toStdString(), fileNameInUtf8(kBroken));
        QCOMPARE(whole[2], arguments[2]);
    }

    void addressesKeepTheirBytes()
    {
        QCOMPARE(wholeLocalFile(QUrl::fromEncoded("file:///tmp/a%FF%C3%BC.ringford")).toStdString(),
                 fileNameInUtf8(kBroken));
        QCOMPARE(wholeLocalFile(QUrl::fromEncoded("file:///tmp/%C3%BC%20b.ringford")),
                 QString::fromUtf8("/tmp/\xC3\xBC b.ringford"));
        QCOMPARE(words::fileName(wholeLocalFile(QUrl::fromEncoded("file:///tmp/a%FF.ringford"))),
                 QStringLiteral("a\\xFF.ringford"));
        QCOMPARE(words::fileTitle(wholeLocalFile(QUrl::fromEncoded("file:///tmp/a%FF.ringford"))),
                 QStringLiteral("a\\xFF"));
    }

    /** As file managers give them to what they start. */
    void addressesOfFilesHereAreFiles()
    {
        QCOMPARE(fileMeant(QStringLiteral("file:///tmp/a%20b.ringford")), QStringLiteral("/tmp/a b.ringford"));
        QCOMPARE(fileMeant(QStringLiteral("FILE://localhost/tmp/a.pgn")), QStringLiteral("/tmp/a.pgn"));
        QCOMPARE(fileMeant(QStringLiteral("file:///tmp/a%FF%C3%BC.ringford")).toStdString(), fileNameInUtf8(kBroken));
        for (const char* plain : {"a.ringford", "/tmp/a%20b.ringford", "file.pgn", "c:/games.pgn"})
            QCOMPARE(fileMeant(QLatin1String(plain)), QLatin1String(plain));
    }

    void addressesOfOtherPlacesAreSaidToBeThat()
    {
        for (const char* address : {"https://example.org/a.pgn", "file://elsewhere/a.pgn", "smb://elsewhere/a.pgn"}) {
            const QString word = QLatin1String(address);
            QCOMPARE(fileMeant(word), word);
            QCOMPARE(wholePath(word), word);
            QVERIFY2(troubleWithName(word).startsWith(word + QStringLiteral(": this is an address")), address);
        }
        QCOMPARE(troubleWithName(QStringLiteral("/tmp/none.pgn")), QString());
    }

    void aClaimOfSuchAFileIsLeft()
    {
#ifdef Q_OS_LINUX
        const QTemporaryDir folder;
        const std::string bytes = folder.path().toStdString() + "/a\xFF.ringford";
        std::ofstream(bytes) << "here";
        const QString file = QString::fromStdString(fileNameInUtf8(bytes));
        const QString claims = folder.filePath(QStringLiteral("claims"));
        {
            FileClaim claim(claims);
            QVERIFY(claim.take(file));
            claim.leave(); // as a program that ends
        }
        QCOMPARE(FileClaim::left(claims), QStringList{file});
        QVERIFY(std::filesystem::remove(bytes)); // Qt would not find it
#else
        QSKIP("names of files are text here");
#endif
    }
};

RINGFORD_TEST(TestUiFileNames)
#include "test_ui_file_names.moc"
