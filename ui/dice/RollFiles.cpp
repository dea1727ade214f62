// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dice/RollFiles.h"

#include "engine/dice/RollSetReader.h"
#include "engine/text/Files.h"
#include "ui/dice/DiceSession.h"
#include "ui/dice/RollSetWords.h"
#include "ui/files/DialogFolder.h"
#include "ui/files/Worker.h"
#include "ui/widgets/MessageBar.h"
#include "ui/words/Names.h"
#include "ui/words/RollSetMark.h"
#include "ui/words/Words.h"

#include <QClipboard>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QRegularExpression>

#include <memory>
#include <string_view>
#include <utility>

namespace ringford::ui {

namespace {

constexpr qsizetype kMostQuoted = 80; // characters of a line that is wrong

QString rollFilters()
{
    return RollFiles::tr("Rolls (*.txt)") + QStringLiteral(";;") + RollFiles::tr("All files (*)");
}

/** As it is saved and sent. What proves nothing has no mark that says it did. */
std::string textOf(const dice::RollHistory::Entry& entry)
{
    return warningOf(entry).isEmpty() ? dice::writeRollSet(entry.set, rollSetMark)
                                      : dice::writeUnmarkedRollSet(entry.set);
}

QString fileNameFor(const dice::RollSet& set)
{
    static const QRegularExpression kNotInNames(QStringLiteral(R"([\\/:*?"<>|\x00-\x1f\x7f])"));
    constexpr int kMostInNames = 60;
    const QString name =
        words::fromUtf8(set.name).replace(kNotInNames, QStringLiteral("-")).left(kMostInNames).trimmed();
    return name + QStringLiteral(".txt");
}

/** Line number @p number of @p text, from 1, shortened. */
QString quoted(std::string_view text, int number)
{
    for (int line = 1; line < number; ++line) {
        const std::size_t end = text.find('\n');
        text = end == std::string_view::npos ? std::string_view() : text.substr(end + 1);
    }
    return words::elided(text.substr(0, text.find_first_of("\r\n")), kMostQuoted);
}

/** A line without the signs by which answers to letters quote them; no line of a set begins so. */
QStringView unquoted(QStringView line)
{
    while (line.startsWith(u'>')) {
        line = line.mid(1);
        if (line.startsWith(u' '))
            line = line.mid(1);
    }
    return line;
}

/** From the set's first line to its mark, or to the end where there is none; empty without a first line. */
std::string setIn(const QString& text)
{
    const QLatin1StringView first(dice::kRollSetFirst.data(), static_cast<qsizetype>(dice::kRollSetFirst.size()));
    std::string set;
    for (const QStringView written : QStringView(text).tokenize(u'\n')) { // lines may be many: no list of them
        if (set.empty() && !written.contains(first))
            continue;
        const QStringView line = unquoted(written);
        const std::string plain = line.trimmed().toUtf8().toStdString(); // blanks come to lines in letters
        if (set.empty() && plain != dice::kRollSetFirst)
            continue;
        const bool isLast = plain.starts_with(dice::kRollSetCheck);
        set += set.empty() || isLast ? plain : line.toUtf8().toStdString();
        set += '\n';
        if (isLast)
            break;
    }
    return set;
}

} // namespace

RollFiles::RollFiles(QWidget& window, DiceSession& session, MessageBar& messages)
    : QObject(&window), m_window(window), m_session(session), m_messages(messages), m_worker(new Worker(this))
{
}

bool RollFiles::isBusy() const
{
    return m_worker->isBusy();
}

void RollFiles::askAndSave()
{
    if (!m_session.viewed())
        return;
    auto* const dialog = new QFileDialog(&m_window, tr("Save the Roll"), dialogFolder(m_folder), rollFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("txt"));
    dialog->setObjectName(QStringLiteral("saveRoll"));
    offerName(*dialog, fileNameFor(m_session.viewed()->set));
    connect(dialog, &QFileDialog::fileSelected, this, &RollFiles::save);
    dialog->open();
}

void RollFiles::askAndOpen()
{
    auto* const dialog = new QFileDialog(&m_window, tr("Open a Roll"), dialogFolder(m_folder), rollFilters());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    dialog->setObjectName(QStringLiteral("openRoll"));
    connect(dialog, &QFileDialog::fileSelected, this, &RollFiles::open);
    dialog->open();
}

void RollFiles::save(const QString& file)
{
    if (isBusy() || !m_session.viewed())
        return;
    m_folder = QFileInfo(file).absolutePath();
    m_messages.dismiss();
    const QString why = warningOf(*m_session.viewed()); // there is no mark
    auto text = std::make_shared<const std::string>(textOf(*m_session.viewed()));
    m_worker->start([this, file, text, why](const std::stop_token&) -> Worker::Finish {
        const auto failure = writeFile(file.toStdString(), *text);
        return [this, file, failure, why] {
            if (failure)
                complain(tr("Nothing was saved. %1").arg(words::asSentence(*failure)));
            else if (!why.isEmpty())
                m_messages.show({Message::Kind::Note,
                                 tr("%1 was saved without a mark. %2 Ringford does not open such a file again: nothing "
                                    "proves what was rolled.")
                                     .arg(QFileInfo(file).fileName(), why),
                                 {}});
            else
                m_messages.show({Message::Kind::Note, tr("%1 was saved.").arg(QFileInfo(file).fileName()), {}});
        };
    });
}

void RollFiles::open(const QString& file)
{
    if (isBusy())
        return;
    m_folder = QFileInfo(file).absolutePath();
    m_messages.dismiss();
    m_worker->start([this, file](const std::stop_token&) -> Worker::Finish {
        const auto bytes = readFile(file.toStdString());
        if (!bytes)
            return [this, trouble = bytes.error()] { complain(words::asSentence(trouble)); };
        auto reading = std::make_shared<dice::RollSetReading>(dice::readRollSet(*bytes, rollSetMark));
        const QString line = quoted(*bytes, reading->line);
        return [this, file, reading, line] { take(QFileInfo(file).fileName(), *reading, line); };
    });
}

bool RollFiles::holdsSet(const QString& text)
{
    return !setIn(text).empty();
}

void RollFiles::paste(const QString& text)
{
    const std::string set = setIn(text);
    dice::RollSetReading reading = dice::readRollSet(set, rollSetMark);
    m_messages.dismiss();
    //: of a roll by its name
    const QString name =
        reading.set ? tr("“%1”").arg(words::asName(words::elided(reading.set->name, kMostQuoted))) : QString();
    take(name.isEmpty() ? tr("This roll") : name, reading, quoted(set, reading.line));
}

void RollFiles::take(const QString& what, dice::RollSetReading& reading, const QString& line)
{
    using Finding = dice::RollSetReading::Finding;
    if (reading.finding == Finding::Damaged) {
        const QString place = tr("%1 is damaged in line %2: %3")
                                  .arg(what, QString::number(reading.line), words::translated(reading.reason));
        complain(line.isEmpty() ? tr("%1. Nothing was opened.").arg(place)
                                //: %1 says what is wrong, %2 is the line of the file where it is
                                : tr("%1. The file says “%2”. Nothing was opened.").arg(place, line));
        return;
    }
    const bool isTampered = reading.finding == Finding::Tampered;
    if (isTampered)
        complain(reading.set ? tr("%1 was edited by hand after it was saved.").arg(what)
                             : tr("%1 was edited by hand after it was saved, and cannot be read any more.").arg(what));
    else
        m_messages.show(
            {Message::Kind::Note, tr("The mark of %1 is right: it is untouched since it was saved.").arg(what), {}});
    if (reading.set)
        m_session.add(*std::exchange(reading.set, std::nullopt), isTampered);
}

void RollFiles::copy()
{
    if (m_session.viewed())
        QGuiApplication::clipboard()->setText(words::fromUtf8(textOf(*m_session.viewed())));
}

void RollFiles::complain(const QString& text)
{
    m_messages.show({Message::Kind::Trouble, text, {}});
}

} // namespace ringford::ui
