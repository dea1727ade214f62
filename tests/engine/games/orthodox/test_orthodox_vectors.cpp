// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/VectorTest.h"

struct TestOrthodoxVectors : ringford::test::VectorTest {
    TestOrthodoxVectors() : VectorTest(ringford::Registry::standard(), "orthodox") {}
};

RINGFORD_TEST(TestOrthodoxVectors)
