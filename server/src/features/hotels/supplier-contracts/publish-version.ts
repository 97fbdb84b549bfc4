import type { ReplyOf } from '@serai/contract/endpoint';
import type { publishContract as endpoint } from '@serai/contract/hotels/supplier-contracts';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { localDate, localDateTime } from '../../../domain/local-time.ts';
import { rateOn } from '../../../domain/pricing/supplier-contract.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { approverIn, guardConcession } from '../../concessions/concessions.ts';
import { holdCurrency } from '../../site/site.ts';
import { applyContract } from './apply-contract.ts';
import { refuseOver } from './check-terms.ts';
import { findContractHotel, findDraft, lockContract, publishDraft } from './contract-store.ts';
import { factsOfTerms } from './describe-terms.ts';
import { effectTime } from './effect-time.ts';
import { listGroupsBelowCost } from './preview-version.ts';

/**
 * Publishes the draft of a contract, at once or at a local time at the hotel. New quotes use it from then on. If it sells
 * a room and night below its cost at net prices or those of a price group, a second person must approve it.
 */
export async function publishVersion(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { userId } = operatorOf(call);
  const currency = await holdCurrency(trx);
  const hotel = await findContractHotel(trx, input.hotel_id);
  if (hotel.contract_id === null) throw new AppError('not_found');
  await lockContract(trx, hotel.id, now);
  const draft = await findDraft(trx, hotel.contract_id);
  if (!draft) throw new AppError('not_found');
  if (draft.number !== input.number || draft.revision !== input.revision) {
    throw new AppError('contract_draft_changed');
  }
  const { tz } = hotel;
  const at = effectTime(input.takes_effect, { tz, now, approved: approverIn(trx) !== null });
  const quoted = { currency, day: localDate(at.getTime(), tz) };
  refuseOver(draft.terms, quoted.day);
  if (rateOn(draft.terms, quoted) === undefined) throw refusedField('takes_effect', 'cost_rate_missing');
  const facts = { effective_at: at, reason: input.reason, published_by: userId, published_at: now };
  await publishDraft(trx, draft.id, facts);
  await applyContract(trx, hotel.id, now);
  const on = { kind: 'hotel', id: hotel.id, name: hotel.name_zh } as const;
  if ((await listGroupsBelowCost(trx, draft.terms, quoted, now)).length > 0) {
    await guardConcession(trx, { kind: 'price', given: null, on, reason: input.reason }, { userId, now });
  }
  return {
    reply: { effective_at: Math.floor(at.getTime() / 1000) },
    did: {
      on,
      before: null,
      after: {
        version: draft.number,
        takes_effect: localDateTime(at.getTime(), tz).replace('T', ' '),
        ...factsOfTerms(draft.terms, currency),
      },
      reason: input.reason,
    },
  };
}
