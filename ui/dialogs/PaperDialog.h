// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QDialog>
#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <stop_token>
#include <vector>

class QBoxLayout;
class QComboBox;
class QDialogButtonBox;
class QLabel;
class QLineEdit;
class QPageSize;
class QPrinter;
class QProgressBar;
class QPushButton;
class QSettings;

namespace ringford::ui {

class Worker;

/**
 * What the dialogs have in common that bring something to paper or into files: fields at the left, a preview at the
 * right, and a line that says what is wrong. Files are written on a thread of their own; Cancel stops that.
 */
class PaperDialog : public QDialog {
    Q_OBJECT

public:
    ~PaperDialog() override;

    /** Keeps what was chosen, however the dialog is closed. */
    void done(int result) override;

signals:
    /** A file was written, or a printer took the pages. */
    void made();

protected:
    /** Choices lie in @p store under @p group, and are kept there. */
    PaperDialog(QSettings& store, const QString& group, QWidget* preview, QWidget* parent);

    QBoxLayout& fields() { return *m_fields; }
    QSettings& store() { return m_store; }
    const QString& group() const { return m_group; }
    /** A button below; what it does is only offered while nothing is wrong. */
    QPushButton* addButton(const QString& text, const QString& name);
    /** A button in a row above those, which can be pressed whatever is wrong. */
    QPushButton* addButtonAbove(const QString& text, const QString& name);
    /** What @p button does is only offered while nothing is wrong. */
    void offerWhenRight(QPushButton* button) { m_doers.push_back(button); }
    /** Reads the remembered choices and shows them; by the constructor of who inherits, at its end. */
    void begin();

    /** Shows the choices as they are now. */
    virtual void refresh() = 0;
    virtual void rememberChoices() = 0;
    virtual void recallChoices() = 0;
    /** Makes what a file holds, on another thread: it knows nothing of the dialog. */
    using Maker = std::function<QByteArray(const std::stop_token& stop)>;
    virtual Maker maker(const QString& file) const = 0;

    /** Whether the buttons can be pressed: nothing is wrong with the choices. */
    void offer(bool isRight);
    void say(const QString& text);
    /** Says what became of something that somebody asked for; screen readers speak it. */
    void answer(const QString& text);
    QString reported() const;
    void keepChoices();
    /**
     * Asks for a file whose name is @p name with @p endings, the first one where none is given, then writes it. Without
     * a @p title the window that asks has the dialog's.
     */
    void askAndWrite(const QString& name, const QStringList& endings, const QString& title = {});
    /**
     * Asks which printer, and how many copies, then prints with @p print, which says whether the printer took it; says
     * so where there is none.
     */
    void askAndPrint(std::unique_ptr<QPrinter> printer, const std::function<bool(QPrinter&)>& print);

private:
    void placeMessage();
    void makeBelow();
    void write(const QString& file);
    void setBusy(bool isBusy);

    QSettings& m_store;
    QString m_group;
    QBoxLayout* m_fields;
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QBoxLayout* m_buttonsAbove;
    QDialogButtonBox* m_buttons;
    std::vector<QPushButton*> m_doers;
    bool m_isRight = true; ///< as offer() was told
    Worker* m_worker;
    std::unique_ptr<QPrinter> m_printer; ///< while it is being chosen
};

/** All styles of ink, in the order of PaperStyle, each with its name for settings. */
QComboBox* styleChoice(QWidget* parent);
/** All papers that can be chosen, the usual one of the country first chosen. */
QComboBox* paperChoice(QWidget* parent);
/** Chooses the paper of that name, if it is one. */
void choosePaper(QComboBox& papers, const QString& key);
/**
 * A field for who has made what is printed, which a PDF tells among its properties. It is one for all dialogs and kept in
 * @p store, which outlives it.
 */
QLineEdit* authorField(QSettings& store, QWidget* parent);
/** The paper that is chosen. */
QPageSize paperOf(const QComboBox& papers);
/**
 * Lets @p print print; where the printer shall write a file, that is written whole or not at all. Gives a sentence on
 * what went wrong.
 */
std::optional<QString> printWhole(QPrinter& printer, const std::function<bool(QPrinter&)>& print);
/** The name under which a choice is kept. */
QString paperKey(const QComboBox& papers);

} // namespace ringford::ui
