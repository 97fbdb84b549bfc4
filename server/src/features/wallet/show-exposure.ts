import type { ReplyOf } from '@serai/contract/endpoint';
import type { showExposure as endpoint } from '@serai/contract/wallet/wallet';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { presentExposure, readExposure } from './exposure-store.ts';
import { readWallet } from './show-wallet.ts';

/** Shows the debt of the caller's agency by part, with its limit and the credit left. */
export async function showExposure(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { credit_limit, credit_left } = await readWallet(db, agencyId, call.now);
  const exposure = await readExposure(db, agencyId, call.now);
  return { exposure: presentExposure(exposure, credit_limit.currency), credit_limit, credit_left };
}
