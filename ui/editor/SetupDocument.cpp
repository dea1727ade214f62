// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/editor/SetupDocument.h"

#include "engine/setup/SetupSketch.h"

#include <QUndoCommand>

#include <utility>

namespace ringford::ui {

class SetupDocument::Change : public QUndoCommand {
public:
    Change(SetupDocument& document, const QString& what, Setup next, Comments drawn, int stroke)
        : QUndoCommand(what), m_document(document), m_before(document.setup()), m_after(std::move(next)),
          m_drawnBefore(document.comments()), m_drawnAfter(std::move(drawn)), m_stroke(stroke)
    {
    }

    void undo() override { m_document.take(m_before, m_drawnBefore); }
    void redo() override { m_document.take(m_after, m_drawnAfter); }
    int id() const override { return m_stroke != 0 ? 1 : m_before == m_after ? kDrawingStep : -1; }
    bool mergeWith(const QUndoCommand* other) override
    {
        const auto* const next = static_cast<const Change*>(other); // the stack compares ids
        if (m_stroke == 0 || next->m_stroke != m_stroke)
            return false;
        m_after = next->m_after;
        setObsolete(m_after == m_before);
        return true;
    }

private:
    SetupDocument& m_document;
    Setup m_before;
    Setup m_after;
    Comments m_drawnBefore;
    Comments m_drawnAfter;
    int m_stroke;
};

SetupDocument::SetupDocument(QObject* parent) : BoardSource(parent) {}

SetupDocument::~SetupDocument() = default;

void SetupDocument::begin(std::shared_ptr<const Game> game, Setup setup, Comments drawn)
{
    m_game = std::move(game);
    m_drawn = std::move(drawn);
    m_start = sketch(description(), m_game->write(m_game->start()));
    adopt(std::move(setup));
    m_edits.clear();
    emit begun();
    emit changed();
}

std::vector<MarkedCell> SetupDocument::ringed() const
{
    std::vector<MarkedCell> cells;
    for (const GroupInfo& group : description().groups) {
        if (group.kind != GroupInfo::Kind::Cells)
            continue;
        for (const Cell cell : cellsNamed(description(), group, m_setup))
            cells.push_back({MarkColour::Blue, cell});
    }
    return cells;
}

void SetupDocument::change(const QString& what, Setup next, int stroke)
{
    if (next != m_setup)
        m_edits.push(new Change(*this, what, std::move(next), m_drawn, stroke));
}

void SetupDocument::change(const QString& what, Setup next, Comments drawn)
{
    if (next != m_setup || drawn != m_drawn)
        m_edits.push(new Change(*this, what, std::move(next), std::move(drawn), 0));
}

void SetupDocument::setComments(Comments comments)
{
    change(tr("draw"), m_setup, std::move(comments));
}

void SetupDocument::take(const Setup& setup, const Comments& drawn)
{
    m_drawn = drawn;
    adopt(setup);
    emit changed();
}

void SetupDocument::adopt(Setup setup)
{
    m_setup = std::move(setup);
    m_contents = sketch(description(), m_setup);
    m_problems.clear();
    m_position = {};
    if (auto read = m_game->read(m_setup)) {
        m_position = *std::move(read);
        m_contents.checks = m_game->contents(m_position).checks;
    } else {
        m_problems = read.error();
    }
}

} // namespace ringford::ui
