// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

class QWidget;

namespace ringford::ui {

class Document;
class MatchModel;

/** The title of a window: its file, its game and who plays it, and whether something is unsaved. */
class WindowTitle : public QObject {
    Q_OBJECT

public:
    /** All of them outlive it; it belongs to @p window. */
    WindowTitle(QWidget& window, MatchModel& match, Document& document);

private:
    void update();

    QWidget& m_window;
    MatchModel& m_match;
    Document& m_document;
};

} // namespace ringford::ui
