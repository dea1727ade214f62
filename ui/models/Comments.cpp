// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/models/Comments.h"

#include "engine/text/Characters.h"
#include "engine/text/CommentParts.h"

#include <QStringList>

namespace ringford::ui {

namespace {

const QString kDivider = QStringLiteral("\n---\n");

/** The commands of a comment, a blank behind each. */
std::string commandsOf(const std::string& comment, const Board& board)
{
    std::string commands;
    for (const CommentPart& part : readComment(comment, board)) {
        if (part.kind != CommentPart::Kind::Text)
            commands += part.written + ' ';
    }
    return commands;
}

} // namespace

QString shownComment(const std::string& comment, const Board& board)
{
    return QString::fromStdString(shownText(readComment(comment, board))).trimmed();
}

QString editableComments(const std::vector<std::string>& comments, const Board& board)
{
    QStringList texts;
    for (const std::string& comment : comments) {
        if (const QString text = shownComment(comment, board); !text.isEmpty())
            texts += text;
    }
    return texts.join(kDivider);
}

std::vector<std::string> editedComments(const std::vector<std::string>& comments, const QString& text,
                                        const Board& board)
{
    if (text == editableComments(comments, board))
        return comments;
    QStringList texts;
    for (const QString& one : QString::fromStdString(fitForComment(text.toStdString())).split(kDivider)) {
        if (const QString trimmed = one.trimmed(); !trimmed.isEmpty())
            texts += trimmed;
    }
    std::vector<std::string> edited;
    for (const std::string& comment : comments) {
        const QString shown = shownComment(comment, board);
        if (shown.isEmpty()) {
            edited.push_back(comment);
            continue;
        }
        const QString now = texts.isEmpty() ? QString() : texts.takeFirst();
        const std::string changed = now == shown ? comment : commandsOf(comment, board) + now.toStdString();
        if (!changed.empty())
            edited.push_back(changed);
    }
    for (const QString& added : texts)
        edited.push_back(added.toStdString());
    return edited;
}

} // namespace ringford::ui
