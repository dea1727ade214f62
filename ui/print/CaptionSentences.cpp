// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/print/CaptionSentences.h"

#include <QRegularExpression>
#include <QStringList>
#include <QTextBoundaryFinder>

#include <algorithm>
#include <array>

namespace ringford::ui {

namespace {

constexpr qsizetype kLongestTurn = 40;   // letters of a sentence
constexpr qsizetype kLongestAsked = 60;  // of a sentence without any of the words
constexpr qsizetype kMostLooked = 4'000; // letters of a caption: more have no room anywhere

/** Sentences with the blanks behind them. */
QStringList sentencesOf(const QString& text)
{
    QStringList sentences;
    QTextBoundaryFinder finder(QTextBoundaryFinder::Sentence, text);
    for (qsizetype begin = 0, end = finder.toNextBoundary(); end > begin; end = finder.toNextBoundary()) {
        sentences << text.mid(begin, end - begin);
        begin = end;
    }
    return sentences;
}

/** Words of two languages, parted by bars, as they stand by themselves. */
QRegularExpression anyOf(const char* english, const QString& translated)
{
    return QRegularExpression(QStringLiteral("(?<!\\w)(?:%1|%2)(?!\\w)").arg(QLatin1String(english), translated),
                              QRegularExpression::CaseInsensitiveOption |
                                  QRegularExpression::UseUnicodePropertiesOption);
}

} // namespace

QString CaptionSentences::withoutTurn(const QString& text)
{
    //: ends of a sentence that tells who is on turn and nothing else, parted by bars
    const QRegularExpression turn = anyOf("to play|to move", tr("to play|to move"));
    const QStringList sentences = sentencesOf(text.left(kMostLooked));
    if (sentences.size() < 2)
        return text;
    QString first = sentences.front().trimmed();
    while (first.endsWith(u'.') || first.endsWith(u'!') || first.endsWith(u':'))
        first.chop(1);
    const auto found = turn.match(first);
    const bool isTurn = first.size() <= kLongestTurn && found.hasMatch() && found.capturedEnd() == first.size();
    return isTurn ? text.mid(sentences.front().size()) : text;
}

std::optional<CaptionSentences::Parts> CaptionSentences::parted(const QString& text)
{
    const char* const asking = "mate in|find|finds|solve|show|to play and|to move and";
    const char* const aiming = "mate|mates|checkmate|win|wins|draw|draws|save|saves|best";
    const std::array<QRegularExpression, 2> looked{
        //: words of a sentence that asks for something, parted by bars; the surest ones
        anyOf(asking, tr("mate in|find|finds|solve|show|to play and|to move and")),
        //: words of a sentence that tells what is to be reached, parted by bars
        anyOf(aiming, tr("mate|mates|checkmate|win|wins|draw|draws|save|saves|best"))};
    const QStringList sentences = sentencesOf(text.left(kMostLooked));
    auto found = std::ranges::find_if(sentences, [](const QString& one) { return one.trimmed().endsWith(u'?'); });
    for (const QRegularExpression& words : looked) {
        if (found == sentences.end())
            found = std::ranges::find_if(sentences, [&](const QString& one) { return one.contains(words); });
    }
    // Nearly always it comes last.
    if (found == sentences.end() && sentences.size() > 1 && sentences.back().size() <= kLongestAsked)
        --found;
    if (found == sentences.end())
        return std::nullopt;
    const qsizetype begin = QStringList(sentences.begin(), found).join(QString()).size();
    return Parts{text.left(begin).trimmed(), found->trimmed(), text.mid(begin + found->size()).trimmed()};
}

} // namespace ringford::ui
