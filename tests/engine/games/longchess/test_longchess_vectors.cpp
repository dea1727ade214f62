// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/VectorTest.h"

struct TestLongchessVectors : ringford::test::VectorTest {
    TestLongchessVectors() : VectorTest(ringford::Registry::standard(), "longchess") {}
};

RINGFORD_TEST(TestLongchessVectors)
