// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/VectorTest.h"

struct TestCheckersVectors : ringford::test::VectorTest {
    TestCheckersVectors() : VectorTest(ringford::Registry::standard(), "checkers") {}
};

RINGFORD_TEST(TestCheckersVectors)
