// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/PictureFile.h"

#include <QDialog>

#include <functional>
#include <memory>

class QBoxLayout;
class QDialogButtonBox;
class QLabel;
class QMimeData;
class QProgressBar;
class QPushButton;
class QSettings;

namespace ringford::ui {

class DiagramForm;
class PagePreview;
class Worker;

/**
 * What the dialogs have in common that print and export a diagram: fields at the left, a preview at the right, and a
 * line that says what is wrong. Files are written on a thread of their own; Cancel stops that.
 */
class DiagramDialog : public QDialog {
    Q_OBJECT

public:
    ~DiagramDialog() override;

protected:
    /** Choices lie in @p store under @p group, and are kept there once something was made of them. */
    DiagramDialog(const DiagramSpec& diagram, QSettings& store, const QString& group, bool hasScreenStyle,
                  QWidget* parent);

    DiagramForm& form() { return *m_form; }
    PagePreview& preview() { return *m_preview; }
    QBoxLayout& fields() { return *m_fields; }
    QSettings& store() { return m_store; }
    const QString& group() const { return m_group; }
    /** A button below; what it does is only offered while nothing is wrong. */
    QPushButton* addButton(const QString& text, const QString& name);
    /** Reads the remembered choices and shows them; by the constructor of who inherits, at its end. */
    void begin();

    /** The page that is printed on; nothing: the picture is all. */
    virtual std::optional<PageSpec> page() const { return std::nullopt; }
    /** What else is wrong with the choices; empty: nothing. */
    virtual QString trouble(const DiagramSpec&) { return {}; }
    virtual void rememberChoices();
    virtual void recallChoices();

    /** Shows the choices as they are now. */
    void refresh();
    void say(const QString& text);
    /** Asks for a file whose name is @p name with @p endings, the first one where none is given, then writes it. */
    void askAndWrite(const QString& name, const QStringList& endings);
    /** Makes what a file holds, on another thread: it knows nothing of the dialog. */
    using Maker = std::function<QByteArray(const std::stop_token& stop)>;
    virtual Maker maker(const DiagramSpec& diagram, const QString& file) const = 0;

private:
    void makeBelow();
    void write(const QString& file);
    void setBusy(bool isBusy);

    QSettings& m_store;
    QString m_group;
    DiagramForm* m_form;
    PagePreview* m_preview;
    QBoxLayout* m_fields;
    QLabel* m_message;
    QProgressBar* m_progress;
    QPushButton* m_cancel;
    QDialogButtonBox* m_buttons;
    std::vector<QPushButton*> m_doers;
    Worker* m_worker;
};

/** A diagram as other programs take it: SVG and PNG. */
std::unique_ptr<QMimeData> pictureData(const DiagramSpec& diagram, double dpi);

} // namespace ringford::ui
