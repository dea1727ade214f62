// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/StartField.h"

#include "engine/pgn/PgnText.h"
#include "engine/rules/Setup.h"
#include "engine/text/Files.h"
#include "ui/files/PastedText.h"
#include "ui/widgets/BoundedField.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalBlocker>

namespace ringford::ui {

StartField::StartField(QWidget* parent)
    : QWidget(parent), m_text(new BoundedField(this)), m_open(new QPushButton(tr("&From a File…"), this)),
      m_write(new QPushButton(tr("&Write It Out"), this))
{
    m_text->setObjectName(QStringLiteral("start"));
    m_text->setAccessibleName(tr("Start from a pasted position or game"));
    m_text->setWhatsThis(
        tr("Leave this empty for the usual start. To begin elsewhere, paste a position as text, a FEN for "
           "orthodox chess, or a whole game."));
    m_text->setPlaceholderText(tr("The usual start. Paste a setup, a FEN or a whole game to begin elsewhere."));
    m_text->setMost(kLongestPaste, BoundedField::kLongestLine);
    m_text->setTabChangesFocus(true);
    m_text->setFixedHeight(m_text->fontMetrics().height() * 5);
    auto* const rows = new QVBoxLayout(this);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(m_text);
    m_open->setObjectName(QStringLiteral("openStart"));
    m_open->setWhatsThis(tr("Takes the text of a file, a setup or a game, as if it had been pasted."));
    connect(m_open, &QPushButton::clicked, this, &StartField::askFile);
    m_write->setObjectName(QStringLiteral("writeStart"));
    m_write->setWhatsThis(tr("Writes the usual start of the game as text, to be changed: which pieces stand where, and "
                             "who is on turn."));
    connect(m_write, &QPushButton::clicked, this, &StartField::writeOut);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_open);
    buttons->addWidget(m_write);
    buttons->addStretch();
    rows->addLayout(buttons);
    rows->addStretch();
    setFocusProxy(m_text);
    connect(m_text, &BoundedField::textChanged, this, &StartField::changed);
}

QString StartField::text() const
{
    return m_text->toPlainText();
}

bool StartField::isRecord() const
{
    return looksLikeRecord(text());
}

void StartField::setGame(const Game& game)
{
    // A group a line: that is how it can be read and changed.
    const QString line = words::fromUtf8(writeSetup(game.write(game.start())));
    m_usual = QString(line).replace(QStringLiteral("; "), QStringLiteral(";\n"));
    if (m_written.isEmpty() || text() != m_written)
        return;
    m_written = m_usual;
    const QSignalBlocker quiet(m_text); // whoever has called looks at it anyway
    m_text->setPlainText(m_written);
}

void StartField::writeOut()
{
    m_written = m_usual;
    m_text->setPlainText(m_written);
    m_text->setFocus(Qt::OtherFocusReason);
}

void StartField::askFile()
{
    auto* const dialog = new QFileDialog(this, tr("Begin from a File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &StartField::takeFile);
    dialog->open();
}

Result<QString, QString> StartField::textOf(const QString& file) const
{
    const auto bytes = readFile(file.toStdString());
    if (!bytes)
        return Failure{words::asSentence(bytes.error())};
    if (const auto unread = troubleWithPgn(*bytes))
        return Failure{words::asSentence(*unread)};
    if (bytes->size() <= kLongestPaste) {
        QString text = words::fromUtf8(textOfPgn(*bytes)); // games of other programs may be Latin-1
        if (m_text->canHold(text))
            return text;
    }
    return Failure{tr("%1 is too long to be a setup.").arg(QFileInfo(file).fileName())};
}

void StartField::takeFile(const QString& name)
{
    const auto text = textOf(name);
    if (text) {
        m_text->setPlainText(*text);
        return;
    }
    auto* const box =
        new QMessageBox(QMessageBox::Warning, tr("Begin from a File"), text.error(), QMessageBox::Close, this);
    box->setTextFormat(Qt::PlainText); // names are names
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

QList<QWidget*> StartField::fields() const
{
    return {m_text, m_open, m_write};
}

} // namespace ringford::ui
