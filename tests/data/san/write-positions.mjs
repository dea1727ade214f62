// SPDX-License-Identifier: GPL-3.0-or-later
// Writes positions of random play, one a line, with all their moves in standard algebraic notation: see README.md.
import { Chess } from 'chess.js';

const kLines = 1000;
const kMostPlies = 160;

// Castling both ways, promotions with captures, and three pieces of a kind that reach one square: rare in random play.
const kChosen = [
  'r3k2r/1P4P1/2n2n2/3pP3/8/8/1p4p1/R3K2R w KQkq d6 0 1',
  'k7/8/8/N3N3/8/N7/8/7K w - - 0 1',
  '8/7k/8/8/Q1Q5/8/Q7/6K1 w - - 0 1',
  '8/1P1P1P2/4k3/8/8/4K3/2p1p1p1/8 w - - 0 1',
  '8/1P1P1P2/4k3/8/8/4K3/2p1p1p1/1N1R1B2 b - - 0 1',
  '4k3/8/8/8/1b6/2N5/8/R2NK2R w KQ - 0 1',
  'k7/8/8/2Q1Q3/8/2Q1Q3/8/K7 w - - 0 1',
  '5rk1/5ppp/8/8/8/8/8/R3R1K1 w - - 0 1',
  '3k4/8/8/8/8/8/8/R3K2R w KQ - 0 1',
];

let seed = 20261124;
function draw(count) {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return Math.floor((seed / 4294967296) * count);
}

const lines = new Set();
function add(chess) {
  const moves = chess.moves();
  if (moves.length > 0) lines.add(chess.fen() + '\t' + moves.sort().join(' '));
}

for (const fen of kChosen) add(new Chess(fen));
while (lines.size < kLines) {
  const chess = new Chess(draw(3) > 0 ? undefined : kChosen[draw(kChosen.length)]);
  for (let rest = draw(kMostPlies); rest > 0 && chess.moves().length > 0; --rest) {
    const moves = chess.moves();
    chess.move(moves[draw(moves.length)]);
  }
  add(chess);
}
console.log([...lines].join('\n'));
