// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/TestProgram.h"
#include "tests/support/VectorTest.h"

struct TestMultiplayerVectors : ringford::test::VectorTest {
    TestMultiplayerVectors() : VectorTest(ringford::Registry::standard(), "multiplayer") {}
};

RINGFORD_TEST(TestMultiplayerVectors)
