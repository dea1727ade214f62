// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/KitDialog.h"

#include "engine/games/Registry.h"
#include "ui/Words.h"
#include "ui/dialogs/DiagramForm.h"
#include "ui/paint/Export.h"
#include "ui/print/KitFile.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLocale>
#include <QSettings>
#include <QSpinBox>

namespace ringford::ui {

namespace {

constexpr const char* kCell = "cell";

} // namespace

KitDialog::KitDialog(const Match& match, QSettings& store, QWidget* parent)
    : PagesDialog(tr("%1 to cut out").arg(words::worded(match.game().description().title)), store,
                  QStringLiteral("kit"), parent),
      m_game(match.sharedGame()), m_start(match.position(match.start()))
{
    setWindowTitle(tr("Print and Play"));
    const GameDescription& game = m_game->description();
    for (std::uint8_t seat = 0; seat < game.seats.size(); ++seat)
        m_seats.push_back(words::seat(game, Seat{seat}));
    addStyle();
    m_cell = new QDoubleSpinBox(this);
    m_cell->setObjectName(QLatin1String(kCell));
    m_cell->setDecimals(1);
    m_cell->setRange(0, 1e6); // what is wrong with the rest is said in words
    m_cell->setSuffix(tr(" mm"));
    m_cell->setValue(20);
    m_cell->setWhatsThis(tr("How large a cell is on paper; of a ring, how deep one ring is."));
    rows().addRow(tr("Ce&lls:"), m_cell);
    connect(m_cell, &QDoubleSpinBox::valueChanged, this, &KitDialog::refresh);
    addPaper();
    m_overlap = addNumber("overlap", tr("Pages o&verlap by:"), 0, 50, 10);
    m_overlap->setSuffix(tr(" mm"));
    m_hasBoard = addSwitch("board", tr("&Board"), true);
    m_hasPieces = addSwitch("pieces", tr("P&ieces"), true);
    m_pieces = addChoice("kind", tr("&Kind of pieces:"), {tr("standing, to be folded"), tr("flat")});
    m_spares = addNumber("spares", tr("Spares of eac&h:"), 0, 20, KitSpec::usualSpares(*m_game));
    m_spares->setWhatsThis(
        tr("So many more of each piece that there are few of: for promotions, and for what is lost."));
    m_hasTrays = addSwitch("trays", tr("&Trays for stockpiles"), true);
    const bool hasStock =
        std::ranges::any_of(game.groups, [](const GroupInfo& group) { return group.kind == GroupInfo::Kind::Stock; });
    m_hasTrays->setVisible(hasStock);
    m_hasRules = addSwitch("rules", tr("R&ules on one page"), true);
    begin();
}

KitWords KitDialog::words() const
{
    const GameDescription& game = m_game->description();
    KitWords words;
    words.title = words::worded(game.title);
    if (const GameType* const type = Registry::standard().find(game.id)) {
        QStringList options;
        for (const auto& [name, value] : type->differing(game.options))
            options << words::verbatim(name) + u'=' + words::verbatim(value);
        words.options = options.join(u' ');
    }
    words.page = tr("page %1");
    words.pages = tr("pages %1 to %2");
    words.rules = tr("Rules");
    words.board = tr("Board", "to cut out");
    words.boardNumber = tr("Board %1", "to cut out");
    words.tile = tr("row %1, column %2");
    words.trays = tr("Trays for stockpiles");
    words.tray = tr("Stockpile: %1");
    words.pieces = tr("Pieces");
    words.check = tr("This line is 100 mm long.");
    words.printing = tr("Print all pages at 100 % (“actual size”), not fitted to the paper, and check the line below. "
                        "Stiff paper is best for pieces.");
    words.joining = tr("The board: cut the pages along the long marks, at the left and at the top. Lay each on the one "
                       "before, with its cut side at the dashed marks, and glue it there.");
    words.folding = m_pieces->currentIndex() == 1
                        ? tr("Pieces: cut along the lines, fold along the dashes, glue the halves together.")
                        : tr("Pieces: cut along the lines and fold along the dashes, so that the picture is on both "
                             "sides; glue the two tabs on one another as a foot.");
    words.seats = m_seats;
    return words;
}

KitSpec KitDialog::spec() const
{
    KitSpec spec;
    spec.game = m_game;
    spec.position = m_start;
    spec.paper = paper();
    spec.style = style();
    spec.theme = *Theme::named(QStringLiteral("paper"), false);
    spec.cell = m_cell->value();
    spec.overlap = m_overlap->value();
    spec.pieces = m_pieces->currentIndex() == 1 ? KitSpec::Pieces::Flat : KitSpec::Pieces::Standing;
    spec.spares = m_spares->value();
    spec.hasRules = m_hasRules->isChecked();
    spec.hasBoard = m_hasBoard->isChecked();
    spec.hasTrays = m_hasTrays->isChecked();
    spec.hasPieces = m_hasPieces->isChecked();
    spec.card = rulesCard(m_game->description().id, tr("en", "language of the cards with rules"));
    spec.words = words();
    return spec;
}

PagesDialog::DocumentMaker KitDialog::documentMaker() const
{
    return [spec = spec()] { return std::make_unique<Kit>(spec); };
}

QString KitDialog::trouble() const
{
    if (m_cell->value() < 1 || m_cell->value() > KitSpec::kMostCell)
        return tr("A cell is 1 to 1000 mm wide, not %1.").arg(inMm(m_cell->value()));
    const int pages = Kit(spec()).pages();
    if (pages > Kit::kMostPages)
        return tr("With cells of %1 there are %2 pages; there can be %3.")
            .arg(inMm(m_cell->value()))
            .arg(pages)
            .arg(Kit::kMostPages);
    return {};
}

QString KitDialog::note(const PrintDocument&) const
{
    const double least = leastCell(m_game->description(), style());
    return m_cell->value() < least
               ? tr("Cells of %1 are hard to read on paper; they need %2.").arg(inMm(m_cell->value()), inMm(least))
               : QString();
}

void KitDialog::rememberChoices()
{
    PagesDialog::rememberChoices();
    store().setValue(QLatin1String(kCell), m_cell->value());
    store().remove(m_spares->objectName()); // what is usual is another number in another game
}

void KitDialog::recallChoices()
{
    bool isNumber = false;
    const double cell = store().value(QLatin1String(kCell)).toDouble(&isNumber);
    if (isNumber && cell >= 1 && cell <= KitSpec::kMostCell)
        m_cell->setValue(cell);
    PagesDialog::recallChoices();
}

} // namespace ringford::ui
