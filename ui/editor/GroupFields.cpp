// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/GroupFields.h"

#include "engine/rules/PlainText.h"
#include "engine/setup/SetupEdits.h"
#include "engine/setup/SetupSketch.h"
#include "ui/editor/PlayersField.h"
#include "ui/editor/SetupDocument.h"
#include "ui/editor/StockField.h"
#include "ui/widgets/SpokenName.h"
#include "ui/words/Words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSignalBlocker>
#include <QSpinBox>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kBetweenFields = 4;

} // namespace

GroupField::GroupField(SetupDocument& document, const GroupInfo& group, QWidget* parent)
    : QWidget(parent), m_document(document), m_group(group)
{
    setObjectName(words::fromUtf8(group.name));
    setAccessibleName(words::translated(group.title));
}

QWidget* GroupField::partOf(const std::string& /*item*/)
{
    // No focus proxy tells: whatever the order of Tab is, Qt leads to a widget's proxy once more where the widget
    // stands.
    for (QWidget* const inner : findChildren<QWidget*>(Qt::FindDirectChildrenOnly)) {
        if (inner->focusPolicy() & Qt::TabFocus)
            return inner;
    }
    return this;
}

QGridLayout* GroupField::grid()
{
    auto* const grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setHorizontalSpacing(2 * kBetweenFields);
    grid->setVerticalSpacing(kBetweenFields);
    return grid;
}

std::vector<std::string> GroupField::items() const
{
    const SetupGroup* const found = m_document.setup().find(m_group.name);
    return found ? found->items : std::vector<std::string>();
}

void GroupField::change(std::vector<std::string> items)
{
    Setup setup = m_document.setup();
    setItems(m_document.description(), setup, m_group, std::move(items));
    m_document.change(words::translated(m_group.title), std::move(setup));
}

// Choices

ChoicesField::ChoicesField(SetupDocument& document, const GroupInfo& group, std::vector<Part> given, QWidget* parent)
    : GroupField(document, group, parent), m_parts(std::move(given))
{
    constexpr int kListsInRow = 2;
    constexpr int kBoxesInRow = 3;
    QGridLayout* const rows = grid();
    const QString title = words::translated(group.title);
    for (std::size_t number = 0; number < m_parts.size(); ++number) {
        const Part& part = m_parts[number];
        const int place = static_cast<int>(number);
        if (part.choices.size() == 1) {
            auto* const box = new QCheckBox(part.choices.front().first);
            box->setAccessibleDescription(title);
            connect(box, &QCheckBox::toggled, this, [this, number](bool on) { choose(number, on ? 0 : -1); });
            rows->addWidget(box, place / kBoxesInRow, place % kBoxesInRow);
            m_boxes.push_back(box);
            continue;
        }
        auto* const list = new QComboBox;
        setSpokenName(*list, part.label.isEmpty() ? title : title + QStringLiteral(", ") + part.label);
        list->setSizeAdjustPolicy(QComboBox::AdjustToContents);
        for (const auto& [text, written] : part.choices)
            list->addItem(text);
        connect(list, &QComboBox::activated, this, [this, number](int choice) { choose(number, choice); });
        const int row = place / kListsInRow;
        const int column = place % kListsInRow * 2;
        if (!part.label.isEmpty())
            rows->addWidget(new QLabel(part.label), row, column);
        rows->addWidget(list, row, column + 1);
        m_lists.push_back(list);
    }
    rows->setColumnStretch(rows->columnCount(), 1);
}

/** Which of a part's choices the items have; -1 where they have none. */
int ChoicesField::chosen(const Part& part, const std::vector<std::string>& items) const
{
    for (std::size_t number = 0; number < part.choices.size(); ++number) {
        if (std::ranges::find(items, part.choices[number].second) != items.end())
            return static_cast<int>(number);
    }
    const auto none = std::ranges::find(part.choices, std::string(), &std::pair<QString, std::string>::second);
    return none == part.choices.end() ? -1 : static_cast<int>(none - part.choices.begin());
}

void ChoicesField::refresh()
{
    const auto now = items();
    for (std::size_t number = 0; number < m_lists.size(); ++number)
        m_lists[number]->setCurrentIndex(chosen(m_parts[number], now));
    for (std::size_t number = 0; number < m_boxes.size(); ++number) {
        const QSignalBlocker blocker(m_boxes[number]);
        m_boxes[number]->setChecked(chosen(m_parts[number], now) >= 0);
    }
}

QWidget* ChoicesField::partOf(const std::string& item)
{
    const auto isOfPart = [&](const Part& part) {
        return std::ranges::find(part.choices, item, &std::pair<QString, std::string>::second) != part.choices.end();
    };
    const auto number = static_cast<std::size_t>(std::ranges::find_if(m_parts, isOfPart) - m_parts.begin());
    if (number < m_lists.size())
        return m_lists[number];
    return number < m_boxes.size() ? m_boxes[number] : GroupField::partOf(item);
}

/** Items come in the order of the parts; what is none of theirs stays behind them. */
void ChoicesField::choose(std::size_t which, int choice)
{
    std::vector<std::string> rest = items();
    std::vector<std::string> next;
    for (std::size_t number = 0; number < m_parts.size(); ++number) {
        const Part& part = m_parts[number];
        const int here = number == which ? choice : chosen(part, items());
        for (const auto& [text, written] : part.choices)
            std::erase(rest, written);
        if (here >= 0 && !part.choices[static_cast<std::size_t>(here)].second.empty())
            next.push_back(part.choices[static_cast<std::size_t>(here)].second);
    }
    next.insert(next.end(), rest.begin(), rest.end());
    change(std::move(next));
}

