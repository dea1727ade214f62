// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/PrintDocument.h"

#include <QWidget>

#include <memory>

class QLabel;
class QToolButton;

namespace ringford::ui {

/** Shows the pages of a document, one at a time. */
class PagesPreview : public QWidget {
    Q_OBJECT

public:
    explicit PagesPreview(QWidget* parent = nullptr);
    ~PagesPreview() override;

    /** Shows a document, at the page that was shown of the one before; null: nothing. */
    void show(std::shared_ptr<const PrintDocument> document);
    int page() const { return m_page; }
    const std::shared_ptr<const PrintDocument>& document() const { return m_document; }

    QSize sizeHint() const override { return {420, 520}; }
    QSize minimumSizeHint() const override { return {200, 240}; }

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    class Sheet;

    void turnTo(int page);

    std::shared_ptr<const PrintDocument> m_document;
    int m_page = 0;
    Sheet* m_sheet;
    QLabel* m_number;
    QToolButton *m_previous, *m_next;
};

} // namespace ringford::ui
