// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace ringford::ui {

class HelpWindow;
struct Program;

/** The help pages beside a window: in a window of their own, made when it is first asked for, in the chosen colours. */
class HelpBeside : public QObject {
    Q_OBJECT

public:
    /** Belongs to @p window; @p program outlives it. */
    HelpBeside(Program& program, QWidget& window);

    HelpWindow& window();
    /** See HelpWindow. */
    void open(const QString& page, const QString& anchor = {});
    /** Closes the pages, if they were opened. */
    void close();

protected:
    /** Other colours of the desktop. */
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    void takeTheme();

    Program& m_program;
    QWidget& m_window;
    HelpWindow* m_help = nullptr;
};

} // namespace ringford::ui
