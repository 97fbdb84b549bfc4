import { type BoardRide, boardActions } from '@serai/contract/vehicles/board';
import type { DispatchEvent } from '@serai/contract/vehicles/dispatch';
import { decideDispatch } from '../../../domain/dispatch.ts';

type Facts = Pick<BoardRide, 'order_status' | 'status'> & { driver_id: number | null };

/** Lists the actions of dispatchers that the state of a ride and of its order allows. */
export function listBoardActions({ order_status, status, driver_id }: Facts): BoardRide['actions'] {
  if (order_status !== 'confirmed' && order_status !== 'in_service') return [];
  const may = (event: DispatchEvent) => decideDispatch(status, event, 'operator') !== undefined;
  const possible = {
    assign: may('assign'),
    reassign: may('reassign'),
    link: driver_id !== null && status !== 'finished',
  };
  return boardActions.filter((action) => possible[action]);
}
