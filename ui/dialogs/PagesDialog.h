// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/PaperDialog.h"
#include "ui/print/PrintDocument.h"
#include "ui/print/PrintType.h"
#include "ui/words/ActionWords.h"

#include <QSizeF>

class QCheckBox;
class QFormLayout;
class QLineEdit;
class QPrinter;
class QSpinBox;

namespace ringford::ui {

class PagesPreview;

/** Prints pages of some kind, or writes them as a PDF: what is chosen of them, and how they will look. */
class PagesDialog : public PaperDialog {
    Q_OBJECT

public:
    ~PagesDialog() override;

    /** Whether pages are being made, and others are shown still. */
    bool isMaking() const;

protected:
    /** @p name is that of files. */
    PagesDialog(const QString& name, QSettings& store, const QString& group, QWidget* parent);

    /** Pages, and what is to be said of them. */
    struct Made {
        std::shared_ptr<const PrintDocument> document;
        QString trouble{}; ///< why they are neither shown nor printed; empty: they are
        QString note{};
        std::function<void()> whenShown{}; ///< called in the window's thread as soon as they are
    };
    /** Makes the pages as they are chosen, on another thread, without the dialog. Ends early when asked to. */
    using PagesMaker = std::function<Made(const std::stop_token& stop)>;
    virtual PagesMaker pagesMaker() const = 0;
    /** What is wrong with the choices; empty: nothing. */
    virtual QString trouble() const { return {}; }
    /** That there are more pages than a document may have. */
    static QString cutNote();

    // Fields, whose values are kept under their names. All are shown anew when one changes.
    QComboBox* addPaper();
    QComboBox* addStyle();
    /** How actions are written; at first as in the window. */
    QComboBox* addNotation();
    /** The font alone, where pages have their own sizes of letters. */
    void addFont();
    /** Font and sizes of letters; @p hasCaptions says whether there are captions. */
    void addType(const PrintType& usual, bool hasCaptions);
    QComboBox* addHeld();
    QComboBox* addChoice(const char* name, const QString& label, const QStringList& choices);
    QCheckBox* addSwitch(const char* name, const QString& text, bool isOn);
    QSpinBox* addNumber(const char* name, const QString& label, int least, int most, int usual);
    QLineEdit* addText(const char* name, const QString& label);
    /** Who has made the pages: authorField(). */
    void addAuthor();
    QFormLayout& rows() { return *m_rows; }
    /** The size of the chosen paper as it is held, in mm. */
    QSizeF paper() const;
    PaperStyle style() const;
    words::Notation notation() const;
    QFont font() const;
    PrintType type() const;

    void refresh() override;
    void rememberChoices() override;
    void recallChoices() override;
    Maker maker(const QString& file) const override;

private:
    PagesDialog(PagesPreview* preview, const QString& name, QSettings& store, const QString& group, QWidget* parent);

    void makePages();
    static Made withSigns(Made made, const std::stop_token& stop);
    void take(const Made& made);
    void print();

    PagesPreview* m_preview;
    Worker* m_making;       ///< of what is shown
    PagesMaker m_wanted;    ///< what is to be made next; nothing: that is under way, or there
    unsigned m_changes = 0; ///< of choices
    QString m_noted;        ///< what was said of the choices last
    QFormLayout* m_rows;
    QComboBox* m_paper = nullptr;
    QComboBox* m_style = nullptr;
    QComboBox* m_held = nullptr;
    QComboBox* m_notation = nullptr;
    QLineEdit* m_author = nullptr;
    struct TypeFields {
        QComboBox* font = nullptr;
        QSpinBox *title = nullptr, *caption = nullptr, *text = nullptr; ///< in points
    } m_type;
    bool m_isReady = false; ///< all fields are there
};

/** Prints all pages that the printer was asked for, true to scale; false where it takes nothing. */
bool printDocument(QPrinter& printer, const PrintDocument& document);

} // namespace ringford::ui
