// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Game.h"

#include <QList>
#include <QWidget>

class QComboBox;
class QFormLayout;
class QLineEdit;

namespace ringford::ui {

/**
 * Asks for the options of a game, whatever it is: made from the engine's option list alone. Words and ranges become
 * combo boxes in which what does not go together with the others is disabled; a form that only the page describes
 * becomes a line to type.
 */
class OptionForm : public QWidget {
    Q_OBJECT

public:
    explicit OptionForm(QWidget* parent = nullptr);

    /**
     * Asks for the options of @p type, which outlives the form, beginning at @p chosen. Access keys are none of the
     * letters @p taken.
     */
    void setGame(const GameType& type, const OptionValues& chosen = {}, const QString& taken = {});
    /** Those letters, and the access keys of its own labels. */
    const QString& takenKeys() const { return m_takenKeys; }
    /** The options that are not left at their default. */
    OptionValues values() const;
    /** Its fields, from the top down. */
    QList<QWidget*> fields() const;
    bool isEmpty() const { return m_fields.empty(); }

signals:
    void changed();

protected:
    bool event(QEvent* event) override;

private:
    struct Field {
        const OptionSpec* spec;
        QComboBox* combo; ///< null where `line` is not
        QLineEdit* line;
    };

    struct Choice {
        QString title;
        QString value;
    };

    /** What a list offers for an option, the others being @p given. */
    std::vector<Choice> choices(const OptionSpec& spec, const OptionValues& given) const;
    static void fill(QComboBox& combo, const std::vector<Choice>& choices, const QString& value);
    static QString valueOf(const Field& field);
    void addField(const OptionSpec& spec, const OptionValues& chosen);
    void explain(const Field& field) const;
    void onChanged();
    void updateAllowed();
    bool isIdle(const OptionSpec& spec) const;
    void keepHeight();

    const GameType* m_type = nullptr;
    QFormLayout* m_rows;
    QString m_takenKeys;
    std::vector<Field> m_fields;
};

/** All values of an option that has no form: its words, then its numbers. */
std::vector<std::string> listedValues(const OptionSpec& option);

} // namespace ringford::ui
