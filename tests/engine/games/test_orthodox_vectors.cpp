// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/Vectors.h"

#include <QTest>

using namespace ringford;

class TestOrthodoxVectors : public QObject {
    Q_OBJECT

private slots:
    void cases_data() { test::addVectors("orthodox", "cases"); }
    void cases() { test::replayCase(); }
    void transcripts_data() { test::addVectors("orthodox", "transcripts"); }
    void transcripts() { test::replayTranscript(); }
    void refused_data() { test::addVectors("orthodox", "refused"); }
    void refused() { test::replayRefused(); }
    void refusedOptions_data() { test::addVectors("orthodox", "refused_options"); }
    void refusedOptions() { test::replayRefusedOptions(); }
};

QTEST_GUILESS_MAIN(TestOrthodoxVectors)
#include "test_orthodox_vectors.moc"
