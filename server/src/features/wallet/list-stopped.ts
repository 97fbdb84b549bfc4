import type { StoppedAgency } from '@serai/contract/wallet';
import type { Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';

/** No more are shown: so many would mean that something is wrong with all of them. */
const mostShown = 100;

/** The agencies whose money is stopped, longest first. */
export async function listStopped(db: Db): Promise<StoppedAgency[]> {
  const rows = await db
    .selectFrom('agencies')
    .select(['id', 'name', 'money_stopped_at'])
    .where('money_stopped_at', 'is not', null)
    .orderBy('money_stopped_at')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map(({ id, name, money_stopped_at }) => ({
    agency_id: id,
    name,
    stopped_at: toSeconds(money_stopped_at!),
  }));
}
