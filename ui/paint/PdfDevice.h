// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QIODevice>
#include <QSizeF>
#include <QString>

#include <utility>
#include <vector>

namespace ringford::ui {

class PdfForms;

/** What a PDF file says of itself. Empty: nothing. */
struct PdfAbout {
    QString title;
    QString author;
    QString language; ///< of its words: `de`
};

/**
 * Hands a PDF file on as Qt writes it, object by object, and changes what Qt does not do: pages are in whole points, a
 * third of a mm, and get their exact sizes here; pictures become forms; author and language are told. So objects move, and
 * the table of where they are is put right at the end. Qt also does not tell of a device that takes nothing more; this one
 * does.
 */
class PdfDevice : public QIODevice {
public:
    /** What it is given outlives it. */
    PdfDevice(QIODevice& to, PdfForms& forms, const PdfAbout& about);

    std::vector<QSizeF> sizes; ///< of pages, in points, in the order in which they are written

    bool isSequential() const override { return true; }
    bool hasFailed() const { return m_failed; }
    /** Hands on what is left; whether all was taken. */
    bool finish();

protected:
    qint64 readData(char*, qint64) override { return -1; }
    qint64 writeData(const char* data, qint64 size) override;

private:
    void take(QByteArray object);
    void insert(QByteArray& object, qsizetype at, const QByteArray& words);
    void replacePicture(QByteArray& object);
    void replaceBox(QByteArray& object);
    void noteMoved(qsizetype at, qsizetype by);
    qlonglong moved(qlonglong place) const;
    QByteArray movedTable(QByteArray table) const;
    void handOn(const QByteArray& bytes);

    QIODevice& m_to;
    PdfForms& m_forms;
    PdfAbout m_about;
    QByteArray m_waiting;    ///< the object that is being written
    qsizetype m_scanned = 0; ///< of it: its end is not before this
    qlonglong m_read = 0;    ///< of the file as Qt writes it, up to what waits
    /** Behind which places of Qt's file objects lie elsewhere, and how much further in all. */
    std::vector<std::pair<qlonglong, qlonglong>> m_moves;
    std::size_t m_next = 0; ///< page
    bool m_failed = false;
};

} // namespace ringford::ui
