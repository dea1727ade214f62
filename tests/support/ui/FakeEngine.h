// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/ChessProgram.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

namespace ringford::test {

/** Shell scripts that pass for chess programs, in a folder whose name has a blank. */
class FakeEngines {
public:
    QString path(const QString& name) const { return m_folder.filePath(name); }

    /** A program that runs @p script; its file has the same name, as far as files may have it. */
    ui::ChessProgram script(const QString& name, const QByteArray& script, EngineKind kind = EngineKind::Uci) const
    {
        QFile file(path(QString(name).replace(u'/', u'-')));
        const bool isWritten = file.open(QIODevice::WriteOnly) && file.write("#!/bin/sh\n" + script + '\n') > 0 &&
                               file.setPermissions(QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        if (!isWritten)
            qFatal("%s: %s", qPrintable(file.fileName()), qPrintable(file.errorString()));
        ui::ChessProgram program;
        program.name = name;
        program.file = file.fileName();
        program.kind = kind;
        return program;
    }
    /** One that speaks UCI and does @p atGo when it is to move; it writes what it is told to the file "log". */
    ui::ChessProgram uci(const QString& name, const QByteArray& atGo, const QByteArray& atStop = "true") const
    {
        return script(name, "echo $$ > '" + path("pid").toUtf8() + "'\nwhile read -r line; do echo \"$line\" >> '" +
                                path("log").toUtf8() +
                                "'; case $line in uci) echo id name A fake 2; echo 'option name UCI_Elo type spin "
                                "default 1400 min 1300 max 2800'; echo uciok;; isready) echo readyok;; go*) " +
                                atGo + ";; stop) " + atStop + ";; quit) exit;; esac; done");
    }
    /** For uci(): ends when it is first to move, and answers @p move when it is started again. */
    QByteArray dyingOnce(const QByteArray& move) const
    {
        const QByteArray died = '\'' + path("died").toUtf8() + '\'';
        return "[ -e " + died + " ] || { touch " + died + "; exit; }; echo bestmove " + move;
    }
    /** One that speaks xboard's protocol. */
    ui::ChessProgram xboard(const QString& name, const QByteArray& atGo) const
    {
        return script(
            name,
            "while read -r line; do case $line in protover*) echo 'feature myname=\"B fake\" ping=1 setboard=1 "
            "done=1';; ping*) echo pong ${line#ping };; go) " +
                atGo + ";; uci) echo 'Error (unknown command): uci';; quit) exit;; esac; done",
            EngineKind::Xboard);
    }
    /** Lines that it was told. */
    QStringList log() const
    {
        QFile file(path("log"));
        return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()).trimmed().split('\n') : QStringList();
    }

private:
    QTemporaryDir m_folder{QDir::tempPath() + "/chess programs XXXXXX"};
};

} // namespace ringford::test
