import type { listContracts as endpoint } from '@serai/contract/agencies/contracts';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { openPage } from '../../platform/list/page.ts';
import { contractAt, type ListedContract, listVersions } from './contract-store.ts';
import { presentVersion } from './present-contract.ts';

/** Lists a page of an agency's contract versions, future ones first. */
export async function listContracts(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const agency = await db
    .selectFrom('agencies')
    .select(['id', 'currency', 'most_unpaid_orders', 'most_unpaid_percent', 'credit_stopped_at', 'tz'])
    .where('id', '=', input.agency_id)
    .executeTakeFirst();
  if (!agency) throw new AppError('not_found');
  const page = openPage<ListedContract>(input, ['contracts', agency.id], ({ valid_from, id }) => [
    valid_from.getTime(),
    id,
  ]);
  const { rows, next } = page.cut(await listVersions(db, agency.id, page));
  const shown = { currency: agency.currency, inForceId: (await contractAt(db, agency.id, now))?.id };
  const { most_unpaid_orders, most_unpaid_percent, tz, credit_stopped_at: stopped } = agency;
  return {
    list: rows.map((version) => presentVersion(version, shown)),
    next,
    most_unpaid_orders,
    most_unpaid_percent,
    tz,
    credit_stopped_at: stopped && toSeconds(stopped),
  };
}
