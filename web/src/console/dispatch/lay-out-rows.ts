import type { Board, BoardRide } from './board.ts';
import type { boardRows } from './dispatch-address.ts';

/** A stretch of the time line in percent of its width. */
export interface Stretch {
  left: number;
  width: number;
}

/** A ride on the time line: `busy` from leaving the base until ready again, `ride` the part with the guests. */
export interface Bar {
  ride: BoardRide;
  /** Number of the line within the row, from 0: rides that overlap are placed below each other. */
  lane: number;
  busy: Stretch;
  trip: Stretch;
}

/** A vehicle or driver with its rides. */
export interface BoardRow {
  id: number;
  bars: Bar[];
  lanes: number;
  /** Periods between two rides. */
  waits: Stretch[];
}

/** Lays out the rides of each vehicle or driver, in the order of the board. */
export function layOutRows(board: Board, by: (typeof boardRows)[number]): BoardRow[] {
  return board[by].map(({ id }) => {
    const rides = board.rides.filter(
      ({ vehicle, driver }) => (by === 'vehicles' ? vehicle : driver)?.id === id,
    );
    return { id, ...layOut(rides, board) };
  });
}

/** Position of an instant in percent of the board's period, limited to it. */
export function shareOf(seconds: number, { from, to }: Pick<Board, 'from' | 'to'>): number {
  const share = ((seconds - from.utc) / (to.utc - from.utc)) * 100;
  return Math.min(100, Math.max(0, share));
}

function layOut(rides: readonly BoardRide[], board: Board): Omit<BoardRow, 'id'> {
  const sorted = [...rides].sort((a, b) => a.busy_from.utc - b.busy_from.utc || a.id - b.id);
  const ends: number[] = [];
  const bars: Bar[] = [];
  const waits: Stretch[] = [];
  let readyAt: number | null = null;
  for (const ride of sorted) {
    const { busy_from, busy_to, starts_at, ends_at } = ride;
    const free = ends.findIndex((end) => end <= busy_from.utc);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = busy_to.utc;
    bars.push({
      ride,
      lane,
      busy: stretch(busy_from.utc, busy_to.utc, board),
      trip: stretch(starts_at.utc, ends_at.utc, board),
    });
    if (readyAt !== null && readyAt < busy_from.utc) waits.push(stretch(readyAt, busy_from.utc, board));
    readyAt = Math.max(readyAt ?? 0, busy_to.utc);
  }
  return { bars, waits, lanes: Math.max(1, ends.length) };
}

function stretch(from: number, to: number, board: Board): Stretch {
  const left = shareOf(from, board);
  return { left, width: shareOf(to, board) - left };
}
