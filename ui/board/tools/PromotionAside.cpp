// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/PromotionAside.h"

#include <algorithm>
#include <utility>

namespace ringford::ui {

void PromotionAside::keep(const Node* at)
{
    m_touched = m_touches.touched();
    m_at = at;
}

PromotionAside::Outcome PromotionAside::takeUp()
{
    const Node* const at = m_model.viewedNode();
    if (m_touched.empty() || !m_touches.touched().empty())
        return Outcome::Nothing;
    const std::vector<Touch> touched = std::exchange(m_touched, {});
    const bool isNext = at == m_at || at->parent == m_at;
    if (isNext && touchAgain(touched))
        return Outcome::TakenUp;
    m_touches.get().clear();
    return isNext ? Outcome::Lost : Outcome::Outdated;
}

bool PromotionAside::touchAgain(const std::vector<Touch>& touched)
{
    using Answer = GestureSession::Answer;
    const auto isTaken = [this](const Touch& touch) {
        const Answer answer = m_touches.get().touch(touch);
        return answer.kind == Answer::Kind::Begun || answer.kind == Answer::Kind::Resting;
    };
    return std::ranges::all_of(touched, isTaken) && m_touches.awaitsStock();
}

} // namespace ringford::ui
