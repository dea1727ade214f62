// SPDX-License-Identifier: GPL-3.0-or-later
// Printing and exporting as a person does it.
#include "engine/games/Registry.h"
#include "tests/support/Matches.h"
#include "tests/support/TestFiles.h"
#include "tests/support/TestProgram.h"
#include "tests/support/ui/ListCanvas.h"
#include "tests/support/ui/WindowHands.h"
#include "ui/dialogs/DiagramForm.h"
#include "ui/dialogs/ExportDialog.h"
#include "ui/dialogs/GamePrintDialog.h"
#include "ui/dialogs/PagesDialog.h"
#include "ui/dialogs/PagesPreview.h"
#include "ui/dialogs/PrintDialog.h"
#include "ui/dialogs/ScoreSheetDialog.h"
#include "ui/dialogs/WorksheetDialog.h"
#include "ui/match/MatchModel.h"
#include "ui/match/Worksheet.h"
#include "ui/paint/PieceArt.h"
#include "ui/print/DiagramBlock.h"
#include "ui/print/Page.h"
#include "ui/widgets/Announcer.h"
#include "ui/window/CommandSet.h"

#include <QAbstractButton>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QGuiApplication>
#include <QImage>
#include <QLabel>
#include <QLineEdit>
#include <QMimeData>
#include <QPrinter>
#include <QPushButton>
#include <QScopeGuard>
#include <QSettings>
#include <QSpinBox>
#include <QTest>

#include <array>
#include <functional>
#include <optional>
#include <string>

using namespace ringford;
using namespace ringford::ui;
using test::WindowHands;

namespace {

} // namespace

class TestPrintDialogs : public QObject {
    Q_OBJECT

private slots:
    void init() { m_hands = std::make_unique<WindowHands>(); }
    void cleanup() { m_hands.reset(); }

    void whatIsTypedBelowTheBoardHasTheSignsOfBooks()
    {
        const auto back = qScopeGuard([before = QLocale()] { QLocale::setDefault(before); });
        const auto* const form = print()->findChild<DiagramForm*>();
        QVERIFY(form);
        form->findChild<QLineEdit*>(QStringLiteral("caption"))
            ->setText(QStringLiteral("He said \"yes\" - and ... then, 1-0"));
        QLocale::setDefault(QLocale::English);
        QCOMPARE(form->chosen().caption, QStringLiteral("He said “yes” – and … then, 1-0"));
        QLocale::setDefault(QLocale::German);
        QCOMPARE(form->chosen().caption, QStringLiteral("He said „yes“ – and … then, 1-0"));
    }

    /** Below cells of 40 mm it had the letters of a letter; the command line drew larger ones. */
    void theCaptionGrowsWithTheBoard()
    {
        const auto* const form = print()->findChild<DiagramForm*>();
        QVERIFY(form);
        const auto heightOfCaption = [form](double cell) {
            PieceArt art;
            DiagramSpec spec = form->chosen();
            spec.size = {std::nullopt, cell};
            spec.caption.clear();
            const double bare = DiagramBlock(spec, art).size().height();
            spec.caption = QStringLiteral("Mate");
            return DiagramBlock(spec, art).size().height() - bare;
        };
        QVERIFY(heightOfCaption(10) < 8);
        QVERIFY2(heightOfCaption(40) > 0.37 * 40, qPrintable(QString::number(heightOfCaption(40))));
        QCOMPARE(heightOfCaption(5), heightOfCaption(10)); // smaller ones could not be read
    }

    void longNamesDoNotWidenIt()
    {
        const int usual = print()->minimumSizeHint().width();
        m_hands = std::make_unique<WindowHands>();
        MatchTags tags = m_hands->window.model().match().tags();
        tags.seatNames[1] = std::string(400, 'N');
        m_hands->window.model().setTags(tags);
        const int wide = print()->minimumSizeHint().width();
        QVERIFY2(wide <= usual + 20, qPrintable(QString::number(wide)));
    }

    void whatFitsNoPageSaysWhatWould()
    {
        PrintDialog* const dialog = print();
        QVERIFY(button(*dialog, "savePdf").isEnabled());
        size(*dialog).setValue(100);
        QVERIFY(message(*dialog).contains("would fit"));
        QVERIFY(!button(*dialog, "savePdf").isEnabled());
        button(*dialog, "largest").click();
        QVERIFY(button(*dialog, "savePdf").isEnabled());
        const double largest = size(*dialog).value();
        QVERIFY(largest > 15 && largest < 25);
        size(*dialog).setValue(largest + 0.1);
        QVERIFY(!button(*dialog, "savePdf").isEnabled());
    }

