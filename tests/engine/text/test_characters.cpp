// SPDX-License-Identifier: GPL-3.0-or-later

#include "engine/text/Characters.h"
#include "tests/support/Effort.h"
#include "tests/support/TestProgram.h"

#include <QString>
#include <QStringDecoder>
#include <QTest>

#include <rapidcheck.h>

using namespace ringford;

class TestCharacters : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() { test::drawSameCases("seed=1 max_success=2000"); }

    void everyCodePointIsACharacter()
    {
        for (char32_t code = 0; code <= 0x10FFFF; ++code) {
            if (code >= 0xD800 && code <= 0xDFFF)
                continue;
            const std::string text = QStringView(QChar::fromUcs4(code)).toUtf8().toStdString();
            QCOMPARE(characterLength(text), text.size());
            QCOMPARE(characterCount(text), 1u);
        }
    }

    void nothingElseIsACharacter()
    {
        QVERIFY(rc::check("agrees with Qt's decoder about bytes", [](const std::vector<std::uint8_t>& bytes) {
            RC_PRE(!bytes.empty());
            const std::string text(bytes.begin(), bytes.end());
            const std::size_t length = characterLength(text);
            const QByteArray first(text.data(), static_cast<qsizetype>(std::max<std::size_t>(length, 1)));
            QStringDecoder decoder(QStringDecoder::Utf8, QStringConverter::Flag::Stateless);
            const QString decoded = decoder.decode(first);
            RC_ASSERT((length == 0) == decoder.hasError());
        }));
        for (const char* text :
             {"\x80", "\xBF", "\xC0\x80", "\xC1\xBF", "\xC3", "\xC3(", "\xE0\x9F\xBF", "\xED\xA0\x80", "\xEF\xBF",
              "\xF0\x8F\xBF\xBF", "\xF4\x90\x80\x80", "\xF5\x80\x80\x80", "\xFE", "\xFF"})
            QCOMPARE(characterLength(text), 0u);
    }

    void textIsUtf8ToItsLastByte()
    {
        QVERIFY(isUtf8(""));
        QVERIFY(isUtf8("e4 \xE2\x99\x98"));
        QVERIFY(!isUtf8("e4 \xE2\x99"));
        QVERIFY(!isUtf8("\xE9t\xE9"));
    }

    void controlCharactersDoNotFit()
    {
        for (int code = 0; code < 128; ++code) {
            const std::string text = std::string("ab") + static_cast<char>(code) + "c";
            const bool fits = (code >= 0x20 && code < 0x7F) || code == '\t' || code == '\n';
            QCOMPARE(findUnfit(text), fits ? text.size() : 2u);
        }
        QCOMPARE(findUnfit("a\r\nb\rc"), 4u);
        QCOMPARE(findUnfit("a\r"), 1u);
        QCOMPARE(findUnfit(""), 0u);
    }

    void whatPeoplePasteIsMadeToFit()
    {
        QVERIFY(rc::check("comments and tags can be held", [](const std::vector<std::uint8_t>& bytes) {
            const std::string text(bytes.begin(), bytes.end());
            const std::string comment = fitForComment(text);
            const std::string tag = fitForTag(text);
            RC_ASSERT(findUnfit(comment) == comment.size());
            RC_ASSERT(comment.find('\r') == std::string::npos);
            RC_ASSERT(findUnfit(tag) == tag.size());
            RC_ASSERT(tag.find('\n') == std::string::npos);
            RC_ASSERT(fitForComment(comment) == comment);
        }));
        QCOMPARE(fitForComment("a\r\nb\nc\x01"
                               "d\te\xC3\xA4\xC3"),
                 std::string("a\nb\nc d\te\xC3\xA4 "));
        QCOMPARE(fitForTag("a\r\nb\nc\rd"), std::string("a b c d"));
    }
};

RINGFORD_TEST(TestCharacters)
#include "test_characters.moc"
