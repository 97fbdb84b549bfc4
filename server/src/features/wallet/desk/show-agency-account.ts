import type { ReplyOf } from '@serai/contract/endpoint';
import type { showAgencyAccount as endpoint } from '@serai/contract/wallet/desk';
import type { Call, Db } from '../../../calls.ts';
import { presentAged, presentExposure, readExposure } from '../exposure-store.ts';
import { readWallet } from '../show-wallet.ts';

/** Shows an agency's deposit, credit and debt to staff. Refuses an unknown agency with `not_found`. */
export async function showAgencyAccount(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agency_id: agencyId } = input;
  const wallet = await readWallet(db, agencyId, now);
  const { currency } = wallet.credit_limit;
  const exposure = await readExposure(db, agencyId, now);
  const { name, tz } = await db
    .selectFrom('agencies')
    .select(['name', 'tz'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  return {
    agency: { id: agencyId, name, tz },
    wallet,
    exposure: presentExposure(exposure, currency),
    aged: presentAged(exposure, currency),
  };
}
