// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>

namespace ringford::ui {

/**
 * A list with one choice whose entries may be longer than there is room for: what is chosen ends with an ellipsis then,
 * and is told whole beside the pointer. The list that opens shows all entries whole.
 */
class NarrowComboBox : public QComboBox {
    Q_OBJECT

public:
    /** Wide enough for so many letters; what lies around it may make it wider. */
    explicit NarrowComboBox(int letters, QWidget* parent = nullptr);

protected:
    bool event(QEvent* event) override;
    void initStyleOption(QStyleOptionComboBox* option) const override;

private:
    QString seen(const QStyleOptionComboBox& option) const;
};

} // namespace ringford::ui
