// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/DiagramForm.h"

#include "engine/rules/PlainText.h"
#include "ui/dialogs/PaperDialog.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/DiagramBlock.h"
#include "ui/print/LinkedRows.h"
#include "ui/widgets/NarrowComboBox.h"
#include "ui/widgets/SpokenName.h"
#include "ui/words/Typeset.h"
#include "ui/words/Words.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QSettings>

namespace ringford::ui {

namespace {

constexpr double kMostMm = 10000;
constexpr int kUsualName = 18; // characters of a seat and who plays there
constexpr const char* kStyle = "style";
constexpr const char* kSizeOf = "sizeOf";
constexpr const char* kSize = "size";
const QString kScreen = QStringLiteral("screen");
enum SizeOf { OfCell, OfWidth };

} // namespace

QString inMm(double mm)
{
    const QLocale locale;
    QString number = locale.toString(mm, 'f', 1);
    if (number.endsWith(locale.decimalPoint() + locale.zeroDigit()))
        number.chop(2);
    return DiagramForm::tr("%1 mm").arg(number);
}

DiagramForm::DiagramForm(const DiagramSpec& diagram, bool hasScreenStyle, QWidget* parent)
    : QWidget(parent), m_diagram(diagram)
{
    auto* const rows = new QFormLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    addLook(*rows, hasScreenStyle);
    addSize(*rows);
    addSeats(*rows);
    addSwitches(*rows);
    connect(m_part, &QLineEdit::textChanged, this, &DiagramForm::offerTurn);
    connect(m_turned, &QComboBox::currentIndexChanged, this, &DiagramForm::offerTurn);
}

void DiagramForm::addLook(QFormLayout& rows, bool hasScreenStyle)
{
    m_style = styleChoice(this);
    if (hasScreenStyle)
        m_style->addItem(tr("As on the screen"), kScreen);
    rows.addRow(tr("&Style:"), m_style);
    connect(m_style, &QComboBox::currentIndexChanged, this, &DiagramForm::changed);
}

void DiagramForm::addSize(QFormLayout& rows)
{
    m_size = new QDoubleSpinBox(this);
    m_size->setObjectName(QStringLiteral("size"));
    m_size->setDecimals(1);
    m_size->setRange(0, 1e6); // what is wrong with the rest is said in words
    m_size->setSuffix(tr(" mm"));
    m_size->setValue(m_diagram.size.cellInMm.value_or(10));
    m_size->setWhatsThis(tr("True to scale on paper: check the printer by the line of 100 mm."));
    m_sizeOf = new QComboBox(this);
    m_sizeOf->setObjectName(QStringLiteral("sizeOf"));
    m_sizeOf->addItems({tr("a cell"), tr("the whole, across")});
    setSpokenName(*m_sizeOf, tr("What the size measures"));
    m_sizeOf->setWhatsThis(tr("What the size measures. A ring's cell is as large as one ring is deep."));
    auto* const both = new QHBoxLayout;
    both->addWidget(m_size);
    both->addWidget(m_sizeOf, 1);
    auto* const label = new QLabel(tr("Si&ze:"), this);
    label->setBuddy(m_size);
    rows.addRow(label, both);
    connect(m_size, &QDoubleSpinBox::valueChanged, this, &DiagramForm::changed);
    connect(m_sizeOf, &QComboBox::currentIndexChanged, this, &DiagramForm::changed);
}

void DiagramForm::addSeats(QFormLayout& rows)
{
    m_turned = new NarrowComboBox(kUsualName, this); // names can be of any length
    m_turned->setObjectName(QStringLiteral("turned"));
    m_turned->addItem(tr("As on the screen"));
    for (const QString& name : m_diagram.seatNames)
        m_turned->addItem(name);
    m_turned->setWhatsThis(tr("Who sits at the lower side of the board."));
    rows.addRow(tr("&Below:"), m_turned);
    connect(m_turned, &QComboBox::currentIndexChanged, this, &DiagramForm::changed);

    m_part = new QLineEdit(this);
    m_part->setObjectName(QStringLiteral("part"));
    m_part->setPlaceholderText(tr("whole board"));
    m_part->setWhatsThis(tr("Two cells with a hyphen, such as a1-d4: only the cells from the one to the other are "
                            "printed. Empty: all."));
    rows.addRow(tr("&Part:"), m_part);
    connect(m_part, &QLineEdit::textChanged, this, &DiagramForm::changed);

    m_caption = new QLineEdit(m_diagram.caption, this);
    m_caption->setObjectName(QStringLiteral("caption"));
    m_caption->setWhatsThis(tr("Text below the board."));
    rows.addRow(tr("C&aption:"), m_caption);
    connect(m_caption, &QLineEdit::textChanged, this, &DiagramForm::changed);
}

void DiagramForm::addAuthor(QSettings& store)
{
    m_author = authorField(store, this);
    static_cast<QFormLayout*>(layout())->addRow(tr("Author:"), m_author);
    connect(m_author, &QLineEdit::textChanged, this, &DiagramForm::changed);
}

QCheckBox* DiagramForm::addSwitch(QFormLayout& rows, const char* name, const QString& text,
                                  bool DiagramSpec::Shown::*what)
{
    auto* const box = new QCheckBox(text, this);
    box->setObjectName(QLatin1String(name));
    box->setChecked(m_diagram.shows.*what);
    rows.addRow(box);
    connect(box, &QCheckBox::toggled, this, &DiagramForm::changed);
    m_switches.push_back({box, what});
    return box;
}

void DiagramForm::addSwitches(QFormLayout& rows)
{
    using Shown = DiagramSpec::Shown;
    addSwitch(rows, "coordinates", tr("C&oordinates"), &Shown::coordinates);
    addSwitch(rows, "drawings", tr("Arro&ws and marks"), &Shown::drawings);
    addSwitch(rows, "lastAction", tr("&Last action"), &Shown::lastAction);
    addSwitch(rows, "turn", tr("Whose &turn it is"), &Shown::turn);
    addSwitch(rows, "stockpiles", tr("Stoc&kpiles"), &Shown::stockpiles);
    addSwitch(rows, "setNumbers", tr("&Numbers of sets"), &Shown::setNumbers);
    addSwitch(rows, "legend", tr("Patterns o&f the seats"), &Shown::legend);
    // What a game can never have is not asked.
    const GameDescription& game = m_diagram.game->description();
    const bool hasStock = !m_diagram.picture.contents.stockpiles.empty();
    for (const Switch& one : m_switches) {
        if ((one.what == &Shown::stockpiles || one.what == &Shown::setNumbers) && !hasStock)
            one.box->setVisible(game.board.faces().size() > 1 && one.what == &Shown::setNumbers);
        if (one.what == &Shown::legend)
            one.box->setVisible(leastCell(game, PaperStyle::OneBit) > leastCell(game, PaperStyle::Colour));
    }
}

/** Whose turn it is cannot be marked where the edge of the board at which it stands is not seen. */
void DiagramForm::offerTurn()
{
    DiagramSpec spec = m_diagram;
    spec.part = readPart(m_part->text(), m_diagram.game->board());
    spec.turns = turns();
    spec.shows.turn = true;
    PieceArt art;
    const bool isCut = spec.part && DiagramBlock(spec, art).cutsTurn();
    for (const Switch& one : m_switches) {
        if (one.what != &DiagramSpec::Shown::turn)
            continue;
        one.box->setEnabled(!isCut);
        one.box->setToolTip(isCut ? tr("This part does not show all of the side at which it is marked.") : QString());
    }
}

std::vector<double> DiagramForm::turns() const
{
    if (m_turned->currentIndex() <= 0)
        return m_diagram.turns;
    const GameDescription& game = m_diagram.game->description();
    std::vector<double> turns(game.board.faces().size(), 0);
    for (std::size_t index = game.sides.size(); index-- > 0;) {
        const SideInfo& side = game.sides[index];
        if (side.seat.index == m_turned->currentIndex() - 1)
            turns[static_cast<std::size_t>(side.face)] = side.homeAngle;
    }
    return turns;
}

DiagramSpec DiagramForm::chosen() const
{
    DiagramSpec spec = m_diagram;
    spec.style = paperStyleNamed(m_style->currentData().toString());
    if (spec.style)
        spec.theme = *Theme::named(QStringLiteral("paper"), false);
    spec.size = m_sizeOf->currentIndex() == OfWidth ? PictureSize{m_size->value(), std::nullopt}
                                                    : PictureSize{std::nullopt, m_size->value()};
    spec.turns = turns();
    spec.part = readPart(m_part->text(), m_diagram.game->board());
    spec.caption = words::typeset(m_caption->text(), QLocale());
    spec.captionInCells = kCaptionInCells;
    spec.author = m_author ? m_author->text().trimmed() : QString();
    for (const Switch& one : m_switches)
        spec.shows.*one.what = one.box->isChecked();
    if (trouble().isEmpty()) {
        PieceArt art;
        spec.boardsPerRow = linkedPerRow(spec, art, m_mostWidth);
    }
    return spec;
}

QString DiagramForm::trouble() const
{
    if (m_size->value() < 1 || m_size->value() > kMostMm)
        return tr("A size is 1 to 10000 mm, not %1.").arg(inMm(m_size->value()));
    if (!m_part->text().trimmed().isEmpty() && !readPart(m_part->text(), m_diagram.game->board()))
        return tr("“%1” is no part of a board: expected two of its cells with a hyphen, such as %2.")
            .arg(words::elided(m_part->text().trimmed().toStdString(), kLongestQuote),
                 words::fromUtf8(examplePart(m_diagram.game->board())));
    return {};
}

void DiagramForm::setCell(double mm)
{
    m_sizeOf->setCurrentIndex(OfCell);
    m_size->setValue(mm);
}

void DiagramForm::recall(const QSettings& store)
{
    const int style = m_style->findData(store.value(QLatin1String(kStyle)));
    if (style >= 0)
        m_style->setCurrentIndex(style);
    bool isNumber = false;
    const double size = store.value(QLatin1String(kSize)).toDouble(&isNumber);
    if (isNumber && size >= 1 && size <= kMostMm) {
        m_sizeOf->setCurrentIndex(store.value(QLatin1String(kSizeOf)) == QLatin1String("width") ? OfWidth : OfCell);
        m_size->setValue(size);
    }
    for (const Switch& one : m_switches) {
        const QString value = store.value(one.box->objectName()).toString();
        if (value == QLatin1String("true") || value == QLatin1String("false"))
            one.box->setChecked(value == QLatin1String("true"));
    }
}

void DiagramForm::remember(QSettings& store) const
{
    store.setValue(QLatin1String(kStyle), m_style->currentData());
    store.setValue(QLatin1String(kSizeOf), QLatin1String(m_sizeOf->currentIndex() == OfWidth ? "width" : "cell"));
    store.setValue(QLatin1String(kSize), m_size->value());
    for (const Switch& one : m_switches)
        store.setValue(one.box->objectName(), one.box->isChecked());
}

} // namespace ringford::ui
