// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollField.h"

#include "ui/words/Words.h"

#include <QPainter>
#include <QPainterPath>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kLinesBelow = 2; // German needs them in a narrow panel

/** Characters as the engine counts them may be two of Qt's. */
qsizetype unitsBefore(const QString& text, int column)
{
    const QList<uint> characters = text.toUcs4();
    const qsizetype count = std::clamp<qsizetype>(column - 1, 0, characters.size());
    return QString::fromUcs4(reinterpret_cast<const char32_t*>(characters.constData()), count).size();
}

/** What is wrong is painted after the line: only when that is painted it is known how far it is scrolled. */
class TroubleArea : public QWidget {
public:
    explicit TroubleArea(RollField& field) : QWidget(&field), m_field(field) {}

protected:
    void paintEvent(QPaintEvent*) override
    {
        QPainter painter(this);
        m_field.paintTrouble(painter, rect());
    }

private:
    RollField& m_field;
};

} // namespace

int ColumnEdit::placeOf(int column) const
{
    const auto widthOf = [this](qsizetype units) { return fontMetrics().horizontalAdvance(text().left(units)); };
    const int cursor = cursorRect().center().x();
    return cursor - widthOf(cursorPosition()) + widthOf(unitsBefore(text(), column));
}

RollField::RollField(QWidget* parent) : QWidget(parent), m_edit(new ColumnEdit(this)), m_below(new TroubleArea(*this))
{
    m_edit->setObjectName(QStringLiteral("roll"));
    m_edit->setAccessibleName(tr("Roll"));
    m_edit->setPlaceholderText(tr("as in 3d6+2"));
    m_edit->setMaxLength(4000);
    m_edit->setToolTip(tr("What is rolled, as in 2d6+3, 4 x 3d6, 4d6k3 or d8+2 [+5,+5]"));
    m_edit->setWhatsThis(tr(
        "<p>What is rolled:</p><p><b>3d8+7</b> three dice with eight sides, and 7<br><b>4 x 3d6</b> four rows of three "
        "dice<br><b>5(d4+1)</b> five times a die and 1<br><b>3d6!</b> a die that shows its maximum is rolled again "
        "and added<br><b>4d6k3</b>, <b>2d20kl1</b> the three highest, or the lowest, are kept<br><b>d10+2 [+12,+7]</b> "
        "attacks with these bonuses, and the damage of each hit<br><b>d10+2 [+12 step -5 x 3]</b> short for "
        "[+12,+7,+2]</p>"));
    setFocusProxy(m_edit);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    connect(m_edit, &QLineEdit::textChanged, this, &RollField::read);
    connect(m_edit, &QLineEdit::cursorPositionChanged, m_below, qOverload<>(&QWidget::update));
    connect(m_edit, &QLineEdit::returnPressed, this, &RollField::entered);
}

void RollField::read()
{
    const QByteArray text = m_edit->text().toUtf8();
    const auto read = dice::readRoll({text.constData(), static_cast<std::size_t>(text.size())});
    m_roll.reset();
    m_trouble.clear();
    if (read) {
        m_roll = *read;
    } else if (!m_edit->text().trimmed().isEmpty()) {
        m_trouble = words::asSentence(read.error().message);
        m_column = read.error().column;
    }
    //: %1 is a number, %2 says what is wrong there
    m_edit->setAccessibleDescription(
        m_trouble.isEmpty() ? QString() : tr("Character %1: %2").arg(QString::number(m_column), m_trouble));
    m_below->update();
    emit changed();
}

QSize RollField::sizeHint() const
{
    return {m_edit->sizeHint().width(), m_edit->sizeHint().height() + pointerHeight() + kLinesBelow * lineHeight()};
}

QSize RollField::minimumSizeHint() const
{
    return {m_edit->minimumSizeHint().width(), sizeHint().height()};
}

void RollField::resizeEvent(QResizeEvent* event)
{
    QWidget::resizeEvent(event);
    const int line = m_edit->sizeHint().height();
    m_edit->setGeometry(0, 0, width(), line);
    m_below->setGeometry(0, line, width(), height() - line);
}

/** A pointer below the character, and the sentence, which stays within the field. */
void RollField::paintTrouble(QPainter& painter, const QRect& place) const
{
    if (m_trouble.isEmpty())
        return;
    painter.setRenderHint(QPainter::Antialiasing);
    const double top = place.top();
    const double half = pointerHeight() / 2.0;
    const double at = std::clamp<double>(m_edit->placeOf(m_column) + half / 2, half, place.width() - half);
    QPainterPath pointer(QPointF(at, top));
    pointer.lineTo(at - half, top + pointerHeight());
    pointer.lineTo(at + half, top + pointerHeight());
    painter.fillPath(pointer, palette().color(QPalette::WindowText));
    const int wide = std::min(place.width(), fontMetrics().horizontalAdvance(m_trouble) + 2);
    const int left = std::clamp(static_cast<int>(at) - wide / 2, 0, place.width() - wide);
    painter.setPen(palette().color(QPalette::WindowText));
    painter.drawText(QRect(left, place.top() + pointerHeight(), wide, kLinesBelow * lineHeight()),
                     Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap, m_trouble);
}

} // namespace ringford::ui
