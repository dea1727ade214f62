// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QWidget>

class QCheckBox;
class QSpinBox;

namespace ringford::ui {

/** How strong a chess program is to play: as well as it can, or, where it knows how, at a number of Elo. */
class EloField : public QWidget {
    Q_OBJECT

public:
    explicit EloField(QWidget* parent = nullptr);

    /** What it can be told, 0 and 0: nothing. @p elo: what it is told, 0: nothing. */
    void show(int least, int most, int elo);
    /** 0: as well as it can. */
    int elo() const;

signals:
    /** Somebody changed it. */
    void changed();

private:
    QCheckBox* m_isLimited;
    QSpinBox* m_elo;
};

} // namespace ringford::ui
