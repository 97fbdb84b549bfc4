import type { ReplyOf } from '@serai/contract/endpoint';
import type { shareVoucher as endpoint } from '@serai/contract/vouchers';
import { type Call, memberOf, type Trx } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { OpenOrder } from '../orders/orders.ts';
import { mailGuest } from './mail-guest.ts';
import { refuseWithoutVoucher } from './refuse-without-voucher.ts';
import { insertLink, listLinks } from './voucher-store.ts';

const DAY_MS = 86_400_000;
/** After the service guests may still show what they had. */
const LIFE_AFTER_END_MS = 30 * DAY_MS;
/** Links to one voucher that work at a time. */
const MOST_LINKS = 20;

/**
 * Makes a link to a voucher for guests, until thirty days after the service, and mails it with the voucher where an
 * address is given. Refuses as `refuseWithoutVoucher` does, and with `links_full` and `voucher_mails_full`.
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
  if (links.length >= MOST_LINKS) throw new AppError('links_full', { facts: { most: MOST_LINKS } });
  const { userId } = memberOf({ caller });
  const token = await insertLink(trx, { orderId: order.id, userId, expiresAt, now });
  const url = `${publicUrl}/voucher/${token}`;
  if (input.email !== undefined) await mailGuest(trx, order, { to: input.email, url, lang, now });
  return { url, expires_at: toSeconds(expiresAt), mailed: input.email !== undefined };
}
