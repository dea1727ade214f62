// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/PagesDialog.h"

#include "ui/dialogs/DiagramForm.h"
#include "ui/dialogs/PagesPreview.h"
#include "ui/files/Worker.h"
#include "ui/print/MissingSigns.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPageSize>
#include <QPainter>
#include <QPrinter>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

#include <cmath>

namespace ringford::ui {

namespace {

constexpr double kInch = 25.4;
constexpr double kPoint = kInch / 72; // mm

} // namespace

PagesDialog::PagesDialog(const QString& name, QSettings& store, const QString& group, QWidget* parent)
    : PagesDialog(new PagesPreview, name, store, group, parent)
{
}

PagesDialog::PagesDialog(PagesPreview* preview, const QString& name, QSettings& store, const QString& group,
                         QWidget* parent)
    : PaperDialog(store, group, preview, parent), m_preview(preview), m_making(new Worker(this)),
      m_rows(new QFormLayout)
{
    fields().addLayout(m_rows);
    fields().addStretch();
    connect(addButton(tr("P&rint…"), QStringLiteral("doPrint")), &QPushButton::clicked, this, &PagesDialog::print);
    connect(addButton(tr("Save as P&DF…"), QStringLiteral("savePdf")), &QPushButton::clicked, this,
            [this, name] { askAndWrite(name, {QStringLiteral("pdf")}, tr("Save as PDF")); });
}

PagesDialog::~PagesDialog() = default;

QComboBox* PagesDialog::addPaper()
{
    m_paper = paperChoice(this);
    m_rows->addRow(tr("Pap&er:"), m_paper);
    connect(m_paper, &QComboBox::currentIndexChanged, this, &PagesDialog::refresh);
    return m_paper;
}

QComboBox* PagesDialog::addStyle()
{
    m_style = styleChoice(this);
    m_rows->addRow(tr("&Style:"), m_style);
    connect(m_style, &QComboBox::currentIndexChanged, this, &PagesDialog::refresh);
    return m_style;
}

QComboBox* PagesDialog::addHeld()
{
    m_held = addChoice("held", tr("&Held:"), {tr("Upright"), tr("Sideways")});
    return m_held;
}

QComboBox* PagesDialog::addNotation()
{
    m_notation = addChoice("notation", tr("Moves as te&xt:"),
                           {tr("g1-f3, as in records"), tr("Nf3, English letters"),
                            //: the move is Nf3, with the letter that knights have in this language
                            tr("Nf3, letters of this language"), tr("♘f3, figurines")});
    m_notation->setCurrentIndex(static_cast<int>(words::notation()));
    return m_notation;
}

void PagesDialog::addFont()
{
    QStringList fonts;
    for (const QString& name : printFontNames())
        fonts << chosenFont(name).font.family();
    //: %1 is the name of a font
    fonts[1] = tr("With serifs: %1").arg(fonts[1]);
    fonts[2] = tr("Without serifs: %1").arg(fonts[2]);
    m_type.font = addChoice("font", tr("Font:"), fonts);
}

void PagesDialog::addType(const PrintType& usual, bool hasCaptions)
{
    const auto addSize = [this](const char* name, const QString& label, double inMm) {
        QSpinBox* const box = addNumber(name, label, 5, 70, static_cast<int>(std::lround(inMm / kPoint)));
        box->setSuffix(tr(" pt"));
        return box;
    };
    addFont();
    m_type.title = addSize("titleSize", tr("Size of titles:"), usual.title);
    if (hasCaptions)
        m_type.caption = addSize("captionSize", tr("Size of captions:"), usual.caption);
    m_type.text = addSize("textSize", hasCaptions ? tr("Size of answers:") : tr("Size of the text:"), usual.text);
}

QComboBox* PagesDialog::addChoice(const char* name, const QString& label, const QStringList& choices)
{
    auto* const box = new QComboBox(this);
    box->setObjectName(QLatin1String(name));
    box->addItems(choices);
    m_rows->addRow(label, box);
    connect(box, &QComboBox::currentIndexChanged, this, &PagesDialog::refresh);
    return box;
}

QCheckBox* PagesDialog::addSwitch(const char* name, const QString& text, bool isOn)
{
    auto* const box = new QCheckBox(text, this);
    box->setObjectName(QLatin1String(name));
    box->setChecked(isOn);
    m_rows->addRow(box);
    connect(box, &QCheckBox::toggled, this, &PagesDialog::refresh);
    return box;
}

QSpinBox* PagesDialog::addNumber(const char* name, const QString& label, int least, int most, int usual)
{
    auto* const box = new QSpinBox(this);
    box->setObjectName(QLatin1String(name));
    box->setRange(least, most);
    box->setValue(usual);
    m_rows->addRow(label, box);
    connect(box, &QSpinBox::valueChanged, this, &PagesDialog::refresh);
    return box;
}

QLineEdit* PagesDialog::addText(const char* name, const QString& label)
{
    auto* const line = new QLineEdit(this);
    line->setObjectName(QLatin1String(name));
    m_rows->addRow(label, line);
    connect(line, &QLineEdit::textChanged, this, &PagesDialog::refresh);
    return line;
}

void PagesDialog::addAuthor()
{
    m_author = authorField(store(), this);
    m_rows->addRow(tr("Author:"), m_author);
}

QSizeF PagesDialog::paper() const
{
    const QSizeF upright = paperOf(*m_paper).size(QPageSize::Millimeter);
    return m_held && m_held->currentIndex() == 1 ? upright.transposed() : upright;
}

PaperStyle PagesDialog::style() const
{
    return m_style ? static_cast<PaperStyle>(m_style->currentIndex()) : PaperStyle::OneBit;
}

words::Notation PagesDialog::notation() const
{
    return m_notation ? static_cast<words::Notation>(m_notation->currentIndex()) : words::notation();
}

QFont PagesDialog::font() const
{
    return m_type.font ? chosenFont(printFontNames()[m_type.font->currentIndex()]).font : printFont();
}

PrintType PagesDialog::type() const
{
    PrintType type;
    if (!m_type.title)
        return type;
    type.font = font();
    type.title = kPoint * m_type.title->value();
    type.text = kPoint * m_type.text->value();
    type.caption = m_type.caption ? kPoint * m_type.caption->value() : type.text;
    return type;
}

void PagesDialog::refresh()
{
    if (!m_isReady)
        return;
    ++m_changes;
    if (const QString wrong = trouble(); !wrong.isEmpty()) {
        m_wanted = {};
        m_making->stop();
        m_noted = wrong;
        say(wrong);
        offer(false);
        m_preview->show(nullptr);
        return;
    }
    say(m_noted); // what a file was told of before is of other choices
    m_wanted = pagesMaker();
    makePages();
}

/** Of choices that follow one another quickly the last ones are made. */
void PagesDialog::makePages()
{
    if (m_making->isBusy()) {
        m_making->stop();
        return;
    }
    m_making->start([this, make = std::exchange(m_wanted, {}), change = m_changes](const std::stop_token& stop) {
        return Worker::Finish([this, made = withSigns(make(stop), stop), change] {
            if (change == m_changes)
                take(made);
            else if (m_wanted)
                makePages();
        });
    });
}

/** With what is to be said of signs that no font has. */
PagesDialog::Made PagesDialog::withSigns(Made made, const std::stop_token& stop)
{
    if (!made.document || !made.trouble.isEmpty())
        return made;
    const PrintDocument& document = *made.document;
    const QString told = MissingSigns::on(document.pages, document.style.font, stop).note();
    made.note += (made.note.isEmpty() || told.isEmpty() ? QString() : QStringLiteral("\n")) + told;
    return made;
}

void PagesDialog::take(const Made& made)
{
    const QString& text = made.trouble.isEmpty() ? made.note : made.trouble;
    // That a file was written meanwhile stays.
    if (reported() == m_noted)
        say(text);
    else if (text != m_noted && !text.isEmpty())
        say(text + u'\n' + reported());
    m_noted = text;
    m_preview->show(made.trouble.isEmpty() ? made.document : nullptr);
    if (made.whenShown)
        made.whenShown();
    offer(made.trouble.isEmpty() && !made.document->pages.empty());
}

void PagesDialog::rememberChoices()
{
    const QWidget& content = *fields().parentWidget(); // not what another dialog above this one has
    for (const QComboBox* const box : content.findChildren<QComboBox*>())
        store().setValue(box->objectName(), box == m_paper ? QVariant(paperKey(*box)) : QVariant(box->currentIndex()));
    for (const QCheckBox* const box : content.findChildren<QCheckBox*>())
        store().setValue(box->objectName(), box->isChecked());
    for (const QSpinBox* const box : content.findChildren<QSpinBox*>())
        store().setValue(box->objectName(), box->value());
}

/** What is damaged in the settings is left as it usually is. */
void PagesDialog::recallChoices()
{
    const QWidget& content = *fields().parentWidget();
    for (QComboBox* const box : content.findChildren<QComboBox*>()) {
        const QVariant value = store().value(box->objectName());
        bool isNumber = false;
        const int index = value.toInt(&isNumber);
        if (box == m_paper)
            choosePaper(*box, value.toString());
        else if (isNumber && index >= 0 && index < box->count())
            box->setCurrentIndex(index);
    }
    for (QCheckBox* const box : content.findChildren<QCheckBox*>()) {
        const QString value = store().value(box->objectName()).toString();
        if (value == QLatin1String("true") || value == QLatin1String("false"))
            box->setChecked(value == QLatin1String("true"));
    }
    for (QSpinBox* const box : content.findChildren<QSpinBox*>()) {
        bool isNumber = false;
        const int value = store().value(box->objectName()).toInt(&isNumber);
        if (isNumber && value >= box->minimum() && value <= box->maximum())
            box->setValue(value);
    }
    m_isReady = true;
    m_rows->itemAt(0, QFormLayout::FieldRole)->widget()->setFocus();
}

PaperDialog::Maker PagesDialog::maker(const QString&) const
{
    const QString author = m_author ? m_author->text().trimmed() : QString();
    return [make = pagesMaker(), author](const std::stop_token& stop) {
        PrintDocument document = *make(stop).document;
        document.author = author;
        return pdfFile(document, stop);
    };
}

void PagesDialog::print()
{
    auto printer = std::make_unique<QPrinter>(QPrinter::HighResolution);
    printer->setPageSize(paperOf(*m_paper));
    if (m_held && m_held->currentIndex() == 1)
        printer->setPageOrientation(QPageLayout::Landscape);
    askAndPrint(std::move(printer), [this](QPrinter& chosen) {
        const std::shared_ptr<const PrintDocument> document =
            isMaking() ? pagesMaker()({}).document : m_preview->document();
        return document && printDocument(chosen, *document);
    });
}

QString PagesDialog::cutNote()
{
    return tr("A document has %1 pages at most: the rest is left out.").arg(DocumentLimits::kMostPages);
}

bool PagesDialog::isMaking() const
{
    return m_wanted || m_making->isBusy();
}

bool printDocument(QPrinter& printer, const PrintDocument& document)
{
    printer.setFullPage(true);
    printer.setDocName(document.title);
    const auto count = static_cast<int>(document.pages.size());
    const int first = printer.fromPage() > 0 ? printer.fromPage() : 1;
    const int last = printer.toPage() > 0 ? std::min(printer.toPage(), count) : count;
    if (first > last)
        return false;
    QPainter painter;
    const auto painters = [&](QSizeF paper) -> QPainter* {
        printer.setPageOrientation(paper.width() > paper.height() ? QPageLayout::Landscape : QPageLayout::Portrait);
        if (painter.isActive() ? !printer.newPage() : !painter.begin(&printer))
            return nullptr;
        // Corner of the paper, whatever the printer's own margins are.
        painter.resetTransform();
        painter.scale(printer.resolution() / kInch, printer.resolution() / kInch);
        return &painter;
    };
    const std::span pages =
        std::span(document.pages)
            .subspan(static_cast<std::size_t>(first - 1), static_cast<std::size_t>(last - first + 1));
    return paintPages(pages, canvasesOf(painters, document.style)) && painter.end() &&
           printer.printerState() != QPrinter::Error;
}

} // namespace ringford::ui
