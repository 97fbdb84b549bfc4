import type { StoppedAgency } from '@serai/contract/wallet/wallet';
import type { Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';

/** Maximum number shown; more would indicate a general fault. */
const maxShown = 100;

/** Agencies whose money is stopped, longest stopped first. */
export async function listStopped(db: Db): Promise<StoppedAgency[]> {
  const rows = await db
    .selectFrom('agencies')
    .select(['id', 'name', 'money_stopped_at'])
    .where('money_stopped_at', 'is not', null)
    .orderBy('money_stopped_at')
    .orderBy('id')
    .limit(maxShown)
    .execute();
  return rows.map(({ id, name, money_stopped_at }) => ({
    agency_id: id,
    name,
    stopped_at: toSeconds(money_stopped_at!),
  }));
}
