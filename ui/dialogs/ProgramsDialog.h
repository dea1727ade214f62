// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/settings/ChessProgram.h"

#include <QDialog>

class QDoubleSpinBox;
class QLabel;
class QLineEdit;
class QListWidget;
class QPushButton;

namespace ringford::ui {

class EloField;
class ProgramProbe;
class SettingsStore;

/** The chess programs that somebody has named: which they are, how they are started, how strong they are to play. */
class ProgramsDialog : public QDialog {
    Q_OBJECT

public:
    /** Shows those of @p settings, and changes them when it is accepted. */
    explicit ProgramsDialog(SettingsStore& settings, QWidget* parent = nullptr);

    /** Asks a program what it speaks, and adds it if it is one. */
    void add(const QString& file);
    const ChessPrograms& programs() const { return m_programs; }

    void accept() override;

private:
    QWidget* makeList();
    QWidget* makeForm();
    void fillAddMenu();
    void chooseFile();
    void addFound(const ChessProgram& program, const QString& name);
    void take(const ChessProgram& program, const QString& name);
    void addItem(const QString& name);
    void remove();
    void ask(const ChessProgram& program);
    void test();
    void updateTest();
    void show();
    void keep();
    void say(const QString& text);
    int row() const;
    QString freeName(const QString& wanted) const;

    SettingsStore& m_settings;
    ChessPrograms m_programs;
    ProgramProbe* m_probe;
    int m_tested = -1; ///< the row of the program that is asked again; -1: a new one
    QListWidget* m_list;
    QPushButton* m_add;
    QPushButton* m_remove;
    QPushButton* m_test;
    QLineEdit* m_name;
    QLabel* m_file;
    QLineEdit* m_arguments;
    EloField* m_elo;
    QDoubleSpinBox* m_time;
    QLabel* m_status;
    QPushButton* m_ok = nullptr;
};

} // namespace ringford::ui
