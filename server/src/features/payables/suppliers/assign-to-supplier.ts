import type { ReplyOf } from '@serai/contract/endpoint';
import type { assignToSupplier as endpoint } from '@serai/contract/payables/suppliers';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { AppError, refusedInput } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import { guardConcession } from '../../concessions/concessions.ts';
import { findSupplierOf } from './ensure-supplier.ts';
import { readSupplier } from './show-supplier.ts';
import { findSupplier, lockSupplier, upsertCompany, upsertHotel } from './supplier-store.ts';

/**
 * Assigns a hotel or a company of hired cars to a supplier, for example to join the hotels of a group. A second person
 * approves, because later payments for it go to the bank account of that supplier.
 */
export async function assignToSupplier(
  trx: Trx,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { supplier_id: id, hotel_id, company = '', reason } = call.input;
  const supplier = await lockSupplier(trx, id);
  if ((hotel_id === undefined) === (company === '')) throw refusedInput('hotel_id', 'field_required');
  const { name, formerId } = await assign(trx, id, { hotel_id, company });
  const former = formerId === undefined ? '' : (await findSupplier(trx, formerId)).name_en;
  const on = { kind: 'supplier', id, name: supplier.name_en } as const;
  const { userId } = operatorOf(call);
  const act = { kind: 'supplier', given: null, on, reason: `${reason}\n${name}` } as const;
  if (formerId !== id) await guardConcession(trx, act, { userId, now: call.now });
  return {
    reply: { supplier: await readSupplier(trx, id, call) },
    did: { on, before: { supplier: former }, after: { supplier: supplier.name_en, assigned: name }, reason },
  };
}

async function assign(
  trx: Trx,
  supplierId: number,
  { hotel_id: hotelId, company }: { hotel_id: number | undefined; company: string },
): Promise<{ name: string; formerId: number | undefined }> {
  if (hotelId === undefined) {
    const formerId = await findSupplierOf(trx, { company, kind: 'fleet' });
    await upsertCompany(trx, company, supplierId);
    return { name: company, formerId };
  }
  const hotel = await trx.selectFrom('hotels').select('name_en').where('id', '=', hotelId).executeTakeFirst();
  if (!hotel) throw new AppError('not_found');
  const formerId = await findSupplierOf(trx, { hotelId });
  await upsertHotel(trx, hotelId, supplierId);
  return { name: hotel.name_en, formerId };
}
