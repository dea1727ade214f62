// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/rules/Description.h"
#include "ui/computer/ComputerSeats.h"
#include "ui/dialogs/WhoPlays.h"

#include <QList>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

class QFormLayout;
namespace ringford::ui {

class PlayerField;
class StarterRoll;

/** Who plays: a person, with a field for the name, or the computer, at each seat of a game. */
class NameFields : public QWidget {
    Q_OBJECT

public:
    explicit NameFields(QWidget* parent = nullptr);

    /** What chess programs can play, by their names; shown with the next game. */
    void setPrograms(const QStringList& names) { m_programs = names; }
    /**
     * Makes the fields of another game, with the names that were there. @p takenKeys: access keys of others;
     * @p isForPrograms: whether chess programs know it
     */
    void setGame(const GameDescription& game, QString takenKeys, bool isForPrograms);
    /** By seat. */
    void setNames(const std::vector<std::string>& names);
    /** The seats that begin, none in a decided position: whoever is rolled for sits at the first of them. */
    void setBeginning(SeatSet seats);
    /** Lets player number @p player, from 1, sit at the first seat that begins, and the others follow in their order. */
    void begin(int player);
    void setUsualLevel(int level) { m_who->setUsualLevel(level); }
    /** Offers who plays, for all seats at once. */
    void offer(WhoPlays::Kind kind, int level);
    /** Whether a label is of a single seat. */
    bool isOfSeat(const QWidget& label) const;
    /** Which seats the computer plays. */
    ComputerSeats computers() const;
    void setComputers(const ComputerSeats& computers);
    /** Puts the names into @p names, by seat; those that stand there to the letter stay so. */
    void write(std::vector<std::string>& names) const;
    /** In the order for Tab. */
    QList<QWidget*> fields() const;

private:
    /** What was chosen seat by seat for so many seats. */
    struct Chosen {
        ComputerSeats players;
        std::size_t seats;
    };

    void seatComputers();
    void keepNames();
    void keepFields(const QStringList& titles, const QStringList& programs);
    void addField(Seat seat, const QString& title, const QString& label, const QStringList& programs);
    void seatAsBefore(const ComputerSeats& before, bool isForPrograms);
    void follow(const PlayerField& field);
    QString rolledText(int player, const QString& name, const QString& seat) const;

    QFormLayout* m_rows;
    WhoPlays* m_who; ///< its rows are the first
    StarterRoll* m_starter;
    std::vector<PlayerField*> m_fields;
    QStringList m_names;            ///< those written, by seat, also at seats that the game does not have
    std::optional<Chosen> m_chosen; ///< as long as nothing is chosen for the other number of seats that there is now
    QStringList m_programs;
    QStringList m_offered;       ///< programs, by the fields that there are
    SeatSet m_beginning{Seat{}}; ///< never empty
};

} // namespace ringford::ui
