// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/PrintDialog.h"

#include "ui/dialogs/DiagramForm.h"
#include "ui/dialogs/PagePreview.h"
#include "ui/dialogs/PagesDialog.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/KitWords.h"
#include "ui/print/Tiling.h"
#include "ui/widgets/Announcer.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QLocale>
#include <QPageSize>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>

#include <utility>

namespace ringford::ui {

namespace {

constexpr const char* kPaper = "paper";
constexpr const char* kOrientation = "orientation";
constexpr const char* kMargin = "margin";
constexpr const char* kCheckLine = "checkLine";
constexpr const char* kTiled = "tiled";

TiledDiagram tiledOn(const PageSpec& page, const DiagramSpec& diagram)
{
    const KitWords words = kitWords(diagram.game->description(), KitSpec::Pieces::Flat);
    return {page.paper, TiledDiagram().overlap, words.title, words.tile, words.page};
}

PrintDocument documentOf(const PageSpec& page, const DiagramSpec& diagram, bool isTiled)
{
    const QString title = words::translated(diagram.game->description().title);
    if (!isTiled)
        return diagramDocument(title, page, diagram);
    PrintDocument document(title, *diagram.style);
    document.author = diagram.author;
    document.pages = tiledOn(page, diagram).pages(std::make_shared<const DiagramBlock>(diagram, *document.art));
    return document;
}

} // namespace

PrintDialog::PrintDialog(const DiagramSpec& diagram, QSettings& store, QWidget* parent)
    : DiagramDialog(diagram, store, QStringLiteral("print"), false, parent)
{
    setWindowTitle(tr("Print"));
    addPage();
    connect(addButton(tr("P&rint…"), QStringLiteral("doPrint")), &QPushButton::clicked, this, [this] {
        auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
        printer->setPageSize(paperOf(*m_paper));
        printer->setPageOrientation(m_orientation->currentIndex() == 1 ? QPageLayout::Landscape
                                                                       : QPageLayout::Portrait);
        askAndPrint(std::move(printer), [this](QPrinter& chosen) {
            return printDocument(chosen, documentOf(chosenPage(), form().chosen(), m_tiled->isChecked()));
        });
    });
    connect(addButton(tr("Save as P&DF…"), QStringLiteral("savePdf")), &QPushButton::clicked, this, [this] {
        askAndWrite(words::translated(form().chosen().game->description().title), {QStringLiteral("pdf")},
                    tr("Save as PDF"));
    });
    begin();
    // A size that was right for another board, or is the usual one, is none for a table that is larger than the page.
    if (const DiagramBlock* const shown = preview().block(); shown && !trouble(*shown).isEmpty()) {
        m_orientation->setCurrentIndex(0);
        const double upright = largest().value_or(0);
        m_orientation->setCurrentIndex(1);
        m_orientation->setCurrentIndex(largest().value_or(0) > upright ? 1 : 0);
        fit();
    }
}

std::optional<double> PrintDialog::largest() const
{
    PieceArt art;
    return largestCell(chosenPage(), form().chosen(), art);
}

void PrintDialog::fit()
{
    if (const auto cell = largest())
        form().setCell(*cell);
}

/** What does not matter for several pages cannot be chosen then: @p largest neither. */
void PrintDialog::addTiled(QFormLayout& rows, QPushButton& largest)
{
    m_tiled = new QCheckBox(tr("O&ver several pages"), this);
    m_tiled->setObjectName(QStringLiteral("tiled"));
    m_tiled->setWhatsThis(
        tr("A board that is larger than the page goes over as many as it needs, with marks by which they "
           "are cut and glued together."));
    rows.addRow(m_tiled);
    connect(m_tiled, &QCheckBox::toggled, this, [this, &largest](bool isTiled) {
        for (QWidget* const one : std::initializer_list<QWidget*>{m_orientation, m_margin, m_checkLine, &largest})
            one->setEnabled(!isTiled);
        refresh();
    });
}

void PrintDialog::addPage()
{
    auto* const largest = new QPushButton(tr("Lar&gest That Fits"), this);
    largest->setObjectName(QStringLiteral("largest"));
    largest->setWhatsThis(tr("Sets the size of a cell to the largest with which the board fits on the page."));
    m_paper = paperChoice(this);
    m_orientation = new QComboBox(this);
    m_orientation->setObjectName(QStringLiteral("orientation"));
    m_orientation->addItems({tr("Upright"), tr("Sideways")});
    m_margin = new QDoubleSpinBox(this);
    m_margin->setObjectName(QStringLiteral("margin"));
    m_margin->setRange(0, 100);
    m_margin->setDecimals(1);
    m_margin->setSuffix(tr(" mm"));
    m_margin->setValue(15);
    m_checkLine = new QCheckBox(tr("L&ine of 100 mm to check the printer by"), this);
    m_checkLine->setObjectName(QStringLiteral("checkLine"));
    m_checkLine->setChecked(true);
    auto* const rows = new QFormLayout;
    rows->addRow(largest);
    rows->addRow(tr("Pap&er:"), m_paper);
    rows->addRow(tr("&Held:"), m_orientation);
    rows->addRow(tr("&Margins:"), m_margin);
    rows->addRow(m_checkLine);
    addTiled(*rows, *largest);
    fields().addLayout(rows);
    fields().addStretch();
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PrintDialog::refresh);
    connect(m_orientation, &QComboBox::currentIndexChanged, this, &PrintDialog::refresh);
    connect(m_margin, &QDoubleSpinBox::valueChanged, this, &PrintDialog::refresh);
    connect(m_checkLine, &QCheckBox::toggled, this, &PrintDialog::refresh);
    connect(largest, &QPushButton::clicked, this, &PrintDialog::fit);
}

