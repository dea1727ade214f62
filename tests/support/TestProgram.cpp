// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"

#include <QFileInfo>
#include <QTemporaryDir>

#include <cstdio>
#include <map>
#include <optional>

namespace ringford::test {

namespace {

/** Made when the first test asks for it: in which order files are initialised is not known. */
std::map<QString, ListedTest::Main>& listedTests()
{
    static std::map<QString, ListedTest::Main> tests;
    return tests;
}

/**
 * Folders of one's own for settings and kept games, where none are given, as ctest does: tests that are run by hand
 * side by side would find one another's, and delete them.
 */
class OwnFolders {
public:
    OwnFolders()
    {
        if (qEnvironmentVariableIsSet("XDG_DATA_HOME"))
            return;
        m_home.emplace();
        for (const char* const name : {"XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME"})
            qputenv(name, m_home->filePath(QString::fromLatin1(name)).toLocal8Bit());
    }

private:
    std::optional<QTemporaryDir> m_home;
};

} // namespace

ListedTest::ListedTest(const char* file, Main main)
{
    listedTests()[QFileInfo(QString::fromUtf8(file)).completeBaseName()] = main;
}

} // namespace ringford::test

int main(int argc, char** argv)
{
    const auto& tests = ringford::test::listedTests();
    const auto test = tests.find(argc > 1 ? QString::fromLocal8Bit(argv[1]) : QString());
    if (test == tests.end()) {
        std::fprintf(stderr, "Usage: %s TEST [what Qt Test takes]\nTEST is one of:\n", argv[0]);
        for (const auto& [name, run] : tests)
            std::fprintf(stderr, "    %s\n", qPrintable(name));
        return 2;
    }
    const ringford::test::OwnFolders folders;
    argv[1] = argv[0]; // for the test, the program begins here
    return test->second(argc - 1, argv + 1);
}
