// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/text/FileNames.h"
#include "engine/text/Files.h"
#include "tests/support/TestProgram.h"

#include <QFile>
#include <QObject>
#include <QTemporaryDir>
#include <QTest>

#include <filesystem>
#include <fstream>

using namespace ringford;

namespace {

const std::string kBroken = "a\xFF\xC3\xBC\xC3.ringford";

struct Folder {
    ~Folder() { std::filesystem::remove_all(folder.path().toStdString()); } // Qt would not find all of it
    QTemporaryDir folder;
    std::string path(const std::string& name) const { return folder.path().toStdString() + '/' + name; }
    void put(const std::string& name, const std::string& text) const { std::ofstream(path(name)) << text; }
};

} // namespace

class TestFileNames : public QObject {
    Q_OBJECT

private slots:
    void eachByteComesBack()
    {
        const Folder folder;
        for (int byte = 0x80; byte <= 0xFF; ++byte) {
            const std::string bytes = folder.path(std::string("x") + static_cast<char>(byte) + "y");
            folder.put(std::string("x") + static_cast<char>(byte) + "y", "here");
            const std::string name = fileNameInUtf8(bytes);
            QCOMPARE(QString::fromStdString(name).toStdString(), name); // it is UTF-8
            const std::u8string found = filePath(name).u8string();
            QCOMPARE(std::string(found.begin(), found.end()), bytes);
        }
    }

    void whatIsUtf8Stays()
    {
        for (const std::string name : {"", "a.ringford", "\xC3\xBC\xE2\x82\xAC\xF0\x9F\x98\x80"})
            QCOMPARE(fileNameInUtf8(name), name);
    }

    void peopleReadTheBytes()
    {
        QCOMPARE(shownFileName(fileNameInUtf8(kBroken)), std::string("a\\xFF\xC3\xBC\\xC3.ringford"));
        QCOMPARE(shownFileName("\xC3\xBC\xEE\xBD\xEE\x80\x80"), std::string("\xC3\xBC\xEE\xBD\xEE\x80\x80"));
        QCOMPARE(
            shownFileName("\xE2\x80\xAE\x67pj \xE2\x81\xA9\xE2\x80\x94\xE2\x80"),
            std::string(
                "\\xE2\\x80\\xAE\x67pj \\xE2\\x81\\xA9\xE2\x80\x94\xE2\x80")); // they would turn the sentence around
        const auto missing = readFile(fileNameInUtf8(kBroken));
        QVERIFY(!missing);
        QCOMPARE(missing.error().english(),
                 std::string("a\\xFF\xC3\xBC\\xC3.ringford: there is no such file or folder"));
    }

    void aFileIsReadAndWrittenByThatName()
    {
        const Folder folder;
        folder.put(kBroken, "before");
        const std::string name = fileNameInUtf8(folder.path(kBroken));
        QVERIFY(isFile(name));
        QCOMPARE(*readFile(name), std::string("before"));
        QVERIFY(!writeFile(name, "after"));
        QCOMPARE(*readFile(folder.path(kBroken)), std::string("after"));
        QCOMPARE(std::distance(std::filesystem::directory_iterator(folder.path("")), {}), 1);
    }

    void aFileOfThoseCharactersIsItself()
    {
        const Folder folder;
        const std::string characters = fileNameInUtf8(kBroken);
        folder.put(kBroken, "bytes");
        folder.put(characters, "characters");
        QCOMPARE(*readFile(folder.path(characters)), std::string("characters"));
        QCOMPARE(*readFile(folder.path(kBroken)), std::string("bytes"));
    }

    void aFileThatIsNotThereGetsNoBrokenName()
    {
        const Folder folder;
        const std::string name = fileNameInUtf8(folder.path(kBroken));
        QVERIFY(!isFile(name));
        QVERIFY(!writeFile(name, "new"));
        QVERIFY(!std::filesystem::exists(std::filesystem::path(folder.path(kBroken))));
        QVERIFY(isFile(name));
    }

    void linksLeadToOneName()
    {
        const Folder folder;
        folder.put(kBroken, "here");
        std::filesystem::create_symlink(folder.path(kBroken), folder.path("link"));
        const auto canonical = canonicalFileName(folder.path("link"));
        QVERIFY(canonical);
        QCOMPARE(canonical, canonicalFileName(fileNameInUtf8(folder.path(kBroken))));
        QVERIFY(!canonicalFileName(folder.path("none")));
    }
};

RINGFORD_TEST(TestFileNames)
#include "test_file_names.moc"
