import type { ReplyOf } from '@serai/contract/endpoint';
import type { checkVoucher as endpoint } from '@serai/contract/vouchers/vouchers';
import type { Call, Db } from '../../calls.ts';
import { localDate } from '../../domain/local-time.ts';
import { voucherState } from '../../domain/order-lifecycle.ts';
import { findAnyOrder, findSeller, type Products } from '../orders/orders.ts';
import { initialsOf } from './initials.ts';
import { readVersion } from './version-rows.ts';
import { findByCode } from './voucher-store.ts';

const MAX_GUESTS = 10;

/**
 * Public check of a voucher: returns whether it is valid and, if so, the facts that a reception compares,
 * without names and price. An unknown code is answered like a void one, so that guessing reveals nothing.
 */
export async function checkVoucher(
  { db, products }: { db: Db; products: Products },
  { input }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const orderId = await findByCode(db, input.code);
  if (orderId === undefined) return { state: 'void', voucher: null };
  const { order } = await findAnyOrder(db, products, orderId);
  const standing = voucherState(order);
  if (standing !== 'valid' && standing !== 'suspended') return { state: 'void', voucher: null };
  const version = await readVersion(db, orderId);
  const isOld = input.version !== undefined && input.version < version;
  const seller = await findSeller(db, order);
  return {
    state: standing === 'suspended' ? 'suspended' : isOld ? 'superseded' : 'valid',
    voucher: {
      version,
      product: order.product,
      from: localDate(order.service_start.getTime(), order.tz),
      to: localDate(order.service_end.getTime(), order.tz),
      initials: order.guest_names.slice(0, MAX_GUESTS).map(initialsOf),
      seller: {
        name_zh: seller.nameZh,
        name_en: seller.nameEn,
        phone: seller.phone24h || seller.phone,
      },
    },
  };
}
