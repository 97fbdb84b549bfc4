import type { ReplyOf } from '@serai/contract/endpoint';
import type { shareVoucher as endpoint } from '@serai/contract/vouchers/vouchers';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { mailGuest } from './mail-guest.ts';
import { refuseWithoutVoucher } from './refuse-without-voucher.ts';
import { insertLink, listLinks } from './voucher-store.ts';

const DAY_MS = 86_400_000;
/** Time after the service during which guests can still open the link. */
const LIFE_AFTER_END_MS = 30 * DAY_MS;
/** Maximum number of valid links per voucher. */
const MAX_LINKS = 20;

/**
 * Creates a guest link to a voucher, valid until thirty days after the service, and mails it with the voucher
 * if an address is given. Refuses like `refuseWithoutVoucher`, and with `links_full` and
 * `voucher_mails_full`.
 */
export async function shareVoucher(
  trx: Trx,
  publicUrl: string,
  { input, caller, lang, now }: Call<typeof endpoint>,
  { order }: OpenOrder,
): Promise<ReplyOf<typeof endpoint>> {
  const expiresAt = new Date(order.service_end.getTime() + LIFE_AFTER_END_MS);
  refuseWithoutVoucher(order);
  if (expiresAt <= now) throw new AppError('voucher_over');
  const links = await listLinks(trx, order.id, now);
  if (links.length >= MAX_LINKS) throw new AppError('links_full', { facts: { most: MAX_LINKS } });
  const { userId } = memberOf({ caller });
  const token = await insertLink(trx, { orderId: order.id, userId, expiresAt, now });
  const url = `${publicUrl}/voucher/${token}`;
  if (input.email !== undefined) await mailGuest(trx, order, { to: input.email, url, lang, now });
  return { url, expires_at: toSeconds(expiresAt), mailed: input.email !== undefined };
}