// Numbers and text

NumberField::NumberField(SetupDocument& document, const GroupInfo& group, QWidget* parent)
    : GroupField(document, group, parent), m_number(new QSpinBox)
{
    m_number->setRange(0, group.most);
    m_number->setAccessibleName(words::translated(group.title));
    grid()->addWidget(m_number, 0, 0, Qt::AlignLeft);
    connect(m_number, &QSpinBox::valueChanged, this, [this](int value) {
        change(value == 0 ? std::vector<std::string>() : std::vector{std::to_string(value)});
    });
}

void NumberField::refresh()
{
    const auto now = items();
    const QSignalBlocker blocker(m_number);
    m_number->setValue(now.size() == 1 ? readPlainNumber(now.front(), m_group.most).value_or(0) : 0);
}

TextField::TextField(SetupDocument& document, const GroupInfo& group, QWidget* parent)
    : GroupField(document, group, parent), m_line(new QLineEdit)
{
    m_line->setAccessibleName(words::translated(group.title));
    grid()->addWidget(m_line, 0, 0);
    connect(m_line, &QLineEdit::editingFinished, this, [this] {
        const std::string text = m_line->text().toStdString();
        const auto found = ringford::words(std::string_view(text));
        change({found.begin(), found.end()});
    });
}

void TextField::refresh()
{
    const QString text = words::fromUtf8(joined(items(), std::identity{}, " "));
    if (text != m_line->text())
        m_line->setText(text);
}

// Which field a group has

namespace {

using Part = ChoicesField::Part;

std::vector<Part> turnParts(const GameDescription& game, const GroupInfo& group)
{
    std::vector<Part> parts;
    if (!group.isByBoard) {
        Part part;
        for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
            part.choices.emplace_back(words::seat(game, Seat{seat}), game.seats[seat].name);
        return {part};
    }
    for (int face = 0; face < static_cast<int>(game.board.faces().size()); ++face) {
        Part part{words::fromUtf8(game.board.faces()[static_cast<std::size_t>(face)].name),
                  {{QStringLiteral("–"), ""}}};
        for (const Side side : sidesOn(game, face))
            part.choices.emplace_back(words::colour(game.side(side).colour), game.side(side).name);
        parts.push_back(std::move(part));
    }
    return parts;
}

std::vector<Part> seatParts(const GameDescription& game, const GroupInfo& group)
{
    std::vector<Part> parts;
    if (group.most == 1)
        parts.push_back({{}, {{GroupField::tr("Nobody"), ""}}});
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat) {
        const std::pair choice(words::seat(game, Seat{seat}), game.seats[seat].name);
        if (group.most == 1)
            parts.front().choices.push_back(choice);
        else
            parts.push_back({{}, {choice}});
    }
    return parts;
}

std::vector<Part> closedParts(const GameDescription& game, const GroupInfo& group)
{
    std::vector<Part> parts;
    for (int face = 0; face < static_cast<int>(game.board.faces().size()); ++face) {
        const std::string& name = game.board.faces()[static_cast<std::size_t>(face)].name;
        const auto sides = sidesOn(game, face);
        Part part{words::fromUtf8(name), {{GroupField::tr("open", "board"), ""}}};
        for (const ClosedResult& result : group.results) {
            const QString text =
                result.winner
                    //: a board that is over: %1 is the colour that has won it
                    ? GroupField::tr("won by %1", "board")
                          .arg(words::colour(game.side(sides[static_cast<std::size_t>(*result.winner)]).colour))
                    : GroupField::tr("drawn", "board");
            part.choices.emplace_back(text, name + '=' + result.written);
        }
        parts.push_back(std::move(part));
    }
    return parts;
}

std::vector<Part> boardParts(const GameDescription& game)
{
    std::vector<Part> parts;
    for (const Face& face : game.board.faces())
        parts.push_back({{}, {{GroupField::tr("Board %1").arg(words::fromUtf8(face.name)), face.name}}});
    return parts;
}

} // namespace

GroupField* GroupField::make(SetupDocument& document, const GroupInfo& group, BoardScene& scene, QWidget* parent)
{
    const GameDescription& game = document.description();
    const auto choices = [&](std::vector<Part> parts) {
        return new ChoicesField(document, group, std::move(parts), parent);
    };
    switch (group.kind) {
    case GroupInfo::Kind::Turn: return choices(turnParts(game, group));
    case GroupInfo::Kind::Seats: return choices(seatParts(game, group));
    case GroupInfo::Kind::Closed: return choices(closedParts(game, group));
    case GroupInfo::Kind::Boards: return choices(boardParts(game));
    case GroupInfo::Kind::Number: return new NumberField(document, group, parent);
    case GroupInfo::Kind::Cells: return new TextField(document, group, parent);
    case GroupInfo::Kind::Stock: return new StockField(document, group, scene, parent);
    case GroupInfo::Kind::Players: return new PlayersField(document, group, parent);
    case GroupInfo::Kind::Pieces:
    case GroupInfo::Kind::Markers: break;
    }
    return nullptr;
}

} // namespace ringford::ui
