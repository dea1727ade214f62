// SPDX-License-Identifier: GPL-3.0-or-later
// Many tests are one program (tests/TestPrograms.cmake); each of them runs alone, in a process of its own:
//
//     PROGRAM TEST [what Qt Test takes]      tests_engine_disk test_record_reader -v2 tags
//
// where TEST is the name of the test's file, without the ending.
#pragma once

#include <QTest>
#ifdef QT_WIDGETS_LIB
#include <QApplication>
#else
#include <QCoreApplication>
#endif

namespace ringford::test {

#ifdef QT_WIDGETS_LIB
using TestApplication = QApplication;
#else
using TestApplication = QCoreApplication;
#endif

/** One test of this program, known under the name of its file for as long as it lives. */
class ListedTest {
public:
    using Main = int (*)(int argc, char** argv);

    /** @p file is __FILE__; @p main runs the test: it gets what follows TEST, and returns what the program shall. */
    ListedTest(const char* file, Main main);
    ListedTest(const ListedTest&) = delete;
    ListedTest& operator=(const ListedTest&) = delete;
};

/** Runs the private slots of a @p Test. Where it has a static initMain(), that runs before there is an application. */
template <class Test, class Application = TestApplication> int runTest(int argc, char** argv)
{
    if constexpr (requires { Test::initMain(); })
        Test::initMain();
    Application application(argc, argv);
    Application::setAttribute(Qt::AA_Use96Dpi);
    // What the program loads lies beside it.
    Application::addLibraryPath(Application::applicationDirPath() + QStringLiteral("/../app"));
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace ringford::test

/**
 * Puts the test of this file on its program's list: the class, and the application it needs where that is not the
 * usual.
 */
#define RINGFORD_TEST(...) RINGFORD_TEST_MAIN((ringford::test::runTest<__VA_ARGS__>))

/** The same for a file that makes its application itself: int FUNCTION(int argc, char** argv). */
#define RINGFORD_TEST_MAIN(FUNCTION) RINGFORD_LISTED_TEST(FUNCTION, __COUNTER__)
#define RINGFORD_LISTED_TEST(FUNCTION, NUMBER) RINGFORD_NUMBERED_TEST(FUNCTION, NUMBER)
#define RINGFORD_NUMBERED_TEST(FUNCTION, NUMBER)                                                                       \
    static const ringford::test::ListedTest listedTest##NUMBER(__FILE__, FUNCTION);
