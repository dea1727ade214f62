// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/tools/PracticeMistake.h"

#include "ui/board/scene/BoardScene.h"

namespace ringford::ui {

namespace {

constexpr int kMistakeSeen = 2500; // ms: long enough to see where the piece went

} // namespace

PracticeMistake::PracticeMistake(BoardScene& scene, TouchSession& touches, PlayingHand& hand)
    : m_scene(scene), m_touches(touches), m_hand(hand)
{
    m_seen.setSingleShot(true);
    m_seen.setInterval(kMistakeSeen);
    connect(&m_seen, &QTimer::timeout, this, &PracticeMistake::seen);
}

void PracticeMistake::show(const Touch& first, Cell to)
{
    m_touches.clear();
    m_scene.marks().clearTouches();
    if (first.kind == Touch::Kind::Stock) {
        m_scene.pieces().bring(first.piece, m_scene.boundsOf(Touch::on(to)).center());
        m_scene.pieces().settleBrought(to);
    } else if (first.kind == Touch::Kind::Cell && m_scene.pieceOn(first.cell)) {
        m_hand.restOn(first.cell, to);
    }
    m_seen.start();
}

} // namespace ringford::ui
