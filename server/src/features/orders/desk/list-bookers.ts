import type { ReplyOf } from '@serai/contract/endpoint';
import type { listBookers as endpoint } from '@serai/contract/orders/book-for-agency';
import type { Call, Db } from '../../../calls.ts';
import { findBookers, requireAgency } from '../selling/find-booker.ts';

/** Lists the users of an agency for whom a clerk can book a product. */
export async function listBookers(
  db: Db,
  { input: { agency_id, product } }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const agency = await requireAgency(db, agency_id);
  return { agency, users: await findBookers(db, agency_id, `/${product}/booking/book`) };
}
