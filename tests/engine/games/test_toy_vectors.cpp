// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestGames.h"
#include "tests/support/TestProgram.h"
#include "tests/support/VectorTest.h"

struct TestToyVectors : ringford::test::VectorTest {
    TestToyVectors() : VectorTest(ringford::test::testRegistry(), "toy") {}
};

RINGFORD_TEST(TestToyVectors)