    void whatIsSaidIsCopiedByKeys()
    {
        PrintDialog* const dialog = print();
        auto* const words = dialog->findChild<QLabel*>("message");
        size(*dialog).setValue(100);
        QVERIFY(words->text().contains("would fit"));
        QVERIFY(words->focusPolicy() & Qt::TabFocus);
        QVERIFY(!words->whatsThis().isEmpty());
        words->setFocus(Qt::TabFocusReason);
        QTest::keyClick(words, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(words, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text(), words->text().replace(QChar::Nbsp, u' '));
    }

    void whatIsLargerThanThePageGoesOverSeveral()
    {
        PrintDialog* const dialog = print();
        size(*dialog).setValue(60);
        QVERIFY(!button(*dialog, "savePdf").isEnabled());
        auto* const tiled = dialog->findChild<QCheckBox*>("tiled");
        tiled->setChecked(true);
        QVERIFY2(button(*dialog, "savePdf").isEnabled(), qPrintable(message(*dialog)));
        QVERIFY(!dialog->findChild<QComboBox*>("orientation")->isEnabled());
        QVERIFY2(message(*dialog).contains("6 pages"), qPrintable(message(*dialog)));
        QCOMPARE(Announcer::of(*dialog).said(), QStringList{"It goes over 6 pages."});
        save(*dialog, "savePdf", m_hands->folder.filePath("tiled.pdf"));
        QTRY_VERIFY(message(*dialog).contains("was written"));
        // 8 cells of 60 mm and what is beside them, on pages of 186 x 273 mm that overlap by 10.
        QCOMPARE(test::bytesIn(m_hands->folder.filePath("tiled.pdf")).count("/Type /Page\n"), 6);
        size(*dialog).setValue(5000);
        QVERIFY2(message(*dialog).contains("There would be"), qPrintable(message(*dialog)));
        QVERIFY(!button(*dialog, "savePdf").isEnabled());
        size(*dialog).setValue(10);
        QVERIFY2(message(*dialog).contains("It goes over 1 page"), qPrintable(message(*dialog)));
        tiled->setChecked(false);
        QVERIFY2(!message(*dialog).contains("page"), qPrintable(message(*dialog)));
        QVERIFY(dialog->findChild<QComboBox*>("orientation")->isEnabled());
    }

    void whatWasDoneIsSpoken()
    {
        ExportDialog* const dialog = exporting();
        dialog->activateWindow();
        QTRY_COMPARE(QApplication::activeWindow(), dialog);
        button(*dialog, "copyPicture").click();
        QCOMPARE(Announcer::of(*dialog).said(), QStringList{"The picture was copied."});
    }

    void closingWhileAFileIsWrittenSaysWhatBecomesOfIt()
    {
        PrintDialog* const dialog = print();
        const QString file = m_hands->folder.filePath("closed.pdf");
        save(*dialog, "savePdf", file);
        dialog->close();
        QVERIFY(dialog->isVisible());
        QTRY_VERIFY2(message(*dialog).contains("written"), qPrintable(message(*dialog)));
        QCOMPARE(message(*dialog).contains("was written"), QFile::exists(file));
        dialog->close();
        QVERIFY(!dialog->isVisible());
    }

    void tasksHaveOneNumberInTheListAndOnPaper()
    {
        Worksheet sheet;
        const auto add = [&sheet](const char* game, const std::string& setup, const OptionValues& options = {}) {
            const Match match = test::matchOf(game, setup, options);
            sheet.add(match, match.start());
        };
        add("orthodox", "white: Kg1 Ra1; black: Kg8; turn: white");
        add("circular", "", {{"players", "4"}});
        add("orthodox", "white: Kg1 Rb1; black: Kg8; turn: white");
        for (int row = 0; row < sheet.rowCount(); ++row)
            sheet.setCaption(row, QStringLiteral("task%1").arg(row));
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        WorksheetDialog dialog(sheet, Registry::standard(), settings);
        dialog.findChild<QSpinBox*>("perPage")->setValue(6);
        while (dialog.isMaking())
            QTest::qWait(5);
        // The board behind the ring has room beside the one before it, in the row above the ring.
        const auto shown = [&](int row) { return sheet.data(sheet.index(row)).toString(); };
        QVERIFY2(shown(0).startsWith("1. ") && shown(1).startsWith("3. ") && shown(2).startsWith("2. "),
                 qPrintable(shown(1)));
        const QString words = test::wordsOf(*dialog.findChild<PagesPreview*>()->document()).simplified();
        QVERIFY2(words.indexOf("task2") < words.indexOf("task1"), qPrintable(words));
        QVERIFY2(message(dialog).contains("The numbers are those on paper"), qPrintable(message(dialog)));
        QVERIFY2(message(dialog).contains("1, 2, 3"), qPrintable(message(dialog)));
        sheet.move(1, 1);
        QVERIFY(shown(1).startsWith("2. ") && shown(2).startsWith("3. "));
    }

    void whatAWorksheetDoesNotKeepIsTold()
    {
        Worksheet sheet;
        const auto add = [&sheet](const char* game) {
            const Match match = test::matchOf(game, "", {});
            sheet.add(match, match.start());
        };
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        add("orthodox");
        WorksheetDialog dialog(sheet, Registry::standard(), settings);
        const auto tells = [&](const char* words) {
            QTest::qWait(0);
            while (dialog.isMaking())
                QTest::qWait(5);
            return message(dialog).contains(QLatin1String(words));
        };
        const char* const cut = "The title does not fit into two lines: its end is left out.";
        const char* const grid = "Not all pages have the columns and rows that are chosen";
        dialog.findChild<QSpinBox*>("columns")->setValue(2);
        dialog.findChild<QSpinBox*>("rows")->setValue(3);
        QVERIFY2(!tells(cut) && !tells(grid), qPrintable(message(dialog)));
        dialog.findChild<QLineEdit*>("title")->setText(QStringList(60, QStringLiteral("knights")).join(u' '));
        QVERIFY2(tells(cut) && !tells(grid), qPrintable(message(dialog)));
    }

    void columnsThatShapesDoNotKeepAreTold()
    {
        Worksheet sheet;
        for (const char* game : {"orthodox", "circular", "longchess", "orthodox", "circular", "longchess"}) {
            const Match match = test::matchOf(game, "", {});
            sheet.add(match, match.start());
        }
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        WorksheetDialog dialog(sheet, Registry::standard(), settings);
        dialog.findChild<QSpinBox*>("columns")->setValue(2);
        dialog.findChild<QSpinBox*>("rows")->setValue(3);
        while (dialog.isMaking())
            QTest::qWait(5);
        const char* const grid =
            "Not all pages have the columns and rows that are chosen: boards of several shapes stand "
            "where they have room.";
        QVERIFY2(message(dialog).contains(grid), qPrintable(message(dialog)));
        dialog.findChild<QSpinBox*>("rows")->setValue(0);
        while (dialog.isMaking())
            QTest::qWait(5);
        QVERIFY2(!message(dialog).contains(grid), qPrintable(message(dialog)));
    }

    void gamesAreSetAsIsChosen()
    {
        const std::string record = "[Game \"orthodox\"]\n\n1. e2-e4 (1. d2-d4) 1... e7-e5 2. g1-f3 *\n";
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        GamePrintDialog dialog(record, false, Registry::standard(), settings);
        const auto words = [&dialog] {
            while (dialog.isMaking())
                QTest::qWait(5);
            return test::wordsOf(*dialog.findChild<PagesPreview*>()->document()).simplified();
        };
        dialog.findChild<QComboBox*>("notation")->setCurrentIndex(static_cast<int>(words::Notation::Records));
        QVERIFY2(words().contains("(1.d2-d4)"), qPrintable(words()));
        dialog.findChild<QComboBox*>("notation")->setCurrentIndex(static_cast<int>(words::Notation::English));
        QVERIFY2(words().contains("2.Nf3"), qPrintable(words()));
        dialog.findChild<QComboBox*>("variationsAre")->setCurrentIndex(0);
        QVERIFY2(!words().contains("d4"), qPrintable(words()));
        dialog.findChild<QComboBox*>("font")->setCurrentIndex(1);
        QVERIFY(!words().isEmpty());
        QVERIFY(dialog.findChild<PagesPreview*>()->document()->style.font.family() != printFont().family());
        dialog.findChild<QSpinBox*>("titleSize")->setValue(20);
        QVERIFY(!words().isEmpty());
        const auto page = [&dialog, &words] {
            return words().isEmpty() ? QSizeF() : dialog.findChild<PagesPreview*>()->document()->pages.front().paper;
        };
        const auto papers = dialog.findChild<QComboBox*>("paper");
        papers->setCurrentIndex(papers->findText("A5"));
        QCOMPARE(page(), QSizeF(148, 210));
        dialog.findChild<QComboBox*>("held")->setCurrentIndex(1);
        QCOMPARE(page(), QSizeF(210, 148));
    }

    void aScoreSheetHasNamesAsPeopleWriteThem()
    {
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        ScoreSheetDialog dialog(*Registry::standard().create("orthodox", {}), {"Morphy, Paul", "Ben"}, settings);
        while (dialog.isMaking())
            QTest::qWait(5);
        const QString words = test::wordsOf(*dialog.findChild<PagesPreview*>()->document());
        QVERIFY2(words.contains("Paul Morphy") && words.contains("Ben"), qPrintable(words));
    }

    /** They were left to be written though the game tells them. */
    void aScoreSheetHasEventAndDateOfTheGame()
    {
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        Match match = test::matchOf("orthodox");
        match.tags().others = {{"Event", "Club evening"}, {"Date", "2026.11.20"}};
        ScoreSheetDialog dialog(match, settings);
        while (dialog.isMaking())
            QTest::qWait(5);
        const QString words = test::wordsOf(*dialog.findChild<PagesPreview*>()->document());
        QVERIFY2(words.contains("Club evening") && words.contains("2026"), qPrintable(words));
    }

    void aScoreSheetIsSetInTheFontThatIsChosen()
    {
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        ScoreSheetDialog dialog(*Registry::standard().create("orthodox", {}), {"Ann", "Ben"}, settings);
        dialog.findChild<QComboBox*>("font")->setCurrentIndex(1);
        while (dialog.isMaking())
            QTest::qWait(5);
        QVERIFY(dialog.findChild<PagesPreview*>()->document()->style.font.family() != printFont().family());
    }

    void whatHeadsAScoreSheetHasTheSignsOfBooks()
    {
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        ScoreSheetDialog dialog(*Registry::standard().create("orthodox", {}), {"Ann", "Ben"}, settings);
        dialog.findChild<QLineEdit*>("heading")->setText("\"Open\" - Ann's");
        while (dialog.isMaking())
            QTest::qWait(5);
        const auto document = dialog.findChild<PagesPreview*>()->document();
        const QString set = QStringLiteral("“Open” – Ann’s");
        const QString words = test::wordsOf(*document);
        QCOMPARE(document->title, set);
        QVERIFY2(words.contains(set), qPrintable(words));
    }

    void whatAScoreSheetHasNoRoomForIsTold()
    {
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        const auto told = [&](const std::string& name, const QString& title) {
            ScoreSheetDialog dialog(*Registry::standard().create("orthodox", {}), {name, "Ben"}, settings);
            dialog.findChild<QLineEdit*>("heading")->setText(title);
            while (dialog.isMaking())
                QTest::qWait(5);
            return message(dialog);
        };
        const QString longTitle = QStringList(60, QStringLiteral("knights")).join(u' ');
        const QString title = QStringLiteral("The title does not fit into two lines: its end is left out.");
        const QString names = QStringLiteral("Names do not fit into their places: their ends are left out.");
        QCOMPARE(told("Ann", "Club evening"), QString());
        QCOMPARE(told("Ann", longTitle), title);
        QCOMPARE(told(std::string(100, 'n'), "Club evening"), names);
        QCOMPARE(told(std::string(100, 'n'), longTitle), title + u' ' + names);
    }

    void aNameThatIsCutAboveAPrintedGameIsTold()
    {
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        for (const std::size_t length : {200U, 201U}) {
            const std::string record =
                "[Game \"orthodox\"]\n[Seat \"white: " + std::string(length, 'n') + "\"]\n\n1. e2-e4 $220 *\n";
            GamePrintDialog dialog(record, true, Registry::standard(), settings);
            QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60'000);
            QCOMPARE(message(dialog), length > 200
                                          ? QStringLiteral("The heading is cut: names have 200 letters at most, "
                                                           "what else stands there 2000.")
                                          : QString());
        }
    }

    void whatIsLargerThanThePageOpensAsLargeAsFits()
    {
        m_hands->window.model().replace(test::matchOf("longchess"));
        PrintDialog* const dialog = print();
        QVERIFY2(button(*dialog, "savePdf").isEnabled(), qPrintable(message(*dialog)));
        const double largest = size(*dialog).value();
        QVERIFY(largest < 10);
        QCOMPARE(dialog->findChild<QComboBox*>("orientation")->currentIndex(), 1); // it is wider than high
        size(*dialog).setValue(largest + 0.1);
        QVERIFY(!button(*dialog, "savePdf").isEnabled());
        m_hands->window.model().setModified(false);
    }

    void sizesThatAreNoneAreNamed()
    {
        PrintDialog* const dialog = print();
        for (const double wrong : {0.0, 1000000.0}) {
            size(*dialog).setValue(wrong);
            QVERIFY(message(*dialog).contains("1 to 10000 mm"));
            QVERIFY(!button(*dialog, "doPrint").isEnabled());
        }
        size(*dialog).setValue(4);
        QVERIFY(message(*dialog).contains("hard to read"));
        QVERIFY(button(*dialog, "doPrint").isEnabled());
        dialog->findChild<QLineEdit*>("part")->setText("a1-z9");
        QVERIFY(message(*dialog).contains("a1-z9"));
    }

    /** A part that is cut off there has no mark: the tick was taken and nothing was seen of it. */
    void whoseTurnItIsIsOfferedWhereAPartCanShowIt()
    {
        m_hands->window.model().replace(test::matchOf("orthodox"));
        PrintDialog* const dialog = print();
        auto* const turn = dialog->findChild<QCheckBox*>("turn");
        auto* const part = dialog->findChild<QLineEdit*>("part");
        QVERIFY(turn->isEnabled());
        part->setText("c2-g6");
        QVERIFY(!turn->isEnabled() && !turn->toolTip().isEmpty());
        part->setText("c2-");
        QVERIFY(turn->isEnabled() && turn->toolTip().isEmpty());
        part->setText("a1-h3");
        QVERIFY(turn->isEnabled());
        m_hands->window.model().setModified(false);
    }

    /** It would make the dialog as high as itself: its buttons would lie below the screen. */
    void aLongTextThatIsNoPartOfABoardIsQuotedShort()
    {
        PrintDialog* const dialog = print();
        QGuiApplication::clipboard()->setText(QStringLiteral("7k/8/8/8/8/8/R7/K7 w - - 0 1\n").repeated(10'000));
        auto* const part = dialog->findChild<QLineEdit*>("part");
        const QSize usual = dialog->minimumSizeHint();
        part->paste();
        QVERIFY(part->text().size() > 10'000);
        QVERIFY2(message(*dialog).contains("7k/8/8") && message(*dialog).contains("a1-"), qPrintable(message(*dialog)));
        QVERIFY2(message(*dialog).size() < 200, qPrintable(QString::number(message(*dialog).size())));
        QVERIFY(dialog->minimumSizeHint().height() < usual.height() + 200);
    }

    void choicesAreRemembered()
    {
        PrintDialog* const dialog = print();
        dialog->findChild<QComboBox*>("style")->setCurrentIndex(2);
        size(*dialog).setValue(12.5);
        dialog->findChild<QCheckBox*>("coordinates")->setChecked(false);
        dialog->findChild<QComboBox*>("orientation")->setCurrentIndex(1);
        save(*dialog, "savePdf", m_hands->folder.filePath("page.pdf"));
        QTRY_VERIFY(message(*dialog).contains("was written"));
        dialog->close();
        QTRY_VERIFY(!m_hands->find<PrintDialog>());
        PrintDialog* const again = print();
        QCOMPARE(again->findChild<QComboBox*>("style")->currentIndex(), 2);
        QCOMPARE(size(*again).value(), 12.5);
        QVERIFY(!again->findChild<QCheckBox*>("coordinates")->isChecked());
        QCOMPARE(again->findChild<QComboBox*>("orientation")->currentIndex(), 1);
    }

    void theAuthorIsToldByPdfsAndRemembered()
    {
        PagesDialog* const game = pages("printGame");
        QVERIFY(game->findChild<QLineEdit*>("author")->text().isEmpty());
        QString file = m_hands->folder.filePath("game.pdf");
        QTRY_VERIFY(!game->isMaking());
        save(*game, "savePdf", file);
        QTRY_VERIFY2(message(*game).contains("was written"), qPrintable(message(*game)));
        QVERIFY(!test::bytesIn(file).contains("/Author"));
        game->findChild<QLineEdit*>("author")->setText("Ann Author");
        save(*game, "savePdf", file);
        QTRY_VERIFY(test::bytesIn(file).contains("/Author"));
        game->close();
        // In whichever dialog it was typed.
        PrintDialog* const board = print();
        QCOMPARE(board->findChild<QLineEdit*>("author")->text(), QStringLiteral("Ann Author"));
        for (const bool isTiled : {false, true}) {
            board->findChild<QCheckBox*>("tiled")->setChecked(isTiled);
            file = m_hands->folder.filePath(isTiled ? "tiled.pdf" : "board.pdf");
            save(*board, "savePdf", file);
            QTRY_VERIFY(test::bytesIn(file).contains("/Author"));
            QTRY_VERIFY(button(*board, "savePdf").isEnabled());
        }
        board->close();
        ExportDialog* const picture = exporting();
        QCOMPARE(picture->findChild<QLineEdit*>("author")->text(), QStringLiteral("Ann Author"));
        file = m_hands->folder.filePath("picture.pdf");
        save(*picture, "doExport", file);
        QTRY_VERIFY(test::bytesIn(file).contains("/Author"));
    }

    void whatIsDamagedInTheSettingsIsLeftOut()
    {
        m_hands->store.setValue("print/style", "gold");
        m_hands->store.setValue("print/size", "-3");
        m_hands->store.setValue("print/coordinates", "perhaps");
        m_hands->store.setValue("print/margin", "wide");
        PrintDialog* const dialog = print();
        QCOMPARE(dialog->findChild<QComboBox*>("style")->currentIndex(), 0);
        QCOMPARE(size(*dialog).value(), 10.0);
        QVERIFY(dialog->findChild<QCheckBox*>("coordinates")->isChecked());
        QCOMPARE(dialog->findChild<QDoubleSpinBox*>("margin")->value(), 15.0);
    }

    void theEndingSaysTheFormat()
    {
        ExportDialog* const dialog = exporting();
        const std::pair<const char*, const char*> kinds[] = {
            {"a.svg", "<?xml"}, {"a.PDF", "%PDF-"}, {"a.png", "\x89PNG"}};
        for (const auto& [name, begin] : kinds) {
            const QString file = m_hands->folder.filePath(name);
            save(*dialog, "doExport", file);
            QTRY_VERIFY2(test::bytesIn(file).startsWith(begin), name);
            QTRY_VERIFY(button(*dialog, "doExport").isEnabled());
        }
    }

    void whatCannotBeWrittenIsNamed()
    {
        ExportDialog* const dialog = exporting();
        const QString file = m_hands->folder.filePath("none/a.svg");
        button(*dialog, "doExport").click();
        auto* const asks = dialog->findChild<QFileDialog*>("pictureFile");
        QVERIFY(asks);
        emit asks->fileSelected(file);
        asks->close();
        QTRY_VERIFY2(message(*dialog).contains("none/a.svg"), qPrintable(message(*dialog)));
        QVERIFY(!message(*dialog).contains("was written"));
    }

    void tooManyDotsAreNamed()
    {
        ExportDialog* const dialog = exporting();
        size(*dialog).setValue(100);
        dialog->findChild<QSpinBox*>("dpi")->setValue(2400);
        QVERIFY(message(*dialog).contains("20000"));
        QVERIFY(!button(*dialog, "doExport").isEnabled());
    }

    void theBoardIsCopiedAsAPicture()
    {
        m_hands->find<QAction>("copyPicture")->trigger();
        const QMimeData* const data = QGuiApplication::clipboard()->mimeData();
        QVERIFY(data->data("image/svg+xml").startsWith("<?xml"));
        QVERIFY(QImage::fromData(data->data("image/png"), "PNG").width() > 500);
        QVERIFY(data->hasImage());
    }

    void aPrinterGetsThePageTrueToScale()
    {
        PrintDialog* const dialog = print();
        DiagramSpec spec;
        spec.game = *Registry::standard().create("orthodox", {});
        spec.picture = BoardPicture::of(*spec.game, spec.game->start());
        spec.theme = *Theme::named("paper", false);
        QPrinter printer(QPrinter::HighResolution);
        const QString file = m_hands->folder.filePath("printed.pdf");
        printer.setOutputFileName(file);
        printer.setPageSize(QPageSize(QPageSize::A4));
        PageSpec page;
        page.checkLine = "100 mm";
        QVERIFY(printDocument(printer, diagramDocument("Chess", page, spec)));
        const QByteArray pdf = test::bytesIn(file);
        QVERIFY(pdf.startsWith("%PDF-"));
        QVERIFY(!pdf.contains("/Subtype /Image"));
        QVERIFY2(pdf.contains("/MediaBox [0 0 595"), pdf.mid(pdf.indexOf("MediaBox"), 40).constData());
        dialog->close();
    }

    void aFileIsPrintedWholeOrNotAtAll()
    {
        DiagramSpec spec;
        spec.game = *Registry::standard().create("orthodox", {});
        spec.picture = BoardPicture::of(*spec.game, spec.game->start());
        spec.theme = *Theme::named("paper", false);
        const PrintDocument document = diagramDocument("Chess", PageSpec(), spec);
        const auto print = [&document](QPrinter& chosen) { return printDocument(chosen, document); };
        const auto printInto = [](const QString& file, const std::function<bool(QPrinter&)>& how) {
            QPrinter printer(QPrinter::HighResolution);
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName(file);
            return printWhole(printer, how);
        };
        const QString file = m_hands->folder.filePath("whole.pdf");
        QCOMPARE(printInto(file, print), std::nullopt);
        const QByteArray whole = test::bytesIn(file);
        QVERIFY(whole.startsWith("%PDF-") && whole.trimmed().endsWith("%%EOF"));
        // What ends in the middle leaves the older file.
        const auto broken = printInto(file, [&print](QPrinter& chosen) {
            print(chosen);
            return false;
        });
        QVERIFY(broken && broken->contains("whole.pdf"));
        QCOMPARE(test::bytesIn(file), whole);
        QCOMPARE(printInto(m_hands->folder.filePath("none/whole.pdf"), print).has_value(), true);
        if (QFileInfo::exists("/proc/self")) { // a folder that takes no files
            const QByteArray temporary = qgetenv("TMPDIR");
            const auto back = qScopeGuard([&] { qputenv("TMPDIR", temporary); });
            qputenv("TMPDIR", "/proc");
            const auto homeless = printInto(file, print);
            QVERIFY2(homeless && homeless->contains("/proc"), qPrintable(homeless.value_or(QString())));
            QCOMPARE(test::bytesIn(file), whole);
        }
        if (QFileInfo::exists("/dev/full")) { // a disk that is full: Qt says nothing
            QPrinter printer(QPrinter::HighResolution);
            printer.setOutputFormat(QPrinter::PdfFormat);
            printer.setOutputFileName("/dev/full");
            QVERIFY(print(printer));
            QVERIFY(printInto("/dev/full", print));
        }
    }

    void pagesOfAllKindsAreWritten_data()
    {
        QTest::addColumn<QString>("action");
        QTest::addColumn<int>("least"); // pages
        QTest::newRow("game") << "printGame" << 1;
        QTest::newRow("score sheet") << "printScoreSheet" << 1;
        QTest::newRow("kit") << "printKit" << 4;
    }
    void pagesOfAllKindsAreWritten()
    {
        QFETCH(const QString, action);
        QFETCH(const int, least);
        PagesDialog* const dialog = pages(action);
        QVERIFY(dialog);
        auto* const preview = dialog->findChild<PagesPreview*>();
        QTRY_VERIFY(!dialog->isMaking());
        QVERIFY(preview->document());
        const int count = static_cast<int>(preview->document()->pages.size());
        QVERIFY(count >= least);
        QTest::keyClick(preview, Qt::Key_End); // Page Up and Page Down turn, End is the last
        QCOMPARE(preview->page(), count - 1);
        const QString file = m_hands->folder.filePath("pages.pdf");
        save(*dialog, "savePdf", file);
        QTRY_VERIFY2(message(*dialog).contains("was written"), qPrintable(message(*dialog)));
        const QByteArray pdf = test::bytesIn(file);
        QVERIFY(pdf.startsWith("%PDF-"));
        QCOMPARE(pdf.count("/Type /Page\n"), count);
        QVERIFY(!pdf.contains("/Subtype /Image"));
    }

    void choicesOfPagesAreRemembered()
    {
        PagesDialog* dialog = pages("printKit");
        dialog->findChild<QComboBox*>("style")->setCurrentIndex(2);
        dialog->findChild<QCheckBox*>("rules")->setChecked(false);
        dialog->findChild<QDoubleSpinBox*>("cell")->setValue(25);
        QTRY_VERIFY(!dialog->isMaking());
        const std::size_t without = dialog->findChild<PagesPreview*>()->document()->pages.size();
        save(*dialog, "savePdf", m_hands->folder.filePath("kit.pdf"));
        QTRY_VERIFY(message(*dialog).contains("was written"));
        dialog->close();
        QTRY_VERIFY(!m_hands->find<PagesDialog>());
        dialog = pages("printKit");
        QCOMPARE(dialog->findChild<QComboBox*>("style")->currentIndex(), 2);
        QCOMPARE(dialog->findChild<QDoubleSpinBox*>("cell")->value(), 25.0);
        QTRY_VERIFY(!dialog->isMaking());
        QCOMPARE(dialog->findChild<PagesPreview*>()->document()->pages.size(), without);
    }

    void cellsOfAKitThatAreNoneAreNamed()
    {
        PagesDialog* const dialog = pages("printKit");
        for (const double wrong : {0.0, 1000000.0}) {
            dialog->findChild<QDoubleSpinBox*>("cell")->setValue(wrong);
            QVERIFY(message(*dialog).contains("1 to 1000 mm"));
            QVERIFY(!button(*dialog, "savePdf").isEnabled());
        }
        dialog->findChild<QDoubleSpinBox*>("cell")->setValue(900);
        QTRY_VERIFY2(message(*dialog).contains("larger than the page. Cells of"), qPrintable(message(*dialog)));
        dialog->findChild<QCheckBox*>("pieces")->setChecked(false);
        QTRY_VERIFY2(message(*dialog).contains("pages; there can be"), qPrintable(message(*dialog)));
        QVERIFY(!button(*dialog, "savePdf").isEnabled());
        dialog->findChild<QDoubleSpinBox*>("cell")->setValue(4);
        QTRY_VERIFY(message(*dialog).contains("hard to read"));
        for (const char* part : {"board", "rules"})
            dialog->findChild<QCheckBox*>(part)->setChecked(false);
        QTRY_VERIFY2(message(*dialog).contains("Nothing is left to print"), qPrintable(message(*dialog)));
        QVERIFY(!button(*dialog, "savePdf").isEnabled());
        dialog->findChild<QCheckBox*>("rules")->setChecked(true);
        QTRY_VERIFY(button(*dialog, "savePdf").isEnabled());
        QVERIFY(button(*dialog, "savePdf").isEnabled());
    }

    void diagramsThatADocumentHasNoRoomForAreSaidToBeLeftOut()
    {
        const auto textOf = [](int diagrams) {
            std::string record = "[Game \"orthodox\"]\n\n";
            for (int i = 0; i < diagrams; ++i)
                record += std::string(std::array{"g1-f3", "g8-f6", "f3-g1", "f6-g8"}[static_cast<std::size_t>(i % 4)]) +
                          " $220 ";
            return record + "*\n";
        };
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        for (const int more : {0, 1}) {
            const std::string record = textOf(DocumentLimits::kMostDiagrams + more);
            GamePrintDialog dialog(record, true, Registry::standard(), settings);
            QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60'000);
            QCOMPARE(message(dialog).contains("1500 diagrams at most"), more > 0);
            QVERIFY(button(dialog, "savePdf").isEnabled());
            dialog.findChild<QCheckBox*>("diagrams")->setChecked(false);
            QTRY_VERIFY_WITH_TIMEOUT(!dialog.isMaking(), 60'000);
            QCOMPARE(message(dialog), QString());
        }
    }

    void signsThatNoFontHasAreTold()
    {
        QSettings settings(m_hands->folder.filePath("print.conf"), QSettings::IniFormat);
        for (const bool isMissing : {false, true}) {
            const QString sign = QString::fromUcs4(isMissing ? U"\U0010FFFD" : U"Ω"); // a private one of the last plane
            const QString record = QStringLiteral("[Game \"orthodox\"]\n\n1. e2-e4 {%1} *\n").arg(sign);
            GamePrintDialog dialog(record.toStdString(), true, Registry::standard(), settings);
            QTRY_VERIFY(!dialog.isMaking());
            const QString told =
                QStringLiteral("Boxes are printed for signs that no font has: %1 (U+10FFFD).").arg(sign);
            QCOMPARE(message(dialog), isMissing ? told : QString());
            QVERIFY(button(dialog, "savePdf").isEnabled());
        }
    }

    void signsOfADiagramThatNoFontHasAreTold()
    {
        const QString sign = QString::fromUcs4(U"\U0010FFFD");
        const QString told = QStringLiteral("Boxes are printed for signs that no font has: %1 (U+10FFFD).").arg(sign);
        for (QDialog* const dialog : {static_cast<QDialog*>(print()), static_cast<QDialog*>(exporting())}) {
            QVERIFY(!message(*dialog).contains(QStringLiteral("Boxes")));
            dialog->findChild<QLineEdit*>(QStringLiteral("caption"))->setText(sign);
            QVERIFY2(message(*dialog).contains(told), qPrintable(message(*dialog)));
            dialog->findChild<QLineEdit*>(QStringLiteral("caption"))->clear();
        }
    }

    void everythingIsReachedByKeyboardAndHasAName()
    {
        for (QDialog* const dialog :
             {static_cast<QDialog*>(print()), static_cast<QDialog*>(exporting()),
              static_cast<QDialog*>(pages("printKit")), static_cast<QDialog*>(pages("printGame")),
              static_cast<QDialog*>(pages("printScoreSheet"))}) {
            for (const QWidget* const one : dialog->findChildren<QWidget*>()) {
                const bool isField = qobject_cast<const QComboBox*>(one) ||
                                     qobject_cast<const QAbstractSpinBox*>(one) ||
                                     qobject_cast<const QAbstractButton*>(one);
                if (!isField || !one->isVisible())
                    continue;
                QAccessibleInterface* const spoken = QAccessible::queryAccessibleInterface(const_cast<QWidget*>(one));
                QVERIFY2(spoken && !spoken->text(QAccessible::Name).isEmpty(), qPrintable(one->objectName()));
                QVERIFY2(one->focusPolicy() & Qt::TabFocus, qPrintable(one->objectName()));
            }
            dialog->close();
        }
    }

private:
    PrintDialog* print()
    {
        m_hands->find<QAction>("print")->trigger();
        return m_hands->find<PrintDialog>();
    }
    ExportDialog* exporting()
    {
        m_hands->find<QAction>("exportPicture")->trigger();
        return m_hands->find<ExportDialog>();
    }
    PagesDialog* pages(const QString& action)
    {
        m_hands->find<QAction>(action)->trigger();
        const auto all = m_hands->window.findChildren<PagesDialog*>();
        return all.isEmpty() ? nullptr : all.back();
    }
    static QPushButton& button(const QWidget& dialog, const QString& name)
    {
        return *dialog.findChild<QPushButton*>(name);
    }
    static QDoubleSpinBox& size(const QWidget& dialog) { return *dialog.findChild<QDoubleSpinBox*>("size"); }
    static QString message(const QWidget& dialog) { return dialog.findChild<QLabel*>("message")->text(); }
    static void save(const QWidget& dialog, const QString& by, const QString& file)
    {
        button(dialog, by).click();
        auto* const asks = dialog.findChild<QFileDialog*>("pictureFile");
        emit asks->fileSelected(file);
        asks->close();
        delete asks;
    }

    std::unique_ptr<WindowHands> m_hands;
};

RINGFORD_TEST(TestPrintDialogs)
#include "test_print_dialogs.moc"
