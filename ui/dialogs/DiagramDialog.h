// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/dialogs/PaperDialog.h"
#include "ui/print/PictureFile.h"

class QMimeData;

namespace ringford::ui {

class DiagramForm;
class PagePreview;

/** What the dialogs have in common that print and export a diagram. */
class DiagramDialog : public PaperDialog {
    Q_OBJECT

public:
    ~DiagramDialog() override;

protected:
    /** @p hasScreenStyle: it can look as on the screen, too. */
    DiagramDialog(const DiagramSpec& diagram, QSettings& store, const QString& group, bool hasScreenStyle,
                  QWidget* parent);

    DiagramForm& form() { return *m_form; }
    const DiagramForm& form() const { return *m_form; }
    PagePreview& preview() { return *m_preview; }

    /** The page that is printed on; nothing: the picture is all. */
    virtual std::optional<PageSpec> page() const { return std::nullopt; }
    /** What is wrong with the diagram that is shown; empty: nothing. */
    virtual QString trouble(const DiagramBlock&) const { return {}; }
    /** What is to be told of it beside the size of its cells; empty: nothing. */
    virtual QString note(const DiagramBlock&) const { return {}; }
    void refresh() override;
    void rememberChoices() override;
    void recallChoices() override;

private:
    DiagramDialog(PagePreview* preview, const DiagramSpec& diagram, QSettings& store, const QString& group,
                  bool hasScreenStyle, QWidget* parent);

    static QString onCells(const DiagramBlock& shown);

    DiagramForm* m_form;
    PagePreview* m_preview;
};

/** A diagram as other programs take it: SVG and PNG. */
std::unique_ptr<QMimeData> pictureData(const DiagramSpec& diagram, double dpi);

} // namespace ringford::ui