/** Of several pages the picture is seen as a whole. */
std::optional<PageSpec> PrintDialog::page() const
{
    return m_tiled->isChecked() ? std::nullopt : std::optional(chosenPage());
}

PageSpec PrintDialog::chosenPage() const
{
    PageSpec page;
    page.paper = paperOf(*m_paper).size(QPageSize::Millimeter);
    if (m_orientation->currentIndex() == 1)
        page.paper.transpose();
    const double margin = m_margin->value();
    page.margins = {margin, margin, margin, margin};
    if (m_checkLine->isChecked())
        page.checkLine = tr("This line is 100 mm long.");
    return page;
}

int PrintDialog::tiles(const DiagramBlock& block) const
{
    return m_tiled->isChecked() ? tiledOn(chosenPage(), block.spec()).tiling(block).count() : 0;
}

QString PrintDialog::note(const DiagramBlock& block) const
{
    const int pages = tiles(block);
    return pages > 0 ? tr("It goes over %n pages.", nullptr, pages) : QString();
}

/** Who cannot see what is told below hears how many pages it has become, whatever has the focus. */
void PrintDialog::refresh()
{
    form().setMostWidth(m_tiled->isChecked() ? 0 : chosenPage().space().width());
    DiagramDialog::refresh();
    const DiagramBlock* const shown = preview().block();
    const QString told = shown && trouble(*shown).isEmpty() ? note(*shown) : QString();
    if (told != std::exchange(m_told, told) && isVisible())
        Announcer::of(*this).say(told);
}

QString PrintDialog::trouble(const DiagramBlock& block) const
{
    if (const int pages = tiles(block); pages > 0) {
        return pages <= DocumentLimits::kMostPages
                   ? QString()
                   : tr("There would be %1 pages; a document has %2 at most.")
                         .arg(QLocale().toString(pages), QLocale().toString(DocumentLimits::kMostPages));
    }
    if (fits(chosenPage(), block))
        return {};
    const auto fitting = largest();
    const QString size = tr("%1 × %2").arg(inMm(block.size().width()), inMm(block.size().height()));
    return fitting ? tr("The board is %1 large, which does not fit on the page. Cells of %2 would fit.")
                         .arg(size, inMm(*fitting))
                   : tr("The board is %1 large. No size fits on this page.").arg(size);
}

void PrintDialog::rememberChoices()
{
    DiagramDialog::rememberChoices();
    store().setValue(QLatin1String(kPaper), paperKey(*m_paper));
    store().setValue(QLatin1String(kOrientation), m_orientation->currentIndex());
    store().setValue(QLatin1String(kMargin), m_margin->value());
    store().setValue(QLatin1String(kCheckLine), m_checkLine->isChecked());
    store().setValue(QLatin1String(kTiled), m_tiled->isChecked());
}

void PrintDialog::recallChoices()
{
    DiagramDialog::recallChoices();
    choosePaper(*m_paper, store().value(QLatin1String(kPaper)).toString());
    m_orientation->setCurrentIndex(store().value(QLatin1String(kOrientation)).toInt() == 1 ? 1 : 0);
    bool isNumber = false;
    const double margin = store().value(QLatin1String(kMargin)).toDouble(&isNumber);
    if (isNumber && margin >= m_margin->minimum() && margin <= m_margin->maximum())
        m_margin->setValue(margin);
    m_checkLine->setChecked(store().value(QLatin1String(kCheckLine), true).toBool());
    m_tiled->setChecked(store().value(QLatin1String(kTiled), false).toBool());
}

PaperDialog::Maker PrintDialog::maker(const QString&) const
{
    return [page = chosenPage(), diagram = form().chosen(), isTiled = m_tiled->isChecked()](
               const std::stop_token& stop) { return pdfFile(documentOf(page, diagram, isTiled), stop); };
}

} // namespace ringford::ui
