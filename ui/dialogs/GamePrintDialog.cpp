// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/GamePrintDialog.h"

#include "engine/text/RecordReader.h"
#include "ui/print/GameHeading.h"
#include "ui/print/GamePrint.h"
#include "ui/words/Words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QSpinBox>

namespace ringford::ui {

namespace {

QString tooManyDiagrams()
{
    return GamePrintDialog::tr("A document has %1 diagrams at most: what comes after them is left out. Without "
                               "“Diagrams at marked places” all of the game is printed.")
        .arg(DocumentLimits::kMostDiagrams);
}

QString cutHeading()
{
    return GamePrintDialog::tr("The heading is cut: names have %1 letters at most, what else stands there %2.")
        .arg(GameHeading::kLongestName)
        .arg(GameHeading::kLongestTag);
}

} // namespace

GamePrintDialog::GamePrintDialog(const std::string& record, bool hasMarks, const Registry& registry, QSettings& store,
                                 QWidget* parent)
    : PagesDialog(tr("Game"), store, QStringLiteral("printGame"), parent), m_record(record), m_registry(registry),
      m_hasMarks(hasMarks)
{
    setWindowTitle(tr("Print Game"));
    addStyle();
    addPaper();
    addHeld();
    m_columns = addChoice("columns", tr("&Columns:"), {tr("one"), tr("two"), tr("three")});
    m_columns->setCurrentIndex(1);
    m_variations = addChoice("variationsAre", tr("&Variations:"),
                             {tr("left out"), tr("in paragraphs of their own"), tr("in brackets")});
    m_variations->setCurrentIndex(static_cast<int>(GamePrintSpec::Variations::Brackets));
    addNotation();
    addType(GamePrintSpec().type, false);
    m_cell = addNumber("cell", tr("Ce&lls of diagrams:"), 3, 50, 7);
    m_cell->setSuffix(tr(" mm"));
    m_hasDiagrams = addSwitch("diagrams", tr("Diagrams at mar&ked places"), true);
    m_hasDiagrams->setWhatsThis(tr("A place is marked in the menu Edit, Mark, with “a diagram is printed here”."));
    m_endsWithDiagram = addSwitch("endsWithDiagram", tr("A diagram at the e&nd"), false);
    m_hasLastActions = addSwitch("lastActions", tr("Diagrams mark what was pla&yed last"), false);
    m_hasComments = addSwitch("comments", tr("Co&mments"), true);
    m_hasClocks = addSwitch("clocks", tr("Wha&t the clocks showed"), false);
    addAuthor();
    begin();
}

PagesDialog::PagesMaker GamePrintDialog::pagesMaker() const
{
    GamePrintSpec spec;
    spec.paper = paper();
    spec.style = style();
    spec.cell = m_cell->value();
    spec.columns = m_columns->currentIndex() + 1;
    spec.hasClocks = m_hasClocks->isChecked();
    spec.variations = static_cast<GamePrintSpec::Variations>(m_variations->currentIndex());
    spec.hasLastActions = m_hasLastActions->isChecked();
    spec.notation = notation();
    spec.type = type();
    spec.hasComments = m_hasComments->isChecked();
    spec.hasDiagrams = m_hasDiagrams->isChecked();
    spec.endsWithDiagram = m_endsWithDiagram->isChecked();
    spec.hasPageNumbers = true;
    const QString unmarked =
        m_hasMarks || !spec.hasDiagrams ? QString() : tr("No place of this game is marked for a diagram yet.");
    return [spec, unmarked, record = m_record, &registry = m_registry](const std::stop_token& stop) {
        const RecordReading reading = readRecords(record, registry);
        const QString title =
            reading.matches.empty() ? QString() : words::translated(reading.matches.front().game().description().title);
        const auto document = std::make_shared<PrintDocument>(title, spec.style, spec.type.font);
        document->language = spec.locale.bcp47Name();
        GamePrinter printer(document->sink(stop), *document->art, spec);
        for (const Match& match : reading.matches) {
            if (!printer.add(match))
                break;
        }
        printer.finish();
        if (printer.hasTooManyDiagrams())
            return Made{document, {}, tooManyDiagrams()};
        const QString heading = printer.hasCutHeading() ? cutHeading() : QString();
        QStringList told{document->isCut ? cutNote() : unmarked, heading};
        told.removeAll(QString());
        return Made{document, {}, told.join(u'\n')};
    };
}

} // namespace ringford::ui
