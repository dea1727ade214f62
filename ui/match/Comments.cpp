// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/match/Comments.h"

#include "engine/text/Characters.h"
#include "engine/text/CommentParts.h"
#include "ui/widgets/BoundedField.h"
#include "ui/words/Words.h"

#include <QStringList>

#include <algorithm>

namespace ringford::ui {

namespace {

const QString kDivider = QStringLiteral("---");
constexpr std::size_t kLongestHead = 16384; // bytes of a comment that are looked at for its beginning
constexpr std::size_t kLongestEditable = BoundedField::kLongestText;
constexpr std::size_t kMostEditable = 500; // comments

/** The text as a field gives it back: it knows one kind of blank and of line end. */
QString asTyped(QString text)
{
    return text.replace(QChar::Nbsp, u' ')
        .replace(QChar::LineSeparator, u'\n')
        .replace(QChar::ParagraphSeparator, u'\n');
}

/** Whether a line is the divider behind any number of `\`. */
bool isLikeDivider(QStringView line)
{
    const qsizetype dashes = line.size() - kDivider.size();
    return dashes >= 0 && line.endsWith(kDivider) && line.left(dashes).count(u'\\') == dashes;
}

/** @p text with a `\` more before each line that could be taken for a divider. */
QString escaped(const QString& text)
{
    QStringList lines = text.split(u'\n');
    for (QString& line : lines) {
        if (isLikeDivider(line))
            line.prepend(u'\\');
    }
    return lines.join(u'\n');
}

/** The comments that a field holds: parted at the dividers, none of them empty. */
QStringList parted(const QString& text)
{
    QStringList texts(QString{});
    for (const QString& line : text.split(u'\n')) {
        if (line == kDivider)
            texts += QString();
        else
            texts.back() += (isLikeDivider(line) ? line.mid(1) : line) + u'\n';
    }
    for (QString& one : texts)
        one = one.trimmed();
    texts.removeAll(QString());
    return texts;
}

/** Where the last character of a text begins, if it is whole. @pre not empty */
std::size_t lastCharacter(std::string_view text)
{
    std::size_t at = text.size() - 1;
    while (at > 0 && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
        --at;
    return at;
}

/** The commands of a comment, a blank behind each. */
std::string commandsOf(const std::string& comment, const Board& board)
{
    std::string commands;
    eachCommentPart(comment, board, [&commands](const CommentPart& part) {
        if (part.kind != CommentPart::Kind::Text)
            commands += part.written + ' ';
    });
    return commands;
}

/** How many texts are the same at the front and at the back of both. */
std::pair<qsizetype, qsizetype> untouched(const QStringList& before, const QStringList& now)
{
    const qsizetype most = std::min(before.size(), now.size());
    qsizetype front = 0;
    while (front < most && before[front] == now[front])
        ++front;
    qsizetype back = 0;
    while (back < most - front && before[before.size() - 1 - back] == now[now.size() - 1 - back])
        ++back;
    return {front, back};
}

} // namespace

QString shownComment(const std::string& comment)
{
    return QString::fromStdString(shownText(comment)).trimmed();
}

QString shownBeginning(const std::string& comment, qsizetype most)
{
    if (comment.size() <= kLongestHead)
        return words::elided(shownComment(comment).toStdString(), most);
    std::string head = comment.substr(0, kLongestHead);
    // A command that is cut would be shown as text.
    if (const auto command = head.rfind("[%"); command != std::string::npos && head.find(']', command) == head.npos)
        head.resize(command);
    while (!head.empty() && characterLength(std::string_view(head).substr(lastCharacter(head))) == 0)
        head.resize(lastCharacter(head));
    const QString shown = words::elided(shownComment(head).toStdString(), most);
    return shown.endsWith(u'…') ? shown : shown + u'…';
}

namespace {

/** Those that are more than commands, as they are typed. */
QStringList shownComments(const std::vector<std::string>& comments)
{
    QStringList shown;
    for (const std::string& comment : comments) {
        if (const QString text = asTyped(shownComment(comment)); !text.isEmpty())
            shown += text;
    }
    return shown;
}

} // namespace

bool areEditable(const std::vector<std::string>& comments)
{
    std::size_t bytes = 0;
    for (const std::string& comment : comments)
        bytes += comment.size();
    const auto isTooWide = [](const std::string& comment) {
        return hasLongerLine(comment, BoundedField::kLongestLine);
    };
    return comments.size() <= kMostEditable && bytes <= kLongestEditable && std::ranges::none_of(comments, isTooWide);
}

QString editableComments(const std::vector<std::string>& comments)
{
    QStringList texts = shownComments(comments);
    std::ranges::transform(texts, texts.begin(), escaped);
    return texts.join(u'\n' + kDivider + u'\n');
}

std::vector<std::string> editedComments(const std::vector<std::string>& comments, const QString& text,
                                        const Board& board)
{
    if (text == editableComments(comments))
        return comments;
    const QStringList texts = parted(QString::fromStdString(fitForComment(text.toStdString())));
    // What was not touched stays; between, one stands for the other as far as there are both.
    const QStringList before = shownComments(comments);
    const auto ends = untouched(before, texts);
    const qsizetype front = ends.first;
    const qsizetype endOfOld = before.size() - ends.second;
    const qsizetype endOfNew = texts.size() - ends.second;
    std::vector<std::string> edited;
    qsizetype number = 0; // of those that are shown
    const auto addNew = [&] {
        for (qsizetype added = std::max(front, endOfOld); added < endOfNew; ++added)
            edited.push_back(texts[added].toStdString());
    };
    for (const std::string& comment : comments) {
        if (shownComment(comment).isEmpty()) {
            edited.push_back(comment);
            continue;
        }
        if (number == endOfOld)
            addNew();
        if (number < front || number >= endOfOld) {
            edited.push_back(comment);
        } else {
            const std::string now = number < endOfNew ? texts[number].toStdString() : std::string();
            if (std::string changed = commandsOf(comment, board) + now; !changed.empty())
                edited.push_back(std::move(changed));
        }
        ++number;
    }
    if (number == endOfOld)
        addNew();
    return edited;
}

} // namespace ringford::ui
