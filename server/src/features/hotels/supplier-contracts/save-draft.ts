import type { ReplyOf } from '@serai/contract/endpoint';
import type { saveContractDraft as endpoint } from '@serai/contract/hotels/supplier-contracts';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate } from '../../../domain/local-time.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { holdCurrency } from '../../site/site.ts';
import { checkTerms } from './check-terms.ts';
import { findContractHotel, findDraft, lockContract, maxVersions, writeDraft } from './contract-store.ts';
import { factsOfTerms } from './describe-terms.ts';

/** Saves the draft of a new version, which replaces an earlier draft and changes no price. */
export async function saveDraft(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { userId } = operatorOf(call);
  const currency = await holdCurrency(trx);
  const hotel = await findContractHotel(trx, input.hotel_id);
  const today = localDate(now.getTime(), hotel.tz);
  await checkTerms(trx, input.terms, { hotelId: hotel.id, currency, today });
  const contractId = await lockContract(trx, hotel.id, now);
  const before = await findDraft(trx, contractId);
  const saved = await writeDraft(trx, contractId, input.terms, { userId, now });
  if (saved.number > maxVersions) throw new AppError('versions_full');
  return {
    reply: saved,
    did: {
      on: { kind: 'hotel', id: hotel.id, name: hotel.name_zh },
      before: before ? { version: before.number, ...factsOfTerms(before.terms, currency) } : null,
      after: { version: saved.number, ...factsOfTerms(input.terms, currency) },
      reason: '',
    },
  };
}
