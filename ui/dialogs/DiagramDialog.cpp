// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/DiagramDialog.h"

#include "engine/text/Files.h"
#include "ui/Words.h"
#include "ui/dialogs/DiagramForm.h"
#include "ui/dialogs/PagePreview.h"
#include "ui/files/Worker.h"
#include "ui/paint/PieceArt.h"

#include <QBoxLayout>
#include <QBuffer>
#include <QDialogButtonBox>
#include <QDir>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QMimeData>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QTimer>

namespace ringford::ui {

namespace {

constexpr int kShowsProgressAfter = 400; // ms
constexpr const char* kFolder = "folder";

QString usualFolder()
{
    const QString pictures = QStandardPaths::writableLocation(QStandardPaths::PicturesLocation);
    return QFileInfo(pictures).isDir() ? pictures : QDir::homePath();
}

} // namespace

DiagramDialog::DiagramDialog(const DiagramSpec& diagram, QSettings& store, const QString& group, bool hasScreenStyle,
                             QWidget* parent)
    : QDialog(parent), m_store(store), m_group(group), m_form(new DiagramForm(diagram, hasScreenStyle)),
      m_preview(new PagePreview(this)), m_worker(new Worker(this))
{
    setObjectName(group);
    auto* const content = new QWidget(this);
    m_fields = new QVBoxLayout(content);
    m_fields->addWidget(m_form);
    auto* const scroll = new QScrollArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidget(content);
    auto* const sides = new QHBoxLayout;
    sides->addWidget(scroll);
    sides->addWidget(m_preview, 1);
    auto* const all = new QVBoxLayout(this);
    all->addLayout(sides, 1);
    makeBelow();
    connect(m_form, &DiagramForm::changed, this, &DiagramDialog::refresh);
    connect(m_worker, &Worker::busyChanged, this, &DiagramDialog::setBusy);
    m_preview->setDragged([this] { return pictureData(m_form->chosen(), 300); });
}

DiagramDialog::~DiagramDialog() = default;

void DiagramDialog::makeBelow()
{
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    m_message->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_progress = new QProgressBar(this);
    m_progress->setAccessibleName(tr("Writing the file"));
    m_progress->setRange(0, 0);
    m_progress->hide();
    m_cancel = new QPushButton(tr("&Cancel"), this);
    m_cancel->setObjectName(QStringLiteral("stop"));
    m_cancel->hide();
    connect(m_cancel, &QPushButton::clicked, m_worker, &Worker::stop);
    auto* const busy = new QHBoxLayout;
    busy->addWidget(m_progress, 1);
    busy->addWidget(m_cancel);
    m_buttons = new QDialogButtonBox(QDialogButtonBox::Close, this);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const all = static_cast<QBoxLayout*>(layout());
    all->addWidget(m_message);
    all->addLayout(busy);
    all->addWidget(m_buttons);
}

QPushButton* DiagramDialog::addButton(const QString& text, const QString& name)
{
    QPushButton* const button = m_buttons->addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(name);
    if (m_doers.empty())
        button->setDefault(true);
    m_doers.push_back(button);
    return button;
}

void DiagramDialog::begin()
{
    m_store.beginGroup(m_group);
    recallChoices();
    m_store.endGroup();
    refresh();
    resize(860, 640);
}

void DiagramDialog::rememberChoices()
{
    m_form->remember(m_store);
}

void DiagramDialog::recallChoices()
{
    m_form->recall(m_store);
}

void DiagramDialog::refresh()
{
    QString wrong = m_form->trouble();
    const DiagramSpec diagram = m_form->chosen();
    if (wrong.isEmpty()) {
        m_preview->show(diagram, page());
        wrong = trouble(diagram);
    } else {
        m_preview->clear();
    }
    for (QPushButton* const doer : m_doers)
        doer->setEnabled(wrong.isEmpty() && !m_worker->isBusy());
    if (!wrong.isEmpty() || !diagram.style) {
        say(wrong);
        return;
    }
    PieceArt art;
    const double cell = DiagramBlock(diagram, art).cellSize();
    const double least = leastCell(diagram.game->description(), *diagram.style);
    say(cell < least - 0.005 ? tr("Cells of %1 are hard to read on paper; they need %2.").arg(inMm(cell), inMm(least))
                             : tr("Cells of %1.").arg(inMm(cell)));
}

void DiagramDialog::say(const QString& text)
{
    m_message->setText(text);
    m_message->setAccessibleName(text);
}

void DiagramDialog::askAndWrite(const QString& name, const QStringList& endings)
{
    QStringList filters;
    for (const QString& ending : endings)
        filters << tr("%1 (*.%2)", "kind of file").arg(ending.toUpper(), ending);
    const QString folder = m_store.value(m_group + u'/' + QLatin1String(kFolder)).toString();
    auto* const dialog =
        new QFileDialog(this, windowTitle(), QFileInfo(folder).isDir() ? folder : usualFolder(), filters.join(";;"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("pictureFile"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(endings.front());
    dialog->selectFile(name + u'.' + endings.front());
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &DiagramDialog::write);
    dialog->open();
}

void DiagramDialog::write(const QString& file)
{
    if (m_worker->isBusy())
        return;
    m_store.beginGroup(m_group);
    rememberChoices();
    m_store.setValue(QLatin1String(kFolder), QFileInfo(file).absolutePath());
    m_store.endGroup();
    const QString shown = QDir::toNativeSeparators(file);
    m_worker->start([this, file, shown,
                     make = maker(m_form->chosen(), file)](const std::stop_token& stop) -> Worker::Finish {
        const QByteArray bytes = make(stop);
        if (stop.stop_requested())
            return [this, shown] { say(tr("%1 was not written.").arg(shown)); };
        if (bytes.isEmpty())
            return [this, shown] { say(tr("%1 was not written: the picture is too large.").arg(shown)); };
        const auto failure = writeFile(file.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
        return [this, shown, failure] { say(failure ? words::worded(*failure) : tr("%1 was written.").arg(shown)); };
    });
}

void DiagramDialog::setBusy(bool isBusy)
{
    for (QPushButton* const doer : m_doers)
        doer->setEnabled(!isBusy);
    if (!isBusy) {
        m_progress->hide();
        m_cancel->hide();
        return;
    }
    QTimer::singleShot(kShowsProgressAfter, this, [this] {
        m_progress->setVisible(m_worker->isBusy());
        m_cancel->setVisible(m_worker->isBusy());
    });
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
