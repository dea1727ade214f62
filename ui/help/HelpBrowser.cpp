// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/help/HelpBrowser.h"

#include "ui/help/Diagram.h"
#include "ui/widgets/ReadableText.h"
#include "ui/words/LanguageFile.h"

#include <QTextBlock>
#include <QTextCursor>
#include <QTextImageFormat>

namespace ringford::ui {

HelpBrowser::HelpBrowser(const Registry& registry, PieceArt& art, QWidget* parent)
    : QTextBrowser(parent), m_registry(registry)
{
    m_style.art = &art;
    m_style.theme = *Theme::named(Theme::names().first(), false);
    setAccessibleName(tr("Help page"));
    setWhatsThis(tr("A page of the help. Links lead to other sections and pages; Alt+Left goes back."));
    setOpenExternalLinks(true);
    letReadersFollow(*this);
    document()->setDocumentMargin(16);
    document()->setDefaultStyleSheet(
        QStringLiteral("p, li { line-height: 120%; } li { margin-bottom: 4px; } h2 { margin-top: 24px; }"));
    connect(this, &QTextBrowser::sourceChanged, this, &HelpBrowser::closeGaps);
    connect(this, &QTextBrowser::sourceChanged, this, &HelpBrowser::tellPictures);
}

void HelpBrowser::setTheme(const Theme& theme)
{
    m_style.theme = theme;
    if (!source().isEmpty())
        reload();
}

QString HelpBrowser::pageFile(const QString& page)
{
    return languageFile(QStringLiteral("help"), page, QStringLiteral("html"));
}

void HelpBrowser::openPage(const QString& page, const QString& anchor)
{
    QUrl address(QStringLiteral("qrc") + pageFile(page));
    if (!anchor.isEmpty())
        address.setFragment(anchor);
    setSource(address);
}

/** Whoever does not see a picture is told what it shows. */
void HelpBrowser::tellPictures()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QTextFragment fragment = part.fragment();
            if (!fragment.charFormat().isImageFormat())
                continue;
            const auto diagram = Diagram::read(QUrl(fragment.charFormat().toImageFormat().name()), m_registry);
            if (!diagram)
                continue;
            QTextCharFormat told;
            told.setProperty(QTextFormat::ImageAltText, diagram->inWords());
            QTextCursor picture(document());
            picture.setPosition(fragment.position());
            picture.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            picture.mergeCharFormat(told);
            break; // the parts of this block are others now, and none has two pictures
        }
    }
}

/** Lines are set wide, which would leave a fifth of a picture's height empty below it. */
void HelpBrowser::closeGaps()
{
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
        const bool isPicture = !block.begin().atEnd() && block.begin().fragment().charFormat().isImageFormat();
        if (!isPicture)
            continue;
        QTextBlockFormat format = block.blockFormat();
        format.setLineHeight(0, QTextBlockFormat::SingleHeight);
        QTextCursor(block).setBlockFormat(format);
    }
    if (source().hasFragment())
        scrollToAnchor(source().fragment()); // it has moved
}

QVariant HelpBrowser::loadResource(int type, const QUrl& name)
{
    if (name.scheme() != u"diagram")
        return QTextBrowser::loadResource(type, name);
    const auto diagram = Diagram::read(name, m_registry);
    if (!diagram)
        return {};
    m_style.font = font();
    return diagram->draw(m_style, devicePixelRatioF());
}

} // namespace ringford::ui
