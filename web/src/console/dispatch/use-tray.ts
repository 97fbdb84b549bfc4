import { useState } from 'react';
import { type Board, type BoardRide, isOpen } from './board.ts';

/**
 * Rides of the tray, earliest first. A ride that was assigned stays in its place until another board is shown, so
 * that nothing moves under the pointer.
 */
export function useTray(board: Board): BoardRide[] {
  const scope = `${board.base.id} ${board.day}`;
  const [kept, setKept] = useState<{ scope: string; ids: readonly number[] }>({ scope, ids: [] });
  const before = kept.scope === scope ? kept.ids : [];
  const added = board.rides.filter((ride) => isOpen(ride) && !before.includes(ride.id)).map(({ id }) => id);
  const ids = [...before, ...added];
  if (kept.scope !== scope || added.length > 0) setKept({ scope, ids });
  return board.rides.filter(({ id }) => ids.includes(id));
}
