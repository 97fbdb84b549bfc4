import type { listAgencies as endpoint, ListedAgency } from '@serai/contract/agencies/desk';
import type { AgencyState } from '@serai/contract/agencies/states';
import type { ReplyOf } from '@serai/contract/endpoint';
import { openOrderStatuses } from '@serai/contract/orders/statuses';
import type { Wallet } from '@serai/contract/wallet/wallet';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { sum } from '../../../domain/money.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { capped } from '../../../platform/list/count.ts';
import { filtersIn, readPage } from '../../../platform/list/read-list.ts';
import { countForAgencies, findLastBooked, type Products } from '../../orders/orders.ts';
import { readWallets } from '../../wallet/wallet.ts';
import { type AgencyRow, agencyList, countByState, findOwners } from './agency-store.ts';
import { presentContact } from './present-user.ts';

interface Deps {
  db: Db;
  products: Products;
}

/** Lists a page of agencies for staff. Debts, and the order by debt, are only for callers who see wallets. */
export async function listAgencies(
  deps: Deps,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { nodes } = operatorOf(call);
  const seesWallets = nodes.has('/console/wallet/view');
  const { sort, ...filter } = filtersIn(call.input);
  if (sort === 'debt' && !seesWallets) throw new AppError('no_permission');
  const { rows, next } = await readPage(deps.db, call.input, agencyList(filter, sort));
  const ids = rows.map(({ id }) => id);
  const owners = await findOwners(deps.db, ids);
  const wallets = seesWallets ? await readWallets(deps.db, ids, call.now) : undefined;
  const bookings = nodes.has('/console/order/view') ? await findBookings(deps, rows) : undefined;
  return {
    list: rows.map((row) => {
      const owner = owners.get(row.id);
      return {
        id: row.id,
        name: row.name,
        state: row.state,
        created_at: toSeconds(row.created_at),
        contact: owner ? presentContact(owner) : null,
        wallet: presentSums(wallets?.get(row.id)),
        orders: bookings?.get(row.id) ?? null,
      };
    }),
    ...countsOf(await countByState(deps.db, filter), filter.state),
    next,
  };
}

function presentSums(wallet: Wallet | undefined): ListedAgency['wallet'] {
  if (!wallet) return null;
  const { balance, credit_used, credit_limit } = wallet;
  return { balance, credit_used, credit_limit };
}

/** Finds the last booking and the number of open orders of each agency. */
async function findBookings(
  { db, products }: Deps,
  rows: readonly AgencyRow[],
): Promise<Map<number, NonNullable<ListedAgency['orders']>>> {
  const ids = rows.map(({ id }) => id);
  const counted = await countForAgencies(db, products, ids, openOrderStatuses);
  const last = await findLastBooked(db, products, ids);
  return new Map(
    rows.map(({ id, tz }) => {
      const own = counted.filter(({ agency_id }) => agency_id === id);
      const { total, total_capped } = capped(sum(own.map(({ count }) => count)));
      const at = last.get(id);
      const lastOn = at ? localDate(at.getTime(), tz) : null;
      return [id, { last_booked_on: lastOn, open: total, open_capped: total_capped }];
    }),
  );
}

/** Counts in list form; the total is that of the requested state. */
function countsOf(counted: readonly { state: AgencyState; count: number }[], state: AgencyState | undefined) {
  const asked = counted.filter((each) => state === undefined || each.state === state);
  return {
    ...capped(sum(asked.map(({ count }) => count))),
    counts: counted.map(({ state, count }) => {
      const { total, total_capped } = capped(count);
      return { state, count: total, capped: total_capped };
    }),
  };
}
