// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

#include <vector>

namespace ringford {
struct Node;
}

namespace ringford::ui {

class BoardView;

/**
 * Boards that are larger than the view: what was played out of sight is brought into it, once no hand holds anything on
 * the board. Of several boards each is left where somebody looks; who sees nothing of one does not want to see it now,
 * until he is waited for: then a board where he can act is in view, unless he has just chosen himself what is.
 */
class PlayFollower : public QObject {
    Q_OBJECT

public:
    /** Belongs to @p view. @pre the view has its scene */
    explicit PlayFollower(BoardView& view);

private:
    void take();
    void follow();
    void followAction(const std::vector<int>& stay);
    std::vector<int> awaitedFaces() const;
    bool isSeen(int face) const;
    bool isPlayedByOthers() const;
    void showOneOf(const std::vector<int>& faces);
    bool isHandBusy() const;

    BoardView& m_view;
    const Node* m_seen; ///< the place that was shown last
    bool m_isDue = false;
    bool m_isFollowing = false;
    bool m_isSetByHand = false; ///< what is in view, since the last action
};

} // namespace ringford::ui
