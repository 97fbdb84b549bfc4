import type { listAged as endpoint } from '@serai/contract/billing/desk';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db } from '../../../calls.ts';
import { listExposures, presentAged, presentExposure, readWallet } from '../../wallet/wallet.ts';

/** Agencies per page. */
export const agedPerPage = 50;

/** Lists what agencies owe, by part: most past due first, then largest exposure. */
export async function listAged(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const page = input.page ?? 1;
  const sorted = (await listExposures(db, now)).toSorted(
    (a, b) =>
      b.exposure.past_due - a.exposure.past_due ||
      b.exposure.total - a.exposure.total ||
      a.agencyId - b.agencyId,
  );
  const shown = sorted.slice((page - 1) * agedPerPage, page * agedPerPage);
  return {
    list: await Promise.all(
      shown.map(async ({ agencyId, agency, currency, exposure }) => ({
        agency_id: agencyId,
        agency,
        credit_limit: (await readWallet(db, agencyId, now)).credit_limit,
        aged: presentAged(exposure, currency),
        exposure: presentExposure(exposure, currency),
      })),
    ),
    total: sorted.length,
  };
}
