// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QPoint>
#include <QSize>

#include <optional>
#include <vector>

class QWheelEvent;

namespace ringford::ui {

class BoardView;
class EdgeLabels;
class Minimap;

/** How large the boards are seen, and what of them: zoom and pan, the map beside them and the labels at the edges. */
class PanZoom : public QObject {
    Q_OBJECT

public:
    /** Belongs to @p view. */
    explicit PanZoom(BoardView& view) : m_view(view) {}

    /** Makes the map and the labels. @pre the view has its scene */
    void makeMap();
    /** Lays the boards out for the view as it is. */
    void arrange();
    /** The map has its room beside what is seen of the board, never over it. */
    void placeMap();
    /** What the boards have as long as they are seen whole: without scroll bars and map. */
    QSize wholeSpace() const;

    double zoom() const { return m_zoom; }
    /** Whether the map is wanted and of use, but there is no room for it. */
    bool mapLacksRoom() const { return m_mapLacksRoom; }
    void zoomIn();
    void zoomOut();
    /** The whole, all of its width, all of its height: so it stays while the view is resized. */
    void zoomToFit();
    void zoomToWidth();
    void zoomToHeight();
    /** Of linked boards, one is seen as large as its height fits; nothing: all of them. */
    void showLinked(std::optional<int> face);

    /** The wheel zooms, or pans a long board along its length; false if that is not meant. */
    bool wheel(const QWheelEvent& event);
    /**
     * Moves what is seen of boards that are larger than the view: with Alt and Shift the arrows by two cells, Page Up
     * and Page Down by most of the view along the longer side that is cut. False for keys that lead nowhere.
     */
    bool panByKey(int key, Qt::KeyboardModifiers modifiers);
    /** Whether something of the boards is out of view. */
    bool canPan() const;
    /** Moves a step towards edges of the view. */
    void stepTo(Qt::Edges edges);
    /** The edges that a point is at, or beyond, where more of the boards can be brought into view. */
    Qt::Edges edgesNear(QPoint inViewport) const;
    /** The labels that lie over the boards there; null: none. */
    EdgeLabels* edgeAt(QPoint inViewport) const;

    /** Space is held: dragging pans. */
    void holdSpace();
    bool isSpaceHeld() const { return m_isSpaceHeld; }
    void forgetSpace() { m_isSpaceHeld = false; }
    /** Space is let go: whether it was held, and nothing was panned. Nothing if it was not held. */
    std::optional<bool> releaseSpace();
    /** A hand takes hold of the boards, moves them, and lets go. */
    void grab(QPoint at);
    bool isGrabbed() const { return m_grabbedAt.has_value(); }
    void dragTo(QPoint at);
    void letGo() { m_grabbedAt.reset(); }

signals:
    void zoomChanged(double zoom);
    /** Somebody has asked for another zoom than the whole, whatever came of it: the cursor is to stay in view. */
    void zoomed();

private:
    /** What the boards are as large as; Free: as large as somebody wanted them; Cells: those of one board fit. */
    enum class Fit : std::uint8_t { Free, Width, Height, Cells };

    void setZoom(double zoom, QPoint fixed, Fit fit = Fit::Free);
    void fitSide();
    double zoomOfCells(QSizeF space) const;
    QSizeF spaceBesideMap() const;
    /** Which sides of the boards are longer than what there is for them. */
    struct Cut {
        bool across;
        bool down;
    };
    Cut cut() const;
    bool findRoomForMap(Cut cut);
    bool hasRoomForMap(Cut cut, double most) const;
    QPoint middle() const;
    void moveBy(QPoint off);

    BoardView& m_view;
    std::vector<EdgeLabels*> m_edges;
    Minimap* m_minimap = nullptr;
    double m_zoom = 1;
    Fit m_fit = Fit::Free;
    int m_cellsOf = 0;          ///< the board of Fit::Cells
    bool m_mapGivesWay = false; ///< it would take most of the height that the boards could win
    bool m_mapLacksRoom = false;
    bool m_isSpaceHeld = false;
    bool m_hasPanned = false; ///< since then
    std::optional<QPoint> m_grabbedAt;
};

} // namespace ringford::ui
