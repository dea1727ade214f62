// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/ProgramsDialog.h"

#include "engine/text/Characters.h"
#include "ui/computer/ProgramProbe.h"
#include "ui/dialogs/EloField.h"
#include "ui/dialogs/ProgramItems.h"
#include "ui/settings/SettingsStore.h"
#include "ui/widgets/Announcer.h"
#include "ui/widgets/EmptyNote.h"
#include "ui/widgets/SmallScreens.h"
#include "ui/words/Words.h"

#include <QBoxLayout>
#include <QDialogButtonBox>
#include <QDir>
#include <QDoubleSpinBox>
#include <QFileDialog>
#include <QFileInfo>
#include <QFormLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QRegularExpression>
#include <QSignalBlocker>

#include <utility>

namespace ringford::ui {

namespace {

constexpr int kLongestName = 60;
constexpr int kMostNamed = 100;

constexpr int kTypedRole = Qt::UserRole + 1; // of a program in the list: whether somebody has typed its name here

/** A name that tells everywhere, in records as well, how strong the program plays; for 0 without that. */
QString withStrength(QString name, int elo)
{
    static const QRegularExpression told(QStringLiteral(", Elo \\d+( \\(\\d+\\))?$"));
    name.remove(told);
    return elo > 0 ? name + QStringLiteral(", Elo %1").arg(elo) : name;
}

/** Some read large files before they say a word. */
constexpr std::chrono::seconds kPatience{12};

} // namespace

ProgramsDialog::ProgramsDialog(SettingsStore& settings, QWidget* parent)
    : QDialog(parent), m_settings(settings), m_programs(settings.value().programs),
      m_probe(new ProgramProbe(kPatience, this)), m_list(new QListWidget(this)),
      m_add(new QPushButton(tr("&Add"), this)), m_remove(new QPushButton(tr("&Remove"), this)),
      m_test(new QPushButton(tr("&Test"), this)), m_name(new QLineEdit(this)), m_file(new QLabel(this)),
      m_arguments(new QLineEdit(this)), m_elo(new EloField(this)), m_time(new QDoubleSpinBox(this)),
      m_status(new QLabel(this))
{
    setObjectName(QStringLiteral("chessPrograms"));
    setWindowTitle(tr("Chess Programs"));
    auto* const intro = new QLabel(tr("Other programs that play chess here, against you or against each other. They "
                                      "speak UCI or the protocol of xboard."),
                                   this);
    intro->setWordWrap(true);
    auto* const columns = new QHBoxLayout;
    columns->addWidget(makeList(), 2);
    columns->addWidget(makeForm(), 3);
    auto* const buttons = new QDialogButtonBox(QDialogButtonBox::Ok | QDialogButtonBox::Cancel, this);
    m_ok = buttons->button(QDialogButtonBox::Ok);
    connect(buttons, &QDialogButtonBox::accepted, this, &ProgramsDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto* const rows = new QVBoxLayout(this);
    rows->addWidget(intro);
    rows->addLayout(columns, 1);
    rows->addWidget(m_status);
    rows->addWidget(buttons);
    m_status->setObjectName(QStringLiteral("status"));
    m_status->setWordWrap(true);
    m_status->setTextFormat(Qt::PlainText); // programs call themselves what they like
    m_status->setMinimumHeight(2 * fontMetrics().lineSpacing());
    connect(m_probe, &ProgramProbe::found, this, &ProgramsDialog::addFound);
    connect(m_probe, &ProgramProbe::failed, this, &ProgramsDialog::say);
    for (const QString& name : namesOf(m_programs))
        addItem(name);
    m_list->setCurrentRow(m_programs.empty() ? -1 : 0);
    show();
    resizeWithinScreen(*this, sizeHint());
    (m_programs.empty() ? static_cast<QWidget*>(m_add) : m_list)->setFocus();
}

QWidget* ProgramsDialog::makeList()
{
    auto* const left = new QWidget(this);
    auto* const label = new QLabel(tr("&Programs:"), left);
    label->setBuddy(m_list);
    m_list->setObjectName(QStringLiteral("programs"));
    m_list->setAccessibleName(tr("Chess programs"));
    m_list->setWhatsThis(tr("The chess programs that can play here. The same program can stand here several times, to "
                            "play weaker and stronger."));
    new EmptyNote(*m_list, tr("No chess program is here yet."));
    m_add->setObjectName(QStringLiteral("add"));
    m_add->setWhatsThis(tr("Adds a program: one that is installed, or a file that you choose."));
    m_add->setMenu(new QMenu(m_add));
    m_remove->setObjectName(QStringLiteral("remove"));
    m_remove->setWhatsThis(tr("Takes the program off this list. It stays installed."));
    m_add->setAutoDefault(false);
    m_remove->setAutoDefault(false);
    fillAddMenu();
    connect(m_list, &QListWidget::currentRowChanged, this, &ProgramsDialog::show);
    connect(m_list, &QListWidget::currentRowChanged, this, [this] {
        if (!m_probe->isBusy() && !m_status->text().isEmpty())
            say(QString()); // it was about another one
    });
    connect(m_remove, &QPushButton::clicked, this, &ProgramsDialog::remove);
    auto* const buttons = new QHBoxLayout;
    buttons->addWidget(m_add);
    buttons->addWidget(m_remove);
    auto* const rows = new QVBoxLayout(left);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->addWidget(label);
    rows->addWidget(m_list, 1);
    rows->addLayout(buttons);
    return left;
}

QWidget* ProgramsDialog::makeForm()
{
    auto* const right = new QWidget(this);
    auto* const rows = new QFormLayout(right);
    rows->setContentsMargins(0, 0, 0, 0);
    m_name->setObjectName(QStringLiteral("name"));
    m_name->setMaxLength(kLongestName);
    m_name->setWhatsThis(tr("What it is called where players are chosen, and in saved games."));
    m_file->setObjectName(QStringLiteral("file"));
    m_file->setWordWrap(true);
    m_file->setTextFormat(Qt::PlainText);
    m_file->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    m_file->setAccessibleName(tr("File"));
    m_file->setWhatsThis(tr("The file that is started. For another one, add the program anew."));
    m_arguments->setObjectName(QStringLiteral("arguments"));
    m_arguments->setMaxLength(1000);
    m_arguments->setWhatsThis(tr("What is written behind the program when it is started. Most need nothing here."));
    m_time->setObjectName(QStringLiteral("time"));
    m_time->setRange(0.1, ChessProgram::kLongestTime / 1000.0);
    m_time->setDecimals(1);
    m_time->setSuffix(tr(" s", "seconds"));
    m_time->setWhatsThis(tr("How long it thinks about a move where no clock runs."));
    m_test->setObjectName(QStringLiteral("test"));
    m_test->setAutoDefault(false);
    m_test->setWhatsThis(tr("Starts the program and looks whether it answers."));
    rows->addRow(tr("&Name:"), m_name);
    rows->addRow(tr("File:"), m_file);
    rows->addRow(tr("Ar&guments:"), m_arguments);
    rows->addRow(tr("Strength:"), m_elo);
    rows->addRow(tr("Time for a &move:"), m_time);
    rows->addRow(QString(), m_test);
    setTabOrder(m_time, m_test); // which is made first
    connect(m_name, &QLineEdit::editingFinished, this, &ProgramsDialog::keep);
    connect(m_arguments, &QLineEdit::editingFinished, this, &ProgramsDialog::keep);
    connect(m_elo, &EloField::changed, this, &ProgramsDialog::keep);
    connect(m_time, &QDoubleSpinBox::valueChanged, this, &ProgramsDialog::keep);
    connect(m_test, &QPushButton::clicked, this, &ProgramsDialog::test);
    return right;
}

/** Programs that are installed come first. */
void ProgramsDialog::fillAddMenu()
{
    QMenu& menu = *m_add->menu();
    for (const QString& file : ProgramProbe::installed())
        connect(menu.addAction(QDir::toNativeSeparators(file).replace(u'&', QLatin1String("&&"))), &QAction::triggered,
                this, [this, file] { add(file); });
    if (!menu.isEmpty())
        menu.addSeparator();
    connect(menu.addAction(tr("&Choose a File…")), &QAction::triggered, this, &ProgramsDialog::chooseFile);
}

void ProgramsDialog::chooseFile()
{
    auto* const dialog = new QFileDialog(this, tr("Choose a Chess Program"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &ProgramsDialog::add);
    dialog->open();
}

int ProgramsDialog::row() const
{
    return m_list->currentRow();
}

void ProgramsDialog::say(const QString& text)
{
    m_status->setText(text);
    Announcer::of(*this).sayWhileActive(text);
    updateTest();
    m_add->setEnabled(m_programs.size() < kMostNamed);
}

/** The button that asks a program stops that, too: one that is silent may be no chess program, or still starting. */
void ProgramsDialog::updateTest()
{
    m_test->setText(m_probe->isBusy() ? tr("S&top") : tr("&Test"));
    const bool isOffered = m_probe->isBusy() || row() >= 0;
    if (!isOffered && m_test->hasFocus())
        m_add->setFocus();
    m_test->setEnabled(isOffered);
    m_ok->setEnabled(!m_probe->isBusy() || m_tested >= 0); // one that is to be added would be lost
}

void ProgramsDialog::add(const QString& file)
{
    ChessProgram program;
    program.file = file;
    program.name = QFileInfo(file).fileName();
    m_tested = -1;
    ask(program);
}

void ProgramsDialog::ask(const ChessProgram& program)
{
    m_probe->ask(program);
    //: %2 is a number
    say(tr("Asking %1 which protocol it speaks, for up to %2 seconds…")
            .arg(programInShort(program.name), QLocale().toString(static_cast<int>(kPatience.count()))));
}

void ProgramsDialog::test()
{
    if (m_probe->isBusy()) {
        m_probe->cancel();
        say(tr("Stopped."));
        return;
    }
    m_tested = row();
    ask(m_programs[static_cast<std::size_t>(m_tested)]);
}

void ProgramsDialog::addFound(const ChessProgram& program, const QString& name)
{
    take(program, name);
    const QString protocol = program.kind == EngineKind::Uci ? tr("UCI", "protocol") : tr("the protocol of xboard");
    //: %1 is how a program calls itself, %2 a protocol
    say(tr("%1 answers, and speaks %2.").arg(programInShort(name.isEmpty() ? program.name : name), protocol));
}

/** A new one comes at the end; one that was tested keeps its name, and how strong it is to be. */
void ProgramsDialog::take(const ChessProgram& program, const QString& name)
{
    if (m_tested >= 0) {
        ChessProgram& tested = m_programs[static_cast<std::size_t>(m_tested)];
        tested.kind = program.kind;
        tested.leastElo = program.leastElo;
        tested.mostElo = program.mostElo;
        if (tested.elo < tested.leastElo || tested.elo > tested.mostElo)
            tested.elo = 0;
        show();
        return;
    }
    ChessProgram added = program;
    added.name = freeName(name.isEmpty() ? program.name : name);
    m_programs.push_back(added);
    addItem(added.name);
    m_list->setCurrentRow(m_list->count() - 1);
    m_list->setFocus();
}

/** As wanted, with a number where that is taken. */
QString ProgramsDialog::freeName(const QString& wanted) const
{
    const QString fit = words::fromUtf8(fitForTag(wanted.simplified().left(kLongestName).trimmed().toStdString()));
    QString name = fit;
    for (int number = 2; findProgram(m_programs, name); ++number)
        name = QStringLiteral("%1 (%2)").arg(fit, QString::number(number));
    return name;
}

void ProgramsDialog::addItem(const QString& name)
{
    auto* const item = new QListWidgetItem(m_list);
    nameProgram(*item, name);
}

void ProgramsDialog::remove()
{
    const int row = this->row();
    if (row < 0)
        return;
    m_probe->cancel();
    m_programs.erase(m_programs.begin() + row);
    delete m_list->takeItem(row);
    say(QString());
    show();
}

/** The fields of the program that is chosen. */
void ProgramsDialog::show()
{
    const int row = this->row();
    const bool isOne = row >= 0 && row < static_cast<int>(m_programs.size());
    const ChessProgram program = isOne ? m_programs[static_cast<std::size_t>(row)] : ChessProgram();
    const QSignalBlocker timeBlocker(m_time);
    m_name->setText(program.name);
    m_file->setText(QDir::toNativeSeparators(program.file));
    m_file->setFocusPolicy(isOne ? Qt::StrongFocus : Qt::NoFocus);
    m_arguments->setText(program.arguments);
    m_elo->show(program.leastElo, program.mostElo, program.elo);
    m_time->setValue(program.millisecondsMove / 1000.0);
    for (QWidget* const field : {static_cast<QWidget*>(m_name), static_cast<QWidget*>(m_arguments),
                                 static_cast<QWidget*>(m_time), static_cast<QWidget*>(m_remove)})
        field->setEnabled(isOne);
    updateTest();
}

/** What the fields say. */
void ProgramsDialog::keep()
{
    const int row = this->row();
    if (row < 0)
        return;
    ChessProgram& program = m_programs[static_cast<std::size_t>(row)];
    program.arguments = m_arguments->text().trimmed();
    const int before = std::exchange(program.elo, m_elo->elo());
    program.millisecondsMove = qRound(m_time->value() * 1000);
    QString name = m_name->text().simplified();
    QListWidgetItem& item = *m_list->item(row);
    if (name != program.name)
        item.setData(kTypedRole, true);
    else if (before != program.elo && !item.data(kTypedRole).toBool())
        name = withStrength(name, program.elo);
    if (name == program.name || name.isEmpty())
        return;
    program.name = QString(); // its own is not taken
    program.name = freeName(name);
    nameProgram(item, program.name);
    m_name->setText(program.name);
}

void ProgramsDialog::accept()
{
    keep();
    m_settings.set(&Settings::programs, m_programs);
    QDialog::accept();
}

} // namespace ringford::ui
