// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/DiagramDialog.h"

#include "ui/dialogs/DiagramForm.h"
#include "ui/dialogs/PagePreview.h"
#include "ui/paint/Export.h"
#include "ui/print/MissingSigns.h"

#include <QBoxLayout>
#include <QBuffer>
#include <QMimeData>

namespace ringford::ui {

DiagramDialog::DiagramDialog(const DiagramSpec& diagram, QSettings& store, const QString& group, bool hasScreenStyle,
                             QWidget* parent)
    : DiagramDialog(new PagePreview, diagram, store, group, hasScreenStyle, parent)
{
}

DiagramDialog::DiagramDialog(PagePreview* preview, const DiagramSpec& diagram, QSettings& store, const QString& group,
                             bool hasScreenStyle, QWidget* parent)
    : PaperDialog(store, group, preview, parent), m_form(new DiagramForm(diagram, hasScreenStyle)), m_preview(preview)
{
    m_form->addAuthor(store);
    fields().addWidget(m_form);
    connect(m_form, &DiagramForm::changed, this, &DiagramDialog::refresh);
    m_preview->setDragged([this] { return pictureData(m_form->chosen(), 300); });
}

DiagramDialog::~DiagramDialog() = default;

void DiagramDialog::rememberChoices()
{
    m_form->remember(store());
}

void DiagramDialog::recallChoices()
{
    m_form->recall(store());
}

void DiagramDialog::refresh()
{
    QString wrong = m_form->trouble();
    if (wrong.isEmpty()) {
        m_preview->show(m_form->chosen(), page());
        wrong = trouble(*m_preview->block());
    } else {
        m_preview->clear();
    }
    offer(wrong.isEmpty());
    if (!wrong.isEmpty()) {
        say(wrong);
        return;
    }
    const DiagramBlock& shown = *m_preview->block();
    QStringList told{onCells(shown), shown.spec().style ? note(shown) : QString(), MissingSigns::on(shown).note()};
    told.removeAll(QString());
    say(told.join(u' '));
}

QString DiagramDialog::onCells(const DiagramBlock& shown)
{
    const DiagramSpec& diagram = shown.spec();
    if (!diagram.style) // as on the screen
        return {};
    const double cell = shown.cellSize();
    const double least = leastCell(diagram.game->description(), *diagram.style);
    return cell < least - 0.005
               ? tr("Cells of %1 are hard to read on paper; they need %2.").arg(inMm(cell), inMm(least))
               : tr("Cells of %1.").arg(inMm(cell));
}

std::unique_ptr<QMimeData> pictureData(const DiagramSpec& diagram, double dpi)
{
    auto data = std::make_unique<QMimeData>();
    data->setData(QStringLiteral("image/svg+xml"), pictureFile(diagram, PictureFormat::Svg, dpi));
    const QImage dots = pictureDots(diagram, dpi);
    if (dots.isNull())
        return data;
    QByteArray png;
    QBuffer buffer(&png);
    buffer.open(QIODevice::WriteOnly);
    dots.save(&buffer, "PNG");
    data->setData(QStringLiteral("image/png"), png);
    data->setImageData(dots);
    return data;
}

} // namespace ringford::ui
