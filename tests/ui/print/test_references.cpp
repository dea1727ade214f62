// SPDX-License-Identifier: GPL-3.0-or-later
// A diagram of each game in each style of paper, compared with a picture that somebody has looked at. Of which options
// and setup is written in tests/data/pictures/ID.txt. To make the pictures anew, and look at them again:
// RINGFORD_WRITE_REFERENCES=1 tests_ui test_references
#include "engine/games/Registry.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ReferencePictures.h"
#include "ui/print/PictureFile.h"

#include <QFile>
#include <QImage>
#include <QTest>

#include <memory>
#include <optional>

using namespace ringford;
using namespace ringford::ui;

namespace {

constexpr double kDpi = 60;
constexpr double kMostOther = 14; // a pawn that is missing makes 20, rasters and fonts of other machines less
constexpr double kMostOtherOneBit = 35;

/** What stands behind @p name in the lines of a text; nothing where no line begins with it. */
std::optional<std::string> lineOf(const QString& text, const QString& name)
{
    for (const QString& line : text.split(u'\n')) {
        if (line.startsWith(name + u':'))
            return line.mid(name.size() + 1).trimmed().toStdString();
    }
    return std::nullopt;
}

/** A position of a game in which there is something of everything. */
struct Subject {
    std::shared_ptr<const Game> game;
    Position position;
};

/** As its file says; nothing where there is none, or it is wrong. */
std::optional<Subject> subjectOf(const std::string& game)
{
    QFile file(QStringLiteral(TEST_DATA_DIR "/pictures/%1.txt").arg(QString::fromStdString(game)));
    if (!file.open(QIODevice::ReadOnly))
        return std::nullopt;
    const QString text = QString::fromUtf8(file.readAll());
    const auto line = lineOf(text, QStringLiteral("options"));
    const auto setup = lineOf(text, QStringLiteral("setup"));
    const auto options = readOptions(line.value_or(""));
    if (!line || !setup || !options)
        return std::nullopt;
    const auto made = Registry::standard().create(game, *options);
    if (!made)
        return std::nullopt;
    if (setup->empty())
        return Subject{*made, (*made)->start()};
    const auto position = (*made)->readLine(*setup);
    return position ? std::optional(Subject{*made, *position}) : std::nullopt;
}

DiagramSpec diagramOf(const Subject& subject, PaperStyle style)
{
    DiagramSpec spec;
    spec.game = subject.game;
    spec.picture = BoardPicture::of(*spec.game, subject.position);
    spec.theme = *Theme::named("paper", false);
    spec.style = style;
    const Board& board = spec.game->board();
    spec.picture.arrows.push_back({MarkColour::Red, spec.picture.contents.pieces[0].cell, Cell{20}});
    spec.picture.rings.push_back({MarkColour::Blue, Cell{static_cast<std::uint16_t>(board.cellCount() / 2)}});
    for (const SeatInfo& seat : spec.game->description().seats)
        spec.seatNames.push_back(QString::fromStdString(seat.title.english()));
    return spec;
}

} // namespace

class TestReferences : public QObject {
    Q_OBJECT

private slots:
    void diagramsLookAsTheyDid_data()
    {
        QTest::addColumn<QString>("game");
        QTest::addColumn<int>("style");
        for (const auto& type : Registry::standard().types()) {
            for (int style = 0; style < 3; ++style)
                QTest::addRow("%s %s", type->id().c_str(), qPrintable(paperStyleNames()[style]))
                    << QString::fromStdString(type->id()) << style;
        }
    }
    void diagramsLookAsTheyDid()
    {
        QFETCH(const QString, game);
        QFETCH(const int, style);
        const QString file = QStringLiteral(TEST_DATA_DIR "/pictures/%1-%2.png").arg(game, paperStyleNames()[style]);
        const auto subject = subjectOf(game.toStdString());
        QVERIFY2(subject, "tests/data/pictures/ID.txt is missing or wrong: expected options: and setup:, a line each");
        const QImage image = pictureDots(diagramOf(*subject, static_cast<PaperStyle>(style)), kDpi);
        const bool isOneBit = static_cast<PaperStyle>(style) == PaperStyle::OneBit;
        QCOMPARE(test::differenceFromReference(image, file, isOneBit ? kMostOtherOneBit : kMostOther), QString());
    }

    void aMissingPieceIsSeen()
    {
        for (const PaperStyle style : {PaperStyle::Colour, PaperStyle::OneBit}) {
            DiagramSpec spec = diagramOf(*subjectOf("orthodox"), style);
            const QImage whole = pictureDots(spec, kDpi);
            std::erase_if(spec.picture.contents.pieces,
                          [&](const PlacedPiece& one) { return one.cell == *spec.game->board().find("d2"); });
            const double worst = test::worstBlock(whole, pictureDots(spec, kDpi));
            QVERIFY(worst > (style == PaperStyle::OneBit ? kMostOtherOneBit : kMostOther));
        }
    }
};

RINGFORD_TEST(TestReferences)
#include "test_references.moc"
