// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/print/DiagramSpec.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLineEdit;
class QSettings;

namespace ringford::ui {

/** The fields that say what of a diagram is printed, how large and in which style. */
class DiagramForm : public QWidget {
    Q_OBJECT

public:
    /** What is begun with is @p diagram as it is on the screen; @p hasScreenStyle offers the colours of the screen. */
    DiagramForm(const DiagramSpec& diagram, bool hasScreenStyle, QWidget* parent = nullptr);

    /** The diagram as it is chosen now. */
    DiagramSpec chosen() const;
    /** What of the fields cannot be read, for people; empty: nothing. */
    QString trouble() const;
    void setCell(double mm);
    /** Linked boards that are wider stand in rows; 0 mm: they may have any width. */
    void setMostWidth(double mm) { m_mostWidth = mm; }
    /** Asks who has made it, too: authorField(). */
    void addAuthor(QSettings& store);

    /** What is chosen, but for what belongs to a single diagram: caption and part. What does not fit is left out. */
    void recall(const QSettings& store);
    void remember(QSettings& store) const;

signals:
    void changed();

private:
    void addLook(QFormLayout& rows, bool hasScreenStyle);
    void addSize(QFormLayout& rows);
    void addSeats(QFormLayout& rows);
    void addSwitches(QFormLayout& rows);
    QCheckBox* addSwitch(QFormLayout& rows, const char* name, const QString& text, bool DiagramSpec::Shown::*what);
    void offerTurn();
    std::vector<double> turns() const;

    struct Switch {
        QCheckBox* box;
        bool DiagramSpec::Shown::*what;
    };

    DiagramSpec m_diagram;
    QComboBox *m_style, *m_sizeOf, *m_turned;
    QDoubleSpinBox* m_size;
    QLineEdit *m_part, *m_caption;
    QLineEdit* m_author = nullptr;
    double m_mostWidth = 0;
    std::vector<Switch> m_switches;
};

/** The spelling of a length in the window's language: `12.5 mm`. */
QString inMm(double mm);

} // namespace ringford::ui
