// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/tournament/TournamentModel.h"

#include "ui/words/Words.h"

#include <QCryptographicHash>

#include <utility>

namespace ringford::ui {

TournamentModel::TournamentModel(QObject* parent) : QObject(parent)
{
    connect(&m_worker, &Worker::busyChanged, this, &TournamentModel::stateChanged);
}

QString TournamentModel::file() const
{
    return words::fromUtf8(m_file->name());
}

void TournamentModel::begin(const QString& file)
{
    writeNew(LedgerFile(file.toStdString()), true);
}

void TournamentModel::writeTo(const QString& file)
{
    LedgerFile other(file.toStdString());
    other.ledger() = ledger();
    writeNew(std::move(other), false);
}

/** Only what is written takes the place of what is open. */
void TournamentModel::writeNew(LedgerFile file, bool isOther)
{
    if (isBusy())
        return;
    const auto shared = std::make_shared<LedgerFile>(std::move(file));
    m_worker.start([this, shared, isOther](const std::stop_token&) -> Worker::Finish {
        const auto trouble = shared->save();
        return [this, shared, isOther, trouble] {
            if (trouble) {
                emit notWritten(words::asSentence(*trouble));
                return;
            }
            if (isOther) {
                take(std::move(*shared));
            } else {
                m_file = std::move(*shared);
                m_isUnsaved = false;
            }
            emit stateChanged();
            emit written();
        };
    });
}

void TournamentModel::take(LedgerFile file)
{
    m_file = std::move(file);
    m_undone.clear();
    m_isUnsaved = false;
    emit replaced();
}

void TournamentModel::open(const QString& file)
{
    if (isBusy())
        return;
    m_isReading = true;
    m_isCancelled = false;
    m_worker.start([this, name = file.toStdString()](const std::stop_token&) -> Worker::Finish {
        const auto read = std::make_shared<Result<LedgerFile, LedgerTrouble>>(LedgerFile::open(name));
        return [this, read] {
            m_isReading = false;
            if (m_isCancelled)
                return;
            if (*read)
                take(*std::move(*read));
            else
                emit notOpened(std::make_shared<LedgerTrouble>(read->error()));
        };
    });
}

QByteArray TournamentModel::fileMark() const
{
    const std::string bytes = m_file->bytes().value_or(std::string());
    return QCryptographicHash::hash(QByteArrayView(bytes), QCryptographicHash::Sha256).toHex();
}

void TournamentModel::resume(const Ledger& unwritten)
{
    if (!isOpen() || isBusy())
        return;
    m_file->ledger() = unwritten;
    m_undone.clear();
    m_isUnsaved = true;
    emit replaced();
    write();
}

void TournamentModel::cancelReading()
{
    m_isCancelled = true;
}

/** What another program has written is not to be lost, nor anything to be entered that cannot be written. */
bool TournamentModel::isFoundChanged()
{
    if (!m_file->isChangedOnDisk())
        return false;
    emit wasFoundChanged();
    return true;
}

bool TournamentModel::add(const LedgerRow& row)
{
    if (!isOpen() || isBusy() || isFoundChanged() || m_file->ledger().add(row))
        return false;
    m_undone.clear();
    keepChange();
    return true;
}

void TournamentModel::undo()
{
    if (!canUndo() || isFoundChanged())
        return;
    m_undone.push_back(ledger().row(ledger().entries().size() - 1));
    m_file->ledger().undo();
    keepChange();
}

void TournamentModel::redo()
{
    if (!canRedo() || isFoundChanged())
        return;
    if (m_file->ledger().add(m_undone.back()))
        return;
    m_undone.pop_back();
    keepChange();
}

void TournamentModel::keepChange()
{
    m_isUnsaved = true;
    emit changed();
    write();
}

void TournamentModel::write()
{
    if (!isOpen() || isBusy())
        return;
    m_worker.start([this](const std::stop_token&) -> Worker::Finish {
        const auto trouble = m_file->save();
        return [this, trouble] { finishWriting(trouble); };
    });
}

void TournamentModel::finishWriting(const std::optional<Text>& trouble)
{
    m_isUnsaved = trouble.has_value();
    emit stateChanged();
    if (!trouble)
        emit written();
    else if (m_file->isChangedOnDisk())
        emit wasFoundChanged();
    else
        emit notWritten(words::asSentence(*trouble));
}

} // namespace ringford::ui
