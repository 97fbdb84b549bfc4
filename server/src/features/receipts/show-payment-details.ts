import type { ReplyOf } from '@serai/contract/endpoint';
import type { showPaymentDetails as endpoint } from '@serai/contract/receipts/receipts';
import { inLanguage } from '@serai/phrases/lang';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { contractAt, findEntity } from '../contracts/contracts.ts';

/** Bank details of the company that sells to the agency. */
export async function showPaymentDetails(
  db: Db,
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const { currency, tz } = await db
    .selectFrom('agencies')
    .select(['currency', 'tz'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const contract = await contractAt(db, agencyId, call.now);
  const entity = contract && (await findEntity(db, contract.entity_id));
  return {
    currency,
    today: localDate(call.now.getTime(), tz),
    seller: inLanguage(call.lang, { zh: entity?.name_zh, en: entity?.name_en }) ?? '',
    bank: entity?.bank ?? '',
    phone: entity?.phone ?? '',
  };
}
