// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/text/Files.h"
#include "engine/text/PlatformFile.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"

#include <QDateTime>
#include <QDir>
#include <QElapsedTimer>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cerrno>
#include <filesystem>

#ifdef Q_OS_UNIX
#include "tests/support/FileLimit.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <unistd.h>
#endif

using namespace ringford;

class TestFiles : public QObject {
    Q_OBJECT

private:
    std::unique_ptr<QTemporaryDir> m_folder;

    std::string name(const QString& file) const { return m_folder->filePath(file).toStdString(); }
    QByteArray content(const QString& file) const { return test::bytesIn(m_folder->filePath(file)); }
    void put(const QString& file, const QByteArray& bytes) const { test::makeFile(m_folder->filePath(file), bytes); }
    /** Makes a file as a program leaves it that is killed, more than an hour ago. */
    static void leaveLongAgo(QFile& left)
    {
        QVERIFY(left.open(QIODevice::ReadWrite));
        QVERIFY(left.setFileTime(QDateTime::currentDateTime().addSecs(-3700), QFileDevice::FileModificationTime));
        left.close();
    }
    QStringList listing() const
    {
        return QDir(m_folder->path()).entryList(QDir::AllEntries | QDir::Hidden | QDir::System | QDir::NoDotAndDotDot);
    }

    bool hasNamelessFiles() const
    {
#ifdef O_TMPFILE
        const int nameless = ::open(m_folder->path().toLocal8Bit().constData(), O_WRONLY | O_TMPFILE, 0600);
        return nameless >= 0 && ::close(nameless) == 0;
#else
        return false;
#endif
    }

    static QString refusal(const std::optional<Text>& problem)
    {
        return problem ? QString::fromStdString(problem->english()) : "none";
    }
    static QString refusal(const Result<std::string, Text>& read)
    {
        return read ? "none" : QString::fromStdString(read.error().english());
    }

private slots:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
    }

    void readsWhatWasWritten()
    {
        const std::string bytes = std::string("a\0b\r\n\xFF", 6) + std::string(3'000'000, 'x');
        for (const std::string& text : {std::string(), std::string("x"), bytes}) {
            QCOMPARE(refusal(writeFile(name("a b.ringford"), text)), "none");
            const auto read = readFile(name("a b.ringford"));
            QVERIFY(read);
            QCOMPARE(*read, text);
        }
        QCOMPARE(listing(), QStringList("a b.ringford"));
    }

    void whatIsWrittenInPartsIsThereAtTheEnd()
    {
        put("a", "old");
        {
            FileWriter given;
            QVERIFY(!given.open(name("a")));
            QVERIFY(!given.append("half"));
            QCOMPARE(content("a"), QByteArray("old"));
        }
        QCOMPARE(listing(), QStringList{"a"}); // what was given up is gone
        QCOMPARE(content("a"), QByteArray("old"));
        FileWriter whole;
        QVERIFY(!whole.open(name("a")));
        QVERIFY(!whole.append("one "));
        QVERIFY(!whole.append({}));
        QVERIFY(!whole.append("two"));
        QVERIFY(!whole.commit());
        QCOMPARE(content("a"), QByteArray("one two"));
        QCOMPARE(listing(), QStringList{"a"});
        FileWriter nowhere;
        QVERIFY(refusal(nowhere.open(name("none/a"))).contains("none/a"));
    }

    void namesAreUtf8()
    {
        const QString file = QString::fromUtf8("\xC3\xBC"
                                               "bung \xF0\x9F\x99\x82.ringford");
        QCOMPARE(refusal(writeFile(name(file), "x")), "none");
        QCOMPARE(listing(), QStringList(file));
        QCOMPARE(*readFile(name(file)), "x");
    }

    void namesInTheFolderAtHandNeedNoPath()
    {
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(m_folder->path()));
        QCOMPARE(refusal(writeFile("plain", "x")), "none");
        QCOMPARE(*readFile("plain"), "x");
        QVERIFY(QDir::setCurrent(before));
        QCOMPARE(listing(), QStringList("plain"));
    }

    void filesUpToTheLimitAreRead()
    {
        QFile file(m_folder->filePath("large"));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QVERIFY(file.resize(64 << 20));
        QCOMPARE(readFile(name("large"))->size(), kLargestFile);
        QVERIFY(file.resize((64 << 20) + 1));
        QCOMPARE(refusal(readFile(name("large"))),
                 QString::fromStdString(name("large")) + ": the file is larger than 64 MiB");
        QCOMPARE(readBeginning(name("large"))->bytes.size(), kLargestFile);
        QVERIFY(!readBeginning(name("large"))->isWhole);
        QVERIFY(file.resize(64 << 20));
        QCOMPARE(readBeginning(name("large"))->bytes.size(), kLargestFile);
        QVERIFY(readBeginning(name("large"))->isWhole);
    }

    void refusalsNameTheFile()
    {
        QCOMPARE(refusal(readFile(name("none"))),
                 QString::fromStdString(name("none")) + ": there is no such file or folder");
        QCOMPARE(refusal(readFile(m_folder->path().toStdString())),
                 m_folder->path() + ": this is a folder, expected a file");
        QCOMPARE(refusal(readFile(name("a/b"))),
                 QString::fromStdString(name("a/b")) + ": there is no such file or folder");
        QCOMPARE(refusal(readFile("")), "a file needs a name");
        QCOMPARE(refusal(readFile(std::string("a\0b", 3))), "a file needs a name");
        QCOMPARE(refusal(writeFile("", "x")), "a file needs a name");
        QCOMPARE(refusal(writeFile(name("no/such"), "x")),
                 QString::fromStdString(name("no/such") + ": there is no folder " + name("no")));
        QVERIFY(QFile::link(QString::fromStdString(name("no/such")), QString::fromStdString(name("link"))));
        QCOMPARE(refusal(writeFile(name("link"), "x")),
                 QString::fromStdString(name("link") + ": there is no folder " + name("no")));
        QVERIFY(QFile::remove(QString::fromStdString(name("link"))));
        QCOMPARE(refusal(writeFile(m_folder->path().toStdString(), "x")),
                 m_folder->path() + ": this is a folder, expected a file");
        QCOMPARE(refusal(writeFile(m_folder->path().toStdString() + "/", "x")),
                 m_folder->path() + "/: this is a folder, expected a file");
        QVERIFY(listing().isEmpty());
    }

