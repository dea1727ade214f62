// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/MatchTags.h"
#include "tests/support/TestProgram.h"

#include <QTest>

using namespace ringford;

/** What a record says besides its entries: a name may come twice. */
class TestMatchTags : public QObject {
    Q_OBJECT

private slots:
    void valuesAreLookedUpAndSet()
    {
        using Others = decltype(MatchTags::others);
        MatchTags tags;
        tags.others = {{"Event", "a"}, {"Site", "b"}, {"Event", "c"}};
        QCOMPARE(tags.valueOf("Event"), std::string("a"));
        QCOMPARE(tags.valueOf("Round"), std::string());
        QVERIFY(tags.find("Site") && !tags.find("Round"));
        tags.set("Event", "d"); // where the first stood; the other would say something else
        QVERIFY((tags.others == Others{{"Event", "d"}, {"Site", "b"}}));
        tags.set("Round", "1");
        QVERIFY((tags.others == Others{{"Event", "d"}, {"Site", "b"}, {"Round", "1"}}));
        tags.set("Event", {});
        tags.set("Date", {});
        QVERIFY((tags.others == Others{{"Site", "b"}, {"Round", "1"}}));
    }
};

RINGFORD_TEST(TestMatchTags)
#include "test_match_tags.moc"
