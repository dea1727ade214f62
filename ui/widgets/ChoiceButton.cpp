// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/ChoiceButton.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QPainter>

namespace ringford::ui {

namespace {

class ChoiceAccessible : public QAccessibleWidget {
public:
    explicit ChoiceAccessible(ChoiceButton* button) : QAccessibleWidget(button, QAccessible::RadioButton) {}

    QString text(QAccessible::Text what) const override
    {
        const QString told = QAccessibleWidget::text(what);
        return what == QAccessible::Name && told.isEmpty() ? button().text() : told;
    }

    QAccessible::State state() const override
    {
        QAccessible::State state = QAccessibleWidget::state();
        state.checkable = true;
        state.checked = button().isChecked();
        return state;
    }

    QStringList actionNames() const override { return {pressAction(), setFocusAction()}; }

    void doAction(const QString& name) override
    {
        if (name == pressAction())
            button().click();
        else
            QAccessibleWidget::doAction(name);
    }

private:
    ChoiceButton& button() const { return *static_cast<ChoiceButton*>(widget()); }
};

QAccessibleInterface* makeChoice(const QString& name, QObject* object)
{
    auto* const button = qobject_cast<ChoiceButton*>(object);
    return button && name == QLatin1String(ChoiceButton::staticMetaObject.className()) ? new ChoiceAccessible(button)
                                                                                       : nullptr;
}

} // namespace

ChoiceButton::ChoiceButton(QWidget* parent) : QToolButton(parent)
{
    QAccessible::installFactory(makeChoice); // once more does nothing
    setCheckable(true);
}

void ChoiceButton::paintEvent(QPaintEvent* event)
{
    constexpr double kFrame = 2; // px
    QToolButton::paintEvent(event);
    if (!isChecked())
        return;
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(palette().color(QPalette::WindowText), kFrame));
    constexpr double kInside = kFrame / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(kInside, kInside, -kInside, -kInside), kFrame, kFrame);
}

} // namespace ringford::ui
