// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/VectorTest.h"

struct TestStrategicVectors : ringford::test::VectorTest {
    TestStrategicVectors() : VectorTest(ringford::Registry::standard(), "strategic") {}
};

RINGFORD_TEST(TestStrategicVectors)
