// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/PaperDialog.h"

#include "engine/text/Files.h"
#include "ui/files/DialogFolder.h"
#include "ui/files/Worker.h"
#include "ui/paint/PaperStyle.h"
#include "ui/print/PaperNames.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/CopiedWords.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDir>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPageSize>
#include <QPrintDialog>
#include <QPrinter>
#include <QPrinterInfo>
#include <QProgressBar>
#include <QPushButton>
#include <QScrollArea>
#include <QSettings>
#include <QStandardPaths>
#include <QTemporaryDir>
#include <QTimer>

namespace ringford::ui {

namespace {

constexpr int kShowsProgressAfter = 400; // ms
constexpr const char* kFolder = "folder";

} // namespace

PaperDialog::PaperDialog(QSettings& store, const QString& group, QWidget* preview, QWidget* parent)
    : QDialog(parent), m_store(store), m_group(group), m_worker(new Worker(this))
{
    setObjectName(group);
    auto* const content = new QWidget(this);
    m_fields = new QVBoxLayout(content);
    auto* const sides = new QHBoxLayout;
    sides->addWidget(scrolled(content, this));
    sides->addWidget(preview, 1);
    auto* const all = new QVBoxLayout(this);
    all->addLayout(sides, 1);
    makeBelow();
    connect(m_worker, &Worker::busyChanged, this, &PaperDialog::setBusy);
}

PaperDialog::~PaperDialog() = default;

void PaperDialog::makeBelow()
{
    m_message = new QLabel(this);
    m_message->setObjectName(QStringLiteral("message"));
    m_message->setWordWrap(true);
    m_message->setTextFormat(Qt::PlainText);
    letCopy(*m_message, tr("What is to be said of the pages, and what became of them. It can be selected and copied."));
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
    m_buttons = new QDialogButtonBox(this);
    connect(m_buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const all = static_cast<QBoxLayout*>(layout());
    all->addWidget(m_message);
    all->addLayout(busy);
    m_buttonsAbove = new QHBoxLayout;
    m_buttonsAbove->addStretch();
    all->addLayout(m_buttonsAbove);
    all->addWidget(m_buttons);
}

QPushButton* PaperDialog::addButton(const QString& text, const QString& name)
{
    QPushButton* const button = m_buttons->addButton(text, QDialogButtonBox::ActionRole);
    button->setObjectName(name);
    if (m_doers.empty())
        button->setDefault(true);
    offerWhenRight(button);
    return button;
}

QPushButton* PaperDialog::addButtonAbove(const QString& text, const QString& name)
{
    auto* const button = new QPushButton(text, this);
    button->setAutoDefault(false);
    button->setObjectName(name);
    // Where it is seen: behind the preview, which was made before the fields.
    QWidget* const before = m_buttonsAbove->itemAt(m_buttonsAbove->count() - 1)->widget();
    setTabOrder(before ? before : m_cancel, button);
    m_buttonsAbove->addWidget(button);
    return button;
}

void PaperDialog::begin()
{
    m_store.beginGroup(m_group);
    recallChoices();
    m_store.endGroup();
    refresh();
    placeMessage();
    // Last: Qt 6.4 lets Tab go round among the buttons alone where one is added behind a Close that is there already.
    m_buttons->addButton(QDialogButtonBox::Close);
    resizeWithinScreen(*this, {900, 640});
}

/** For Tab between the fields and the buttons, where it is seen: it was made before the fields. */
void PaperDialog::placeMessage()
{
    if (m_doers.empty())
        return;
    QWidget* const behind = m_buttonsAbove->count() > 1 ? m_buttonsAbove->itemAt(1)->widget() : m_doers.front();
    QWidget* before = behind->previousInFocusChain();
    while (before->focusPolicy() == Qt::NoFocus && before != behind)
        before = before->previousInFocusChain();
    m_message->setFocusPolicy(Qt::StrongFocus); // Qt orders nothing else, and it may be empty now
    setTabOrder(before, m_message);
    setCopiedWords(*m_message, m_message->text());
}

void PaperDialog::offer(bool isRight)
{
    m_isRight = isRight;
    for (QPushButton* const doer : m_doers)
        doer->setEnabled(isRight && !m_worker->isBusy());
}

/** While a file is written, closing is what Cancel is: what becomes of the file is said first. */
void PaperDialog::done(int result)
{
    if (result == Rejected && m_worker->isBusy()) {
        m_worker->stop();
        return;
    }
    keepChoices();
    QDialog::done(result);
}

void PaperDialog::keepChoices()
{
    m_store.beginGroup(m_group);
    rememberChoices();
    m_store.endGroup();
}

void PaperDialog::say(const QString& text)
{
    setCopiedWords(*m_message, text);
    m_message->setAccessibleName(text);
}

void PaperDialog::answer(const QString& text)
{
    say(text);
    Announcer::of(*this).sayWhileActive(text);
}

QString PaperDialog::reported() const
{
    return m_message->text();
}

void PaperDialog::askAndWrite(const QString& name, const QStringList& endings, const QString& title)
{
    QStringList filters;
    for (const QString& ending : endings)
        filters << (ending == QLatin1String("ringford")
                        ? tr("Games (*.ringford)")
                        : tr("%1 (*.%2)", "kind of file").arg(ending.toUpper(), ending));
    const QString folder = m_store.value(m_group + u'/' + QLatin1String(kFolder)).toString();
    auto* const dialog = new QFileDialog(this, title.isEmpty() ? windowTitle() : title,
                                         dialogFolder(folder, QStandardPaths::PicturesLocation), filters.join(";;"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setObjectName(QStringLiteral("pictureFile"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(endings.front());
    offerName(*dialog, name + u'.' + endings.front());
    connect(dialog, &QFileDialog::filterSelected, dialog, [dialog](const QString& filter) {
        dialog->setDefaultSuffix(filter.section(QStringLiteral("*."), 1).chopped(1));
    });
    connect(dialog, &QFileDialog::fileSelected, this, &PaperDialog::write);
    dialog->open();
}

void PaperDialog::write(const QString& file)
{
    if (m_worker->isBusy() || !m_isRight) // what is wrong is said already
        return;
    keepChoices();
    m_store.setValue(m_group + u'/' + QLatin1String(kFolder), QFileInfo(file).absolutePath());
    const QString shown = QDir::toNativeSeparators(file);
    m_worker->start([this, file, shown, make = maker(file)](const std::stop_token& stop) -> Worker::Finish {
        const QByteArray bytes = make(stop);
        if (stop.stop_requested())
            return [this, shown] { answer(tr("%1 was not written.").arg(shown)); };
        if (bytes.isEmpty())
            return [this, shown] { answer(tr("%1 was not written: it would be too large.").arg(shown)); };
        const auto failure = writeFile(file.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
        return [this, shown, failure] {
            answer(failure ? words::asSentence(*failure) : tr("%1 was written.").arg(shown));
            if (!failure)
                emit made();
        };
    });
}

void PaperDialog::setBusy(bool isBusy)
{
    QWidget* const pressed = focusWidget();
    offer(m_isRight); // which the choices may have become, or not, meanwhile
    // Qt gives the focus of a button that is switched off to the next one: Enter would close the dialog.
    if (QWidget* const next = focusWidget(); isBusy && pressed && next != pressed)
        connect(
            m_worker, &Worker::busyChanged, pressed,
            [this, pressed, next] {
                if (focusWidget() == next)
                    pressed->setFocus();
            },
            Qt::SingleShotConnection);
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

void PaperDialog::askAndPrint(std::unique_ptr<QPrinter> printer, const std::function<bool(QPrinter&)>& print)
{
    if (QPrinterInfo::availablePrinterNames().isEmpty()) {
        answer(tr("There is no printer on this computer. The pages can be saved as a PDF and printed elsewhere."));
        return;
    }
    m_printer = std::move(printer);
    auto* const dialog = new QPrintDialog(m_printer.get(), this);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setOptions(QAbstractPrintDialog::PrintToFile);
    connect(dialog, &QDialog::accepted, this, [this, print] {
        keepChoices();
        if (const auto trouble = printWhole(*m_printer, print)) {
            answer(*trouble);
            return;
        }
        emit made();
        accept();
    });
    dialog->open();
}

std::optional<QString> printWhole(QPrinter& printer, const std::function<bool(QPrinter&)>& print)
{
    const QString file = printer.outputFileName();
    if (file.isEmpty())
        return print(printer)
                   ? std::nullopt
                   : std::optional(
                         PaperDialog::tr("The printer “%1” did not take the pages.").arg(printer.printerName()));
    // Qt would write over the older file, and say nothing of a disk that is full.
    const QTemporaryDir folder;
    QFile pages(folder.filePath(QStringLiteral("pages.pdf")));
    printer.setOutputFileName(pages.fileName());
    const bool isPrinted = folder.isValid() && print(printer);
    printer.setOutputFileName(file);
    const QByteArray bytes = isPrinted && pages.open(QIODevice::ReadOnly) ? pages.readAll() : QByteArray();
    if (!bytes.trimmed().endsWith("%%EOF"))
        //: %1 is a file, %2 a folder
        return PaperDialog::tr("%1 was not written: its pages could not be put together in the folder for temporary "
                               "files, %2. That disk may be full.")
            .arg(QDir::toNativeSeparators(file), QDir::toNativeSeparators(QDir::tempPath()));
    const auto failure = writeFile(file.toStdString(), {bytes.constData(), static_cast<std::size_t>(bytes.size())});
    return failure ? std::optional(words::asSentence(*failure)) : std::nullopt;
}

QComboBox* styleChoice(QWidget* parent)
{
    auto* const styles = new QComboBox(parent);
    styles->setObjectName(QStringLiteral("style"));
    const QStringList titles{PaperDialog::tr("Colour"), PaperDialog::tr("Ink-saving"),
                             PaperDialog::tr("Black and white")};
    for (qsizetype i = 0; i < titles.size(); ++i)
        styles->addItem(titles[i], paperStyleNames()[i]);
    styles->setWhatsThis(PaperDialog::tr("How ink is used. Black and white hatches dark cells and tells the seats by "
                                         "patterns: it survives copiers."));
    return styles;
}

QComboBox* paperChoice(QWidget* parent)
{
    auto* const papers = new QComboBox(parent);
    papers->setObjectName(QStringLiteral("paper"));
    for (const QPageSize::PageSizeId id : offeredPapers())
        papers->addItem(QPageSize::name(id), id);
    const bool isImperial = QLocale().measurementSystem() == QLocale::ImperialUSSystem;
    papers->setCurrentIndex(papers->findData(isImperial ? QPageSize::Letter : QPageSize::A4));
    return papers;
}

void choosePaper(QComboBox& papers, const QString& key)
{
    for (int i = 0; i < papers.count(); ++i) {
        if (QPageSize::key(QPageSize::PageSizeId(papers.itemData(i).toInt())) == key)
            papers.setCurrentIndex(i);
    }
}

QLineEdit* authorField(QSettings& store, QWidget* parent)
{
    constexpr int kLongestAuthor = 300;
    const QString key = QStringLiteral("paper/author");
    auto* const field = new QLineEdit(parent);
    field->setObjectName(QStringLiteral("author"));
    field->setMaxLength(kLongestAuthor);
    field->setText(store.value(key).toString());
    field->setWhatsThis(
        PaperDialog::tr("Who has made it. A PDF tells that among its properties; on the paper it does not stand."));
    QObject::connect(field, &QLineEdit::textChanged, field,
                     [&store, key](const QString& author) { store.setValue(key, author.trimmed()); });
    return field;
}

QPageSize paperOf(const QComboBox& papers)
{
    return QPageSize(static_cast<QPageSize::PageSizeId>(papers.currentData().toInt()));
}

QString paperKey(const QComboBox& papers)
{
    return paperOf(papers).key();
}

} // namespace ringford::ui
