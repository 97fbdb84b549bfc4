import type { Db, Trx } from '../../../calls.ts';
import { listNodeHolders } from '../../people/people.ts';

/** Staff members who answer work orders: tens of people. */
export async function listHandlers(db: Db | Trx): Promise<{ id: number; name: string }[]> {
  const holders = await listNodeHolders(db, '/console/workOrder/answer');
  return holders.map(({ id, nickname }) => ({ id, name: nickname }));
}
