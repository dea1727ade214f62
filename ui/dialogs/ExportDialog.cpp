// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ExportDialog.h"

#include "ui/dialogs/DiagramForm.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QClipboard>
#include <QFormLayout>
#include <QGuiApplication>
#include <QMimeData>
#include <QPushButton>
#include <QSettings>
#include <QSpinBox>

namespace ringford::ui {

namespace {
constexpr const char* kDpi = "dpi";
}

ExportDialog::ExportDialog(const DiagramSpec& diagram, QSettings& store, QWidget* parent)
    : DiagramDialog(diagram, store, QStringLiteral("export"), true, parent)
{
    setWindowTitle(tr("Export Picture"));
    m_dpi = new QSpinBox(this);
    m_dpi->setObjectName(QStringLiteral("dpi"));
    m_dpi->setRange(1, 2400);
    m_dpi->setValue(300);
    m_dpi->setWhatsThis(tr("How fine a PNG is, in dots per inch. SVG and PDF hold shapes, which are always fine."));
    auto* const rows = new QFormLayout;
    rows->addRow(tr("&Dots per inch (PNG):"), m_dpi);
    fields().addLayout(rows);
    fields().addStretch();
    connect(m_dpi, &QSpinBox::valueChanged, this, &ExportDialog::refresh);
    connect(addButton(tr("&Export…"), QStringLiteral("doExport")), &QPushButton::clicked, this, [this] {
        askAndWrite(words::translated(form().chosen().game->description().title),
                    {QStringLiteral("svg"), QStringLiteral("pdf"), QStringLiteral("png")});
    });
    connect(addButton(tr("Cop&y"), QStringLiteral("copyPicture")), &QPushButton::clicked, this, [this] {
        QGuiApplication::clipboard()->setMimeData(pictureData(form().chosen(), m_dpi->value()).release());
        answer(tr("The picture was copied."));
    });
    begin();
}

QString ExportDialog::trouble(const DiagramBlock& block) const
{
    const QSize dots = dotsOf(block, m_dpi->value());
    return std::max(dots.width(), dots.height()) > kMostDots
               ? tr("A picture of this size has more than %1 dots a side: choose fewer dots per inch, or "
                    "a smaller size.")
                     .arg(kMostDots)
               : QString();
}

void ExportDialog::rememberChoices()
{
    DiagramDialog::rememberChoices();
    store().setValue(QLatin1String(kDpi), m_dpi->value());
}

void ExportDialog::recallChoices()
{
    DiagramDialog::recallChoices();
    bool isNumber = false;
    const int dpi = store().value(QLatin1String(kDpi)).toInt(&isNumber);
    if (isNumber && dpi >= m_dpi->minimum() && dpi <= m_dpi->maximum())
        m_dpi->setValue(dpi);
}

PaperDialog::Maker ExportDialog::maker(const QString& file) const
{
    const PictureFormat format = pictureFormat(file).value_or(PictureFormat::Svg);
    return [diagram = form().chosen(), format, dpi = m_dpi->value()](const std::stop_token& stop) {
        return pictureFile(diagram, format, dpi, stop);
    };
}

} // namespace ringford::ui
