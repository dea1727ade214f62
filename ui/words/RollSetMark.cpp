// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/RollSetMark.h"

#include "engine/dice/RollSet.h"

#include <QByteArray>
#include <QCryptographicHash>
#include <QMessageAuthenticationCode>

namespace ringford::ui {

std::string rollSetMark(std::string_view bytes)
{
    const QByteArray key(dice::kRollSetKey.data(), static_cast<qsizetype>(dice::kRollSetKey.size()));
    const auto message = QByteArray::fromRawData(bytes.data(), static_cast<qsizetype>(bytes.size()));
    return QMessageAuthenticationCode::hash(message, key, QCryptographicHash::Sha256).toHex().toStdString();
}

} // namespace ringford::ui
