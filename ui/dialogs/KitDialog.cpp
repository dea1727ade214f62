// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/KitDialog.h"

#include "engine/games/Registry.h"
#include "ui/dialogs/DiagramForm.h"
#include "ui/paint/Export.h"
#include "ui/print/KitWords.h"
#include "ui/words/LanguageFile.h"
#include "ui/words/Words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QSettings>
#include <QSpinBox>

namespace ringford::ui {

namespace {

constexpr const char* kCell = "cell";

/** Why a set is not made; empty: it is. */
QString troubleOf(const Kit& kit, double cell)
{
    switch (kit.trouble.kind) {
    case KitTrouble::Kind::TooManyPages:
        return KitDialog::tr("With cells of %1 there are %2 pages; there can be %3.")
            .arg(inMm(cell))
            .arg(kit.document.pages.size())
            .arg(Kit::kMostPages);
    case KitTrouble::Kind::PiecesTooLarge:
        return KitDialog::tr("With cells of %1 a piece is larger than the page. Cells of %2 would do.")
            .arg(inMm(cell), inMm(kit.trouble.largestCell));
    case KitTrouble::Kind::AllLeftOut: return KitDialog::tr("Nothing is left to print: choose at least one part.");
    case KitTrouble::Kind::None: break;
    }
    return {};
}

QString noteOn(const KitSpec& spec)
{
    const double least = leastCell(spec.game->description(), spec.style);
    return spec.cell < least
               ? KitDialog::tr("Cells of %1 are hard to read on paper; they need %2.").arg(inMm(spec.cell), inMm(least))
               : QString();
}

} // namespace

KitDialog::KitDialog(const Match& match, const Registry& registry, QSettings& store, QWidget* parent)
    : PagesDialog(tr("%1 to cut out").arg(words::translated(match.game().description().title)), store,
                  QStringLiteral("kit"), parent),
      m_registry(registry), m_game(match.sharedGame()), m_start(match.position(match.start()))
{
    setWindowTitle(tr("Print and Play"));
    const GameDescription& game = m_game->description();
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
    m_overlap = addNumber("overlap", tr("Pages o&verlap by:"), 0, KitSpec::kMostOverlap, 10);
    m_overlap->setSuffix(tr(" mm"));
    m_hasBoard = addSwitch("board", tr("&Board"), true);
    m_hasPieces = addSwitch("pieces", tr("P&ieces"), true);
    m_pieces = addChoice("kind", tr("&Kind of pieces:"), {tr("standing, to be folded"), tr("flat")});
    m_spares = addNumber("spares", tr("Spares of eac&h:"), 0, KitSpec::kMostSpares, KitSpec::usualSpares(*m_game));
    m_spares->setWhatsThis(
        tr("How many more of each piece that there are few of: for promotions, and for what gets lost."));
    m_hasTrays = addSwitch("trays", tr("&Trays for stockpiles"), true);
    const bool hasStock =
        std::ranges::any_of(game.groups, [](const GroupInfo& group) { return group.kind == GroupInfo::Kind::Stock; });
    m_hasTrays->setVisible(hasStock);
    m_hasRules = addSwitch("rules", tr("R&ules on one page"), true);
    addAuthor();
    begin();
}

KitWords KitDialog::words(KitSpec::Pieces pieces) const
{
    const GameDescription& game = m_game->description();
    KitWords words = kitWords(game, pieces);
    if (const GameType* const type = m_registry.find(game.id))
        words.options = kitOptions(*type, game.options);
    return words;
}

KitSpec KitDialog::spec() const
{
    KitSpec spec;
    spec.game = m_game;
    spec.position = m_start;
    spec.paper = paper();
    spec.style = style();
    spec.cell = m_cell->value();
    spec.overlap = m_overlap->value();
    spec.pieces = m_pieces->currentIndex() == 1 ? KitSpec::Pieces::Flat : KitSpec::Pieces::Standing;
    spec.spares = m_spares->value();
    spec.hasRules = m_hasRules->isChecked();
    spec.hasBoard = m_hasBoard->isChecked();
    spec.hasTrays = m_hasTrays->isChecked();
    spec.hasPieces = m_hasPieces->isChecked();
    spec.card = rulesCard(m_game->description().id, languagesWanted());
    spec.words = words(spec.pieces);
    return spec;
}

PagesDialog::PagesMaker KitDialog::pagesMaker() const
{
    return [spec = spec()](const std::stop_token&) {
        const auto kit = std::make_shared<Kit>(Kit::of(spec));
        return Made{std::shared_ptr<const PrintDocument>(kit, &kit->document), troubleOf(*kit, spec.cell),
                    noteOn(spec)};
    };
}

QString KitDialog::trouble() const
{
    if (m_cell->value() < 1 || m_cell->value() > KitSpec::kMostCell)
        return tr("A cell is 1 to 1000 mm wide, not %1.").arg(inMm(m_cell->value()));
    return {};
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
