// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/dialogs/PagesPreview.h"

#include "ui/dialogs/SheetFrame.h"
#include "ui/widgets/Icons.h"

#include <QBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QToolButton>

#include <algorithm>
#include <limits>

namespace ringford::ui {

/** The page itself. */
class PagesPreview::Sheet : public QWidget {
public:
    explicit Sheet(PagesPreview* preview) : QWidget(preview), m_preview(*preview)
    {
        setObjectName(QStringLiteral("sheet"));
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
        setFocusPolicy(Qt::StrongFocus);
    }

protected:
    void paintEvent(QPaintEvent*) override
    {
        const PrintDocument* const document = m_preview.document().get();
        if (!document || document->pages.empty())
            return;
        paintSheet(*this, document->pages[static_cast<std::size_t>(m_preview.page())], document->style, Qt::white,
                   hasFocus() ? QPalette::Highlight : QPalette::Mid);
    }
    void focusInEvent(QFocusEvent* event) override
    {
        QWidget::focusInEvent(event);
        update();
    }
    void focusOutEvent(QFocusEvent* event) override
    {
        QWidget::focusOutEvent(event);
        update();
    }

private:
    PagesPreview& m_preview;
};

PagesPreview::PagesPreview(QWidget* parent) : QWidget(parent), m_sheet(new Sheet(this))
{
    setObjectName(QStringLiteral("preview"));
    m_sheet->setAccessibleName(tr("Preview"));
    m_sheet->setWhatsThis(tr("The page as it will be printed. Page Up and Page Down turn it."));
    const auto button = [this](const char* icon, const QString& name, int by) {
        auto* const made = new QToolButton(this);
        made->setObjectName(QLatin1String(icon));
        made->setIcon(namedIcon(QLatin1String(icon)));
        made->setToolTip(name);
        made->setAccessibleName(name);
        made->setFocusPolicy(Qt::TabFocus);
        connect(made, &QToolButton::clicked, this, [this, by] { turnTo(m_page + by); });
        return made;
    };
    m_previous = button("previous", tr("Previous page"), -1);
    m_next = button("next", tr("Next page"), 1);
    m_number = new QLabel(this);
    m_number->setObjectName(QStringLiteral("pageNumber"));
    auto* const below = new QHBoxLayout;
    below->addStretch();
    below->addWidget(m_previous);
    below->addWidget(m_number);
    below->addWidget(m_next);
    below->addStretch();
    auto* const all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->addWidget(m_sheet, 1);
    all->addLayout(below);
}

PagesPreview::~PagesPreview() = default;

void PagesPreview::show(std::shared_ptr<const PrintDocument> document)
{
    m_document = std::move(document);
    turnTo(m_page);
}

void PagesPreview::turnTo(int page)
{
    const int pages = m_document ? static_cast<int>(m_document->pages.size()) : 0;
    m_page = std::clamp(page, 0, std::max(0, pages - 1));
    m_previous->setEnabled(m_page > 0);
    m_next->setEnabled(m_page + 1 < pages);
    const QString number = pages == 0 ? QString() : tr("Page %1 of %2").arg(m_page + 1).arg(pages);
    m_number->setText(number);
    m_sheet->setAccessibleDescription(number);
    m_sheet->update();
}

void PagesPreview::keyPressEvent(QKeyEvent* event)
{
    switch (event->key()) {
    case Qt::Key_PageUp: turnTo(m_page - 1); break;
    case Qt::Key_PageDown: turnTo(m_page + 1); break;
    case Qt::Key_Home: turnTo(0); break;
    case Qt::Key_End: turnTo(std::numeric_limits<int>::max()); break;
    default: QWidget::keyPressEvent(event);
    }
}

} // namespace ringford::ui
