// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/VectorTest.h"

#include <QTest>

int main(int argc, char** argv)
{
    ringford::test::VectorTest test(ringford::Registry::standard(), "longchess");
    return QTest::qExec(&test, argc, argv);
}
