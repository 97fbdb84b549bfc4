import type { ReplyOf } from '@serai/contract/endpoint';
import type { listCash as endpoint } from '@serai/contract/vehicles/cash';
import type { CashState } from '@serai/contract/vehicles/cash-words';
import { type RawBuilder, sql } from 'kysely';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { byId, joinConditions, readList } from '../../../platform/list/read-list.ts';
import { withinScope } from '../../orders/for-products.ts';
import { cashTables, isOpenCash, selectCash } from './cash-store.ts';
import { presentCash } from './present-cash.ts';

/** Conditions on `cash` by state, as `stateOfCash` decides it. */
const inState: Record<CashState, RawBuilder<boolean>> = {
  open: isOpenCash,
  handed_in: sql`cash.hand_in_id IS NOT NULL AND cash.voided_at IS NULL`,
  voided: sql`cash.voided_at IS NOT NULL`,
};

/** Lists a page of records: the open ones in the order of their recording, others newest first. */
export async function listCash(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { state, driver_id, order_id } = call.input;
  const { scope } = operatorOf(call);
  const { rows, ...listed } = await readList(db, call.input, {
    list: ['driver-cash', state, driver_id, order_id, scope],
    order: byId(state === 'open' ? 'oldest first' : 'newest first', 'cash.id'),
    from: cashTables,
    where: joinConditions([
      state && inState[state],
      driver_id !== undefined && sql`cash.driver_id = ${driver_id}`,
      order_id !== undefined && sql`orders.id = ${order_id}`,
      withinScope(scope),
    ]),
    select: selectCash,
  });
  return { list: rows.map((row) => presentCash(row, call)), ...listed };
}
