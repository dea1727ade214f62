// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/paint/PdfDevice.h"

#include "ui/paint/PdfForms.h"

#include <algorithm>
#include <cmath>

namespace ringford::ui {

namespace {

const QByteArray kEndOfObject("\nendobj\n");
const QByteArray kBox("/MediaBox [0 0 ");
const QByteArray kPicture("<<\n/Type /XObject\n/Subtype /Image\n");
const QByteArray kCatalog("<<\n/Type /Catalog\n");
const QByteArray kCreator("\n/Creator ");

/** A number as Qt wrote it, with the same number of letters; Qt's own where the two are not nearly the same. */
QByteArray exactly(double points, const QByteArray& written)
{
    const qsizetype decimals = written.size() - 1 - QByteArray::number(static_cast<qlonglong>(points)).size();
    const QByteArray exact = QByteArray::number(points, 'f', static_cast<int>(std::max<qsizetype>(decimals, 0)));
    const bool isSame = std::abs(written.toDouble() - points) < 1 && exact.size() == written.size();
    return isSame ? exact : written;
}

/** A text as PDF files have it, whatever its letters are. */
QByteArray pdfText(const QString& text)
{
    QByteArray digits("FEFF");
    for (const QChar letter : text)
        digits += QByteArray::number(letter.unicode(), 16).rightJustified(4, '0');
    return '<' + digits + '>';
}

} // namespace

PdfDevice::PdfDevice(QIODevice& to, PdfForms& forms, const PdfAbout& about) : m_to(to), m_forms(forms), m_about(about)
{
    open(QIODevice::WriteOnly | QIODevice::Unbuffered);
}

qint64 PdfDevice::writeData(const char* data, qint64 size)
{
    m_waiting.append(data, size);
    qsizetype done = 0;
    for (qsizetype end = m_waiting.indexOf(kEndOfObject, m_scanned); end >= 0;
         end = m_waiting.indexOf(kEndOfObject, done)) {
        end += kEndOfObject.size();
        take(m_waiting.mid(done, end - done));
        m_read += end - done;
        done = end;
    }
    m_waiting.remove(0, done);
    m_scanned = std::max<qsizetype>(0, m_waiting.size() - kEndOfObject.size());
    return size;
}

/** Hands an object on as it is to be. What is looked for are Qt's own words: no stream of bytes has them by chance. */
void PdfDevice::take(QByteArray object)
{
    if (object.contains(kBox))
        replaceBox(object);
    if (object.contains(kPicture))
        replacePicture(object);
    if (const qsizetype at = object.indexOf(kCatalog); at >= 0 && !m_about.language.isEmpty())
        insert(object, at + kCatalog.size(), "/Lang (" + m_about.language.toLatin1() + ")\n");
    if (const qsizetype at = object.indexOf(kCreator); at >= 0 && !m_about.author.isEmpty())
        insert(object, at, "\n/Author " + pdfText(m_about.author));
    handOn(object);
}

void PdfDevice::insert(QByteArray& object, qsizetype at, const QByteArray& words)
{
    object.insert(at, words);
    noteMoved(at, words.size());
}

void PdfDevice::replacePicture(QByteArray& object)
{
    const QByteArray kEnd("\nendstream\n");
    const qsizetype from = object.indexOf(kPicture);
    const qsizetype end = object.indexOf(kEnd, from);
    const QByteArray form = end < 0 ? QByteArray() : m_forms.takeNext();
    if (form.isEmpty())
        return;
    const qsizetype length = end + kEnd.size() - from;
    object.replace(from, length, form);
    noteMoved(from, form.size() - length);
}

void PdfDevice::replaceBox(QByteArray& object)
{
    const qsizetype from = object.indexOf(kBox) + kBox.size();
    const qsizetype end = object.indexOf(']', from);
    if (end < 0 || m_next == sizes.size())
        return;
    const QList<QByteArray> numbers = object.mid(from, end - from).split(' ');
    const QSizeF size = sizes[m_next++];
    if (numbers.size() == 2)
        object.replace(from, end - from, exactly(size.width(), numbers[0]) + ' ' + exactly(size.height(), numbers[1]));
}

/** What lies behind a place of the object that is looked at lies so much further. */
void PdfDevice::noteMoved(qsizetype at, qsizetype by)
{
    m_moves.emplace_back(m_read + at, (m_moves.empty() ? 0 : m_moves.back().second) + by);
}

qlonglong PdfDevice::moved(qlonglong place) const
{
    const auto after = std::ranges::lower_bound(m_moves, place, {}, &std::pair<qlonglong, qlonglong>::first);
    return after == m_moves.begin() ? place : place + std::prev(after)->second;
}

/** The table of where objects are: a line of twenty letters each; and behind it, where it begins itself. */
QByteArray PdfDevice::movedTable(QByteArray table) const
{
    constexpr qsizetype kLine = 20;
    constexpr qsizetype kDigits = 10;
    const QByteArray kStart("startxref\n");
    const qsizetype first = table.indexOf('\n', table.indexOf('\n') + 1) + 1;
    const qsizetype trailer = table.indexOf("trailer");
    for (qsizetype at = first; at + kLine <= trailer; at += kLine) {
        if (table[at + kLine - 3] == 'n')
            table.replace(at, kDigits,
                          QByteArray::number(moved(table.mid(at, kDigits).toLongLong())).rightJustified(kDigits, '0'));
    }
    if (const qsizetype start = table.indexOf(kStart, std::max<qsizetype>(trailer, 0)); start >= 0) {
        const qsizetype from = start + kStart.size();
        const qsizetype end = table.indexOf('\n', from);
        table.replace(from, end - from, QByteArray::number(moved(table.mid(from, end - from).toLongLong())));
    }
    return table;
}

bool PdfDevice::finish()
{
    handOn(m_waiting.startsWith("xref\n") ? movedTable(m_waiting) : m_waiting);
    m_waiting.clear();
    return !m_failed;
}

void PdfDevice::handOn(const QByteArray& bytes)
{
    // A disk that is full takes a part first, and only then says why it takes no more.
    for (qsizetype done = 0; !m_failed && done < bytes.size();) {
        const qint64 taken = m_to.write(bytes.constData() + done, bytes.size() - done);
        m_failed = taken <= 0;
        done += taken;
    }
}

} // namespace ringford::ui
