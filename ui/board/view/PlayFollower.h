// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>

namespace ringford {
struct Node;
}

namespace ringford::ui {

class BoardView;

/**
 * Boards that are larger than the view: what was played out of sight is brought into it, once no hand holds anything on
 * the board. Of several boards each is left where somebody looks; who sees nothing of one does not want to see it now.
 */
class PlayFollower : public QObject {
    Q_OBJECT

public:
    /** Belongs to @p view. @pre the view has its scene */
    explicit PlayFollower(BoardView& view);

private:
    void take();
    void follow();
    bool isHandBusy() const;

    BoardView& m_view;
    const Node* m_seen; ///< the place that was shown last
    bool m_isDue = false;
};

} // namespace ringford::ui