#ifdef Q_OS_UNIX
    void devicesAndPipesAreRefusedWithoutWaiting()
    {
        QCOMPARE(mkfifo(name("pipe").c_str(), 0600), 0);
        const int handle = socket(AF_UNIX, SOCK_STREAM, 0);
        sockaddr_un address{};
        address.sun_family = AF_UNIX;
        QVERIFY(name("s").size() < sizeof address.sun_path);
        std::ranges::copy(name("s"), address.sun_path);
        QCOMPARE(bind(handle, reinterpret_cast<const sockaddr*>(&address), sizeof address), 0);
        QVERIFY(symlink("/dev/zero", name("zero").c_str()) == 0);

        QElapsedTimer timer;
        timer.start();
        for (const std::string& file : {name("pipe"), name("s"), name("zero"), std::string("/dev/zero"),
                                        std::string("/dev/null"), std::string("/dev/tty")}) {
            QVERIFY2(refusal(readFile(file)).contains("expected a file"), file.c_str());
            QVERIFY2(refusal(writeFile(file, "x")).contains("expected a file"), file.c_str());
        }
        QVERIFY(timer.elapsed() < 2000);
        close(handle);
        QCOMPARE(listing().size(), 3);
    }

    void linksAreFollowedAndStay()
    {
        QVERIFY(QDir(m_folder->path()).mkdir("d"));
        put("d/real", "old");
        QCOMPARE(symlink("d/real", name("first").c_str()), 0);
        QCOMPARE(symlink("first", name("second").c_str()), 0);
        QCOMPARE(symlink("d/new", name("dangling").c_str()), 0);
        QCOMPARE(symlink("circle", name("circle").c_str()), 0);
        QCOMPARE(refusal(writeFile(name("second"), "new")), "none");
        QCOMPARE(content("d/real"), "new");
        QCOMPARE(refusal(writeFile(name("dangling"), "made")), "none");
        QCOMPARE(content("d/new"), "made");
        for (const char* link : {"first", "second", "dangling"})
            QVERIFY(QFileInfo(m_folder->filePath(link)).isSymLink());
        QVERIFY(refusal(writeFile(name("circle"), "x")).contains("circle"));
        QCOMPARE(listing(), (QStringList{"circle", "d", "dangling", "first", "second"}));
        QCOMPARE(*readFile(name("second")), "new");
    }

    void permissionsOfAnOlderFileAreKept()
    {
        put("a", "old");
        QCOMPARE(chmod(name("a").c_str(), 0640), 0);
        QCOMPARE(refusal(writeFile(name("a"), "new")), "none");
        struct stat file {};
        QCOMPARE(stat(name("a").c_str(), &file), 0);
        QCOMPARE(file.st_mode & 07777u, 0640u);

        const mode_t before = umask(027);
        QCOMPARE(refusal(writeFile(name("b"), "new")), "none");
        umask(before);
        QCOMPARE(stat(name("b").c_str(), &file), 0);
        QCOMPARE(file.st_mode & 07777u, 0640u);
    }

    void aFullDiskLeavesTheOlderFile()
    {
        put("a", "old");
        QString older, fresh;
        {
            const test::FileLimit limit(100'000);
            older = refusal(writeFile(name("a"), std::string(200'000, 'x')));
            fresh = refusal(writeFile(name("b"), std::string(200'000, 'x')));
        }
        QCOMPARE(older, QString::fromStdString(name("a")) + ": the file would be larger than is allowed here");
        QVERIFY(fresh != "none");
        QCOMPARE(content("a"), "old");
        QCOMPARE(listing(), QStringList("a"));
    }

    void nothingStaysOfAFileWhoseWriterIsKilled()
    {
        if (!hasNamelessFiles())
            QSKIP("files without a name are unknown here");
        const pid_t writer = fork();
        if (writer == 0) {
            FileWriter file;
            _exit(file.open(name("game")) || file.append("half of") ? 1 : 0);
        }
        int ended = -1;
        QCOMPARE(waitpid(writer, &ended, 0), writer);
        QVERIFY(WIFEXITED(ended) && WEXITSTATUS(ended) == 0);
        QCOMPARE(listing(), QStringList());
    }

    void whatKilledWritersLeftIsRemovedByTheNextThatNeedsAName()
    {
        put(".ringford-0123456789.tmp", "half of a game");
        put(".ringford-012345678.tmp", "another's");
        put(".ringford-0123456789.txt", "another's");
        put("ringford-01234567890.tmp", "another's");
        const pid_t writer = fork();
        if (writer == 0) {
            NewFile file;
            std::filesystem::path made;
            _exit(file.createNamed(name("game"), made) != 0 || file.write("half of") != 0 ? 1 : 0);
        }
        int ended = -1;
        QCOMPARE(waitpid(writer, &ended, 0), writer);
        QVERIFY(WIFEXITED(ended) && WEXITSTATUS(ended) == 0);
        const QStringList others{".ringford-012345678.tmp", ".ringford-0123456789.txt", "ringford-01234567890.tmp"};
        QCOMPARE(listing().size(), others.size() + 1);
        NewFile first, second;
        std::filesystem::path one, other;
        QCOMPARE(first.createNamed(name("game"), one), 0);
        QCOMPARE(second.createNamed(name("game"), other), 0);
        QStringList expected = others;
        expected << QString::fromStdString(one.filename().string())
                 << QString::fromStdString(other.filename().string());
        expected.sort();
        QStringList found = listing();
        found.sort();
        QCOMPARE(found, expected); // what is being written stays
        QCOMPARE(first.write("new"), 0);
        QCOMPARE(first.putInPlace(one, name("game")), 0);
        QCOMPARE(content("game"), "new");
    }

    /** A program that is killed between naming what it has written and putting that in place leaves it there. */
    void whatWasLeftLongAgoIsRemovedByTheNextFileThatIsReplaced()
    {
        if (!hasNamelessFiles())
            QSKIP("files without a name are unknown here");
        put("game", "old");
        put(".ringford-0123456789.tmp", "of another program, which is about to rename it");
        QFile left(m_folder->filePath(".ringford-abcdefghij.tmp"));
        leaveLongAgo(left);
        QVERIFY(!writeFile(name("game"), "new"));
        QCOMPARE(content("game"), "new");
        QVERIFY(!left.exists());
        QCOMPARE(listing().size(), 2);
    }

    /** To list a folder of very many files takes longer than to write one: it is done once an hour. */
    void aFolderIsNotLookedThroughForEachFile()
    {
        if (!hasNamelessFiles())
            QSKIP("files without a name are unknown here");
        QVERIFY(!writeFile(name("game"), "old"));
        QFile left(m_folder->filePath(".ringford-abcdefghij.tmp"));
        leaveLongAgo(left);
        QVERIFY(!writeFile(name("game"), "new"));
        QVERIFY(left.exists());
        QVERIFY(QDir(m_folder->path()).mkdir("other"));
        QVERIFY(left.rename(m_folder->filePath("other/.ringford-abcdefghij.tmp")));
        QVERIFY(!writeFile(name("other/game"), "new")); // another folder, not looked through yet
        QVERIFY(!left.exists());
    }

    void aSystemThatTakesNothingIsAnErrorAndNoEndlessLoop()
    {
        int calls = 0;
        const auto takesThreeBytes = [&](std::string_view) { return ++calls == 1 ? 3LL : calls < 10 ? 0LL : -1LL; };
        QCOMPARE(writeAll("bytes", takesThreeBytes), EIO);
        QCOMPARE(calls, 2);
    }

    void whatMayNotBeWrittenStays()
    {
        if (geteuid() == 0) {
            // Permissions do not bind the superuser: all of this again as nobody.
            const pid_t child = fork();
            if (child == 0) {
                const bool changed = chmod(m_folder->path().toLocal8Bit().constData(), 0777) == 0 &&
                                     setgid(65534) == 0 && setuid(65534) == 0;
                _exit(changed ? protectedFilesStay() : 9);
            }
            int status = 0;
            QCOMPARE(waitpid(child, &status, 0), child);
            QVERIFY(WIFEXITED(status));
            QCOMPARE(WEXITSTATUS(status), 0);
        } else {
            QCOMPARE(protectedFilesStay(), 0);
        }
    }

private:
    /** Tries to write where one may not; the number of the first thing that is wrong, or 0. */
    int protectedFilesStay() const
    {
        const std::string folder = name("locked");
        if (mkdir(folder.c_str(), 0700) != 0 || writeFile(folder + "/a", "old") || writeFile(name("readonly"), "old"))
            return 1;
        if (chmod(name("readonly").c_str(), 0400) != 0 ||
            !refusal(writeFile(name("readonly"), "new")).endsWith(": the file is write-protected"))
            return 2;
        if (chmod(folder.c_str(), 0500) != 0 ||
            !refusal(writeFile(folder + "/a", "new")).endsWith(": permission denied"))
            return 3;
        if (!refusal(writeFile(folder + "/b", "new")).endsWith(": permission denied"))
            return 4;
        if (*readFile(folder + "/a") != "old" || *readFile(name("readonly")) != "old")
            return 5;
        if (chmod(folder.c_str(), 0000) != 0 || !refusal(readFile(folder + "/a")).endsWith(": permission denied"))
            return 6;
        chmod(folder.c_str(), 0700);
        return QDir(QString::fromStdString(folder)).entryList(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot) ==
                       QStringList("a")
                   ? 0
                   : 7;
    }
#endif
};

RINGFORD_TEST(TestFiles)
#include "test_files.moc"
