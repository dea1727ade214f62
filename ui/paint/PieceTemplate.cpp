// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PieceTemplate.h"

#include "ui/paint/Theme.h"

#include <QFile>
#include <QJsonDocument>
#include <QJsonObject>
#include <QXmlStreamReader>

#include <algorithm>
#include <array>

namespace ringford::ui {

namespace {

/** Reads path data; see readPathData. */
class PathReader {
public:
    PathReader(QStringView data, QPointF start) : m_data(data), m_at(start) {}

    std::optional<QPainterPath> read()
    {
        skipBlanks();
        while (m_place < m_data.size()) {
            if (m_data[m_place].isLetter())
                m_command = m_data[m_place++];
            else if (m_command.toUpper() == u'M')
                m_command = m_command == u'M' ? u'L' : u'l'; // further points of a move are lines
            if (!segment())
                return std::nullopt;
            skipBlanks();
        }
        return m_path;
    }

private:
    bool segment()
    {
        std::array<QPointF, 3> p;
        switch (m_command.toUpper().unicode()) {
        case u'M':
            if (!points(p, 1))
                return false;
            m_path.moveTo(p[0]);
            m_start = p[0];
            return true;
        case u'L':
            if (!points(p, 1))
                return false;
            m_path.lineTo(p[0]);
            return true;
        case u'C':
            if (!points(p, 3))
                return false;
            m_path.cubicTo(p[0], p[1], p[2]);
            return true;
        case u'Z':
            m_path.closeSubpath();
            m_at = m_start;
            m_command = QChar(); // needs a letter next
            return true;
        default: return false;
        }
    }

    bool points(std::array<QPointF, 3>& points, std::size_t count)
    {
        const QPointF origin = m_command.isLower() ? m_at : QPointF();
        for (std::size_t i = 0; i < count; ++i) {
            const auto x = number();
            const auto y = number();
            if (!x || !y)
                return false;
            points[i] = origin + QPointF(*x, *y);
        }
        m_at = points[count - 1];
        return true;
    }

    std::optional<double> number()
    {
        skipBlanks();
        const qsizetype from = m_place;
        while (m_place < m_data.size() &&
               (m_data[m_place].isDigit() || m_data[m_place] == u'.' || (m_data[m_place] == u'-' && m_place == from)))
            ++m_place;
        bool ok = false;
        const double value = m_data.mid(from, m_place - from).toDouble(&ok);
        return ok ? std::optional(value) : std::nullopt;
    }

    void skipBlanks()
    {
        while (m_place < m_data.size() && (m_data[m_place].isSpace() || m_data[m_place] == u','))
            ++m_place;
    }

    QStringView m_data;
    qsizetype m_place = 0;
    QChar m_command;
    QPointF m_at, m_start;
    QPainterPath m_path;
};

std::optional<PiecePart::Role> roleNamed(QStringView name)
{
    using Role = PiecePart::Role;
    constexpr std::array<std::pair<const char16_t*, Role>, 6> kRoles{{{u"body", Role::Body},
                                                                      {u"foot", Role::Foot},
                                                                      {u"detail", Role::Detail},
                                                                      {u"fine", Role::Fine},
                                                                      {u"solid", Role::Solid},
                                                                      {u"mark", Role::Mark}}};
    for (const auto& [role, value] : kRoles) {
        if (name == QStringView(role))
            return value;
    }
    return std::nullopt;
}

std::array<QPainterPath, 7> readMarks()
{
    std::array<QPainterPath, 7> marks;
    QFile file(QStringLiteral(":/pieces/marks.json"));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("the seats' marks are missing from the program");
    const QJsonObject data = QJsonDocument::fromJson(file.readAll()).object();
    for (std::size_t seat = 0; seat < marks.size(); ++seat) {
        const QString path = data.value(Theme::colourName(static_cast<Colour>(seat))).toString();
        marks[seat] = readPathData(path).value_or(QPainterPath());
        marks[seat].setFillRule(Qt::WindingFill);
    }
    return marks;
}

} // namespace

std::optional<QPainterPath> readPathData(QStringView data, QPointF start)
{
    return PathReader(data, start).read();
}

std::optional<PieceTemplate> PieceTemplate::read(const QByteArray& svg)
{
    PieceTemplate made;
    QXmlStreamReader xml(svg);
    while (!xml.atEnd()) {
        if (xml.readNext() != QXmlStreamReader::StartElement || xml.name() != u"path")
            continue;
        const auto role = roleNamed(xml.attributes().value(QLatin1String("class")));
        QString data = xml.attributes().value(QLatin1String("d")).toString();
        if (role == PiecePart::Role::Mark)
            data.remove(QStringLiteral("@MARK@"));
        auto path = readPathData(data);
        if (!role || !path)
            return std::nullopt;
        if (role == PiecePart::Role::Mark)
            made.markCentre = path->currentPosition();
        path->setFillRule(Qt::WindingFill);
        made.parts.push_back({*role, *path});
    }
    if (xml.hasError() || made.parts.empty())
        return std::nullopt;
    return made;
}

QPainterPath PieceTemplate::bodies() const
{
    QPainterPath all;
    for (const PiecePart& part : parts) {
        if (part.role == PiecePart::Role::Body)
            all = all.united(part.path);
    }
    return all;
}

QPainterPath PieceTemplate::silhouette() const
{
    QPainterPath all = bodies();
    for (const PiecePart& part : parts) {
        if (part.role == PiecePart::Role::Foot)
            all = all.united(part.path);
    }
    return all;
}

bool PieceTemplate::hasFoot() const
{
    return std::ranges::any_of(parts, [](const PiecePart& part) { return part.role == PiecePart::Role::Foot; });
}

const QPainterPath& footMark(Colour seat)
{
    static const std::array<QPainterPath, 7> kMarks = readMarks();
    return kMarks[static_cast<std::size_t>(seat)];
}

} // namespace ringford::ui
