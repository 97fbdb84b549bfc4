import type { ReplyOf } from '@serai/contract/endpoint';
import type { listTitles as endpoint } from '@serai/contract/invoices/titles';
import { type Call, type Db, memberOf } from '../../../calls.ts';
import { findSellerCountry } from './find-seller-country.ts';
import { presentTitle } from './present-title.ts';
import { listTitleRows } from './title-store.ts';

/** The agency's titles, the default first, with warnings about their taxpayer ids. */
export async function listTitles(db: Db, call: Call<typeof endpoint>): Promise<ReplyOf<typeof endpoint>> {
  const { agencyId } = memberOf(call);
  const country = await findSellerCountry(db, agencyId, call.now);
  const titles = await listTitleRows(db, agencyId);
  return { list: titles.map((title) => presentTitle(title, country)), country };
}
