import type { showContract as endpoint } from '@serai/contract/agencies/contracts';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage } from '@serai/phrases/lang';
import { type Call, type Db, memberOf } from '../../calls.ts';
import { contractAt } from './contract-store.ts';
import { findEntity } from './entity-store.ts';
import { presentTerms } from './present-contract.ts';

/** Shows the current terms of the caller's agency and its selling company. */
export async function showContract(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const contract = (await contractAt(db, agencyId, call.now))!;
  const { currency, tz } = await db
    .selectFrom('agencies')
    .select(['currency', 'tz'])
    .where('id', '=', agencyId)
    .executeTakeFirstOrThrow();
  const { id: _, name_zh, name_en, ...seller } = (await findEntity(db, contract.entity_id))!;
  return {
    ...presentTerms(contract, currency),
    tz,
    seller: { name: inLanguage(call.lang, { zh: name_zh, en: name_en }), ...seller },
  };
}
