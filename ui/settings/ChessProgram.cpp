// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/settings/ChessProgram.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr std::size_t kMostPrograms = 100;
constexpr qsizetype kLongestProgramText = 4096;
constexpr int kMostElo = 10'000;

/** Nothing where the member is no text that can be meant. */
std::optional<QString> textIn(const QJsonObject& object, QLatin1String name)
{
    const QJsonValue value = object.value(name);
    if (!value.isUndefined() && (!value.isString() || value.toString().size() > kLongestProgramText))
        return std::nullopt;
    return value.toString();
}

/** @p usual where there is no such member; nothing where it is no number of @p least to @p most. */
std::optional<int> numberIn(const QJsonObject& object, QLatin1String name, int usual, int least, int most)
{
    const QJsonValue value = object.value(name);
    if (value.isUndefined())
        return usual;
    const int number = value.toInt(least - 1);
    return number >= least && number <= most ? std::optional(number) : std::nullopt;
}

QJsonObject objectOf(const ChessProgram& program)
{
    QJsonObject object{{"name", program.name},
                       {"file", program.file},
                       {"protocol", program.kind == EngineKind::Uci ? "uci" : "xboard"}};
    if (!program.arguments.isEmpty())
        object.insert("arguments", program.arguments);
    if (program.mostElo > 0) {
        object.insert("least-elo", program.leastElo);
        object.insert("most-elo", program.mostElo);
    }
    if (program.elo > 0)
        object.insert("elo", program.elo);
    object.insert("time", program.millisecondsMove);
    return object;
}

std::optional<ChessProgram> programOf(const QJsonObject& object)
{
    const auto name = textIn(object, QLatin1String("name"));
    const auto file = textIn(object, QLatin1String("file"));
    const auto arguments = textIn(object, QLatin1String("arguments"));
    const auto protocol = textIn(object, QLatin1String("protocol"));
    const auto least = numberIn(object, QLatin1String("least-elo"), 0, 0, kMostElo);
    const auto most = numberIn(object, QLatin1String("most-elo"), 0, 0, kMostElo);
    const auto elo = numberIn(object, QLatin1String("elo"), 0, 0, kMostElo);
    const auto time = numberIn(object, QLatin1String("time"), ChessProgram::kUsualTime, 1, ChessProgram::kLongestTime);
    if (!name || name->isEmpty() || !file || file->isEmpty() || !arguments || !protocol || !least || !most || !elo ||
        !time || *least > *most || (*protocol != QLatin1String("uci") && *protocol != QLatin1String("xboard")))
        return std::nullopt;
    const EngineKind kind = *protocol == QLatin1String("uci") ? EngineKind::Uci : EngineKind::Xboard;
    return ChessProgram{*name, *file, *arguments, kind, *least, *most, *elo, *time};
}

} // namespace

const ChessProgram* findProgram(const ChessPrograms& programs, const QString& name)
{
    const auto found = std::ranges::find(programs, name, &ChessProgram::name);
    return found == programs.end() ? nullptr : &*found;
}

QStringList namesOf(const ChessPrograms& programs)
{
    QStringList names;
    for (const ChessProgram& program : programs)
        names += program.name;
    return names;
}

QString textOf(const ChessPrograms& programs)
{
    QJsonArray array;
    for (const ChessProgram& program : programs)
        array.append(objectOf(program));
    return QString::fromUtf8(QJsonDocument(array).toJson(QJsonDocument::Compact));
}

std::optional<ChessPrograms> programsOf(const QString& text)
{
    const QJsonDocument document = QJsonDocument::fromJson(text.toUtf8());
    const ChessPrograms programs = fitProgramsOf(text);
    if (!document.isArray() || static_cast<std::size_t>(document.array().size()) != programs.size())
        return std::nullopt;
    return programs;
}

ChessPrograms fitProgramsOf(const QString& text)
{
    ChessPrograms programs;
    for (const QJsonValue& value : QJsonDocument::fromJson(text.toUtf8()).array()) {
        const auto program = programOf(value.toObject());
        if (program && !findProgram(programs, program->name) && programs.size() < kMostPrograms)
            programs.push_back(*program);
    }
    return programs;
}

} // namespace ringford::ui
