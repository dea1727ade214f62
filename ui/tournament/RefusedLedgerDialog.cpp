// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/RefusedLedgerDialog.h"

#include "ui/widgets/SmallScreens.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QFontDatabase>
#include <QLabel>
#include <QPlainTextEdit>
#include <QStringList>
#include <QTextBlock>

#include <algorithm>

namespace ringford::ui {

namespace {

constexpr int kLinesAround = 3;
constexpr qsizetype kLettersAround = 100;

/** What stands around the wrong place, as it can be shown. */
struct Excerpt {
    QStringList lines;
    qsizetype wrongLine = 0; ///< among these
    qsizetype at = 0;        ///< in that line
    qsizetype length = 1;    ///< of what is wrong there
};

/** Line @p number of a text, from 1, cut around letter @p at, which is where it stands in what is left then. */
QString cutLine(std::string_view line, qsizetype& at)
{
    // A line may have megabytes: no more than what can be seen is looked at. A letter has up to four bytes.
    const auto most = static_cast<std::size_t>(4 * (at + kLettersAround));
    QString text = QString::fromUtf8(line.data(), static_cast<qsizetype>(std::min(line.size(), most)));
    for (QChar& letter : text) {
        if (!letter.isPrint() && !letter.isSurrogate())
            letter = QChar(0x00B7);
    }
    // Columns count characters, of which some are two of Qt's.
    qsizetype place = 0;
    for (qsizetype left = at; left > 0 && place < text.size(); --left)
        place += text[place].isHighSurrogate() ? 2 : 1;
    at = place;
    if (text.size() > at + kLettersAround)
        text = text.left(at + kLettersAround) + u'…';
    if (at > kLettersAround) {
        text = u'…' + text.mid(at - kLettersAround);
        at = kLettersAround + 1;
    }
    return text;
}

Excerpt excerptOf(const LedgerTrouble& trouble)
{
    Excerpt excerpt;
    std::string_view rest = trouble.bytes;
    if (rest.starts_with("\xEF\xBB\xBF"))
        rest.remove_prefix(3);
    const int wrong = trouble.place->line;
    for (int number = 1; number <= wrong + kLinesAround && (number <= wrong || !rest.empty()); ++number) {
        const std::size_t end = rest.find('\n');
        std::string_view line = rest.substr(0, end);
        rest.remove_prefix(end == std::string_view::npos ? rest.size() : end + 1);
        if (number < wrong - kLinesAround)
            continue;
        if (line.ends_with('\r'))
            line.remove_suffix(1);
        qsizetype at = number == wrong ? trouble.place->column - 1 : 0;
        const QString text = cutLine(line, at);
        const QString head = QStringLiteral("%1  ").arg(number, 5);
        if (number == wrong) {
            excerpt.wrongLine = excerpt.lines.size();
            excerpt.at = head.size() + at;
            const qsizetype comma = text.indexOf(u',', at);
            excerpt.length = std::max<qsizetype>((comma < 0 ? text.size() : comma) - at, 1);
        }
        excerpt.lines += head + text;
    }
    return excerpt;
}

} // namespace

RefusedLedgerDialog::RefusedLedgerDialog(const LedgerTrouble& trouble, bool isAnotherOpen, QWidget* parent)
    : QDialog(parent)
{
    setObjectName(QStringLiteral("refusedLedger"));
    setWindowTitle(tr("Not a Ledger"));
    auto* const rows = new QVBoxLayout(this);
    auto* const reason = new QLabel(words::translated(trouble.text) + u'.', this);
    reason->setObjectName(QStringLiteral("reason"));
    reason->setTextFormat(Qt::PlainText);
    reason->setWordWrap(true);
    rows->addWidget(reason);
    if (trouble.place) {
        auto* const text = new QPlainTextEdit(this);
        text->setObjectName(QStringLiteral("place"));
        text->setAccessibleName(tr("The lines around the place where the file is wrong"));
        text->setWhatsThis(
            tr("What is wrong is marked, and an arrow below points at it. Correct it in the program that "
               "wrote the file, and open it again."));
        text->setReadOnly(true);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
        text->setTabChangesFocus(true);
        text->setLineWrapMode(QPlainTextEdit::NoWrap);
        text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
        showPlace(*text, trouble);
        rows->addWidget(text, 1);
    }
    if (isAnotherOpen) {
        auto* const note = new QLabel(tr("What was open stays open."), this);
        note->setWordWrap(true);
        rows->addWidget(note);
    }
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    rows->addWidget(buttons);
    resizeWithinScreen(*this, {760, trouble.place ? 320 : 140});
}

void RefusedLedgerDialog::showPlace(QPlainTextEdit& text, const LedgerTrouble& trouble) const
{
    const Excerpt excerpt = excerptOf(trouble);
    QStringList lines = excerpt.lines;
    lines.insert(excerpt.wrongLine + 1, QString(excerpt.at, u' ') + u'▲');
    text.setPlainText(lines.join(u'\n'));
    const QTextBlock line = text.document()->findBlockByNumber(static_cast<int>(excerpt.wrongLine));
    QTextCursor place(line);
    place.setPosition(line.position() + static_cast<int>(std::min<qsizetype>(excerpt.at, line.length() - 1)));
    text.setTextCursor(place);
    place.movePosition(QTextCursor::Right, QTextCursor::KeepAnchor,
                       static_cast<int>(std::min<qsizetype>(excerpt.length, line.length() - 1 - excerpt.at)));
    QTextEdit::ExtraSelection mark;
    mark.cursor = place;
    mark.format.setBackground(palette().brush(QPalette::Highlight));
    mark.format.setForeground(palette().brush(QPalette::HighlightedText));
    text.setExtraSelections({mark});
    text.ensureCursorVisible();
}

} // namespace ringford::ui
