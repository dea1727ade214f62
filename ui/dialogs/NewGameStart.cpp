// SPDX-License-Identifier: GPL-3.0-or-later
// Where a new game begins: at its usual start, or where a text says.
#include "ui/dialogs/NewGameDialog.h"

#include "engine/rules/Setup.h"
#include "ui/files/PastedText.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QMessageBox>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalBlocker>

namespace ringford::ui {

QWidget* NewGameDialog::makeStart(QWidget* parent)
{
    auto* const start = new QWidget(parent);
    m_start = new QPlainTextEdit(start);
    m_start->setObjectName(QStringLiteral("start"));
    m_start->setAccessibleName(tr("Start from a pasted position or game"));
    m_start->setWhatsThis(
        tr("Leave this empty for the usual start. To begin elsewhere, paste a position as text, a FEN for "
           "orthodox chess, or a whole game."));
    m_start->setPlaceholderText(tr("The usual start. Paste a setup, a FEN or a whole game to begin elsewhere."));
    m_start->setTabChangesFocus(true);
    m_start->setFixedHeight(m_start->fontMetrics().height() * 5);
    auto* const startRows = new QVBoxLayout(start);
    startRows->setContentsMargins(0, 0, 0, 0);
    startRows->addWidget(m_start);
    m_openStart = new QPushButton(tr("&From a File…"), start);
    m_openStart->setObjectName(QStringLiteral("openStart"));
    m_openStart->setWhatsThis(tr("Takes the text of a file, a setup or a game, as if it had been pasted."));
    connect(m_openStart, &QPushButton::clicked, this, &NewGameDialog::askStartFile);
    auto* const write = new QPushButton(tr("&Write It Out"), start);
    write->setObjectName(QStringLiteral("writeStart"));
    write->setWhatsThis(tr("Writes the usual start of the game as text, to be changed: which pieces stand where, and "
                           "who is on turn."));
    connect(write, &QPushButton::clicked, this, &NewGameDialog::writeStart);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_openStart);
    buttons->addWidget(write);
    buttons->addStretch();
    startRows->addLayout(buttons);
    startRows->addStretch();
    return start;
}

/** A group a line: that is how it can be read and changed. */
QString NewGameDialog::writtenStart() const
{
    const QString text = words::verbatim(writeSetup(m_game->write(m_game->start())));
    return QString(text).replace(QStringLiteral("; "), QStringLiteral(";\n"));
}

void NewGameDialog::writeStart()
{
    m_written = writtenStart();
    m_start->setPlainText(m_written);
    m_start->setFocus(Qt::OtherFocusReason);
}

/** What was written out and not changed is that of the game and the options that are chosen now. */
void NewGameDialog::rewriteStart()
{
    if (m_written.isEmpty() || m_start->toPlainText() != m_written)
        return;
    m_written = writtenStart();
    const QSignalBlocker quiet(m_start); // who has called looks at it anyway
    m_start->setPlainText(m_written);
}

void NewGameDialog::askStartFile()
{
    auto* const dialog = new QFileDialog(this, tr("Begin from a File"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &NewGameDialog::takeStartFile);
    dialog->open();
}

void NewGameDialog::takeStartFile(const QString& name)
{
    QFile file(name);
    if (file.open(QIODevice::ReadOnly) && file.size() <= kLongestPaste) {
        m_start->setPlainText(QString::fromUtf8(file.readAll()));
        return;
    }
    auto* const box =
        new QMessageBox(QMessageBox::Warning, tr("Begin from a File"),
                        file.isOpen() ? tr("%1 is too long to be a setup.").arg(QFileInfo(name).fileName())
                                      : tr("%1 cannot be read.").arg(QFileInfo(name).fileName()),
                        QMessageBox::Close, this);
    box->setAttribute(Qt::WA_DeleteOnClose);
    box->open();
}

void NewGameDialog::takeStart()
{
    const QString start = m_start->toPlainText();
    m_isRecord = looksLikeRecord(start);
    update();
    if (m_isRecord) {
        // A record brings its game and its players along; what stood in the fields was about another game.
        if (const auto match = matchFromRecord(m_registry, start)) {
            select(match->game().description());
            showNames(*match);
        }
    } else if (!m_begin->isEnabled() && m_optionProblems.isEmpty()) {
        // A FEN tells by itself that it is one, whatever game was chosen.
        if (const auto match = matchFromFen(m_registry, start))
            select(match->game().description());
    }
}

Result<Match, QStringList> NewGameDialog::wanted() const
{
    if (!m_optionProblems.isEmpty())
        return Failure{m_optionProblems};
    const QString start = m_start->toPlainText();
    if (start.trimmed().isEmpty())
        return Match(m_game, m_game->start());
    return looksLikeRecord(start) ? matchFromRecord(m_registry, start) : matchFromPosition(m_game, start);
}

} // namespace ringford::ui
