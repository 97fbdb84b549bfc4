import type { ReplyOf } from '@serai/contract/endpoint';
import type { lastContact } from '@serai/contract/orders/orders';
import { type Call, type Db, memberOf } from '../../calls.ts';
import type { Products } from './products.ts';

/**
 * Finds the contact of the caller's own last order of a product, as a default for the next one. Never a
 * colleague's contact, even with `viewAll`, because it is printed on vouchers.
 */
export async function findLastContact(
  db: Db,
  products: Products,
  call: Call<typeof lastContact>,
): Promise<ReplyOf<typeof lastContact>> {
  const { userId } = memberOf(call);
  const contact = await db
    .selectFrom('orders')
    .select(['contact_name as name', 'contact_phone as phone'])
    .where('booked_by', '=', userId)
    .where('product', '=', products.named(call.input.product).name)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { contact: contact ?? null };
}
