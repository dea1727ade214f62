// SPDX-License-Identifier: GPL-3.0-or-later
// A file of records: whatever its bytes are, what was read of it is painted, printed on a sheet and as games, or
// refused, and none of that takes much longer than the file is long. Time is the processor's: a machine may have other
// work.

#include "engine/text/RecordReader.h"
#include "tests/fuzz/InputTime.h"
#include "ui/paint/OffscreenApplication.h"
#include "ui/paint/PainterCanvas.h"
#include "ui/print/DiagramBlock.h"
#include "ui/print/GamePrint.h"
#include "ui/print/MatchDiagrams.h"
#include "ui/print/Sheet.h"
#include "ui/print/SheetTasks.h"
#include "ui/print/TextLines.h"

#include <QImage>
#include <QPainter>

#include <cstddef>
#include <cstdint>
#include <utility>

using namespace ringford;
using namespace ringford::ui;

namespace {

/** Of a place that bears drawings or a mark: more of one file are no other paths through the program. */
constexpr int kMostPlaces = 20;
/** Pages of one kind: a document of them all is a matter of its limit. */
constexpr std::size_t kMostPages = 10;

/** An offscreen application, and with it fonts, for as long as the program runs. */
void beginPainting()
{
    static const OffscreenApplication kApplication;
}

/** Pages in memory, as many as are looked at. */
class Pages {
public:
    PageSink sink()
    {
        return [this](PrintPage page) {
            m_document.pages.push_back(std::move(page));
            return m_document.pages.size() < kMostPages;
        };
    }
    PieceArt& art() { return *m_document.art; }
    void write() const { pdfFile(m_document); }

private:
    PrintDocument m_document{QStringLiteral("fuzz"), PaperStyle::Colour};
};

std::vector<const Node*> placesOf(const Match& match)
{
    std::vector<const Node*> places;
    for (const Node* at = match.start(); at && places.size() < kMostPlaces; at = at->firstChild) {
        if (at->isRoot() || !at->comments().empty() || wantsDiagram(at))
            places.push_back(at);
    }
    return places;
}

void paintPlace(const Match& match, const Node* node, PieceArt& art)
{
    DiagramSpec spec = diagramOf(match, node, PaperStyle::Colour, {});
    spec.style = std::nullopt; // as on a screen
    spec.caption = wrapped(spec.caption, 3, 100, printFont()).mid(0, 3).join(u'\n');
    const DiagramBlock block(std::move(spec), art);
    QImage image(300, 300, QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(300 / block.size().width(), 300 / block.size().width());
    PainterCanvas canvas(painter, art, printFont(), 0, std::nullopt);
    block.paint(canvas, {});
}

void printExercises(const Match& match)
{
    Pages pages;
    SheetSpec spec;
    spec.page.paper = {210, 297};
    spec.answers = QStringLiteral("Answers");
    SheetWriter writer(pages.sink(), pages.art(), spec);
    SheetTaskLook look;
    look.answer.notation = words::Notation::English;
    for (const Node* const node : placesOf(match))
        writer.add(sheetTask(match, node, look));
    writer.finish();
    pages.write();
}

void printGame(const Match& match)
{
    Pages pages;
    GamePrintSpec spec;
    spec.paper = {210, 297};
    GamePrinter printer(pages.sink(), pages.art(), spec);
    printer.add(match);
    printer.finish();
    pages.write();
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    beginPainting();
    constexpr double kEach = 20;
    const test::InputTime timing(size, kEach);
    const RecordReading reading = readRecords({reinterpret_cast<const char*>(data), size}, Registry::standard());
    int shown = 0;
    for (const Match& match : reading.matches) {
        if (++shown > 3)
            break;
        PieceArt art;
        for (const Node* const node : placesOf(match))
            paintPlace(match, node, art);
        printExercises(match);
        printGame(match);
    }
    return 0;
}
