// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/VectorTest.h"

struct TestCircularVectors : ringford::test::VectorTest {
    TestCircularVectors() : VectorTest(ringford::Registry::standard(), "circular") {}
};

RINGFORD_TEST(TestCircularVectors)
