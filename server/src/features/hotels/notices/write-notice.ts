import { randomBytes } from 'node:crypto';
import type { NoticeKind } from '@serai/contract/hotels/notice-words';
import type { Trx } from '../../../calls.ts';
import { sendMail } from '../../messages/messages.ts';
import { listHotelOrders } from '../hotel-order-store.ts';
import { describeBooking } from './describe-booking.ts';
import { noticeLanguages } from './notice-languages.ts';
import { findNoticeFacts, hashOf, insertNotice } from './notice-store.ts';
import { findSellingCompany } from './selling-company.ts';

/** Minimum validity of a cancellation's link, even after the former end of the stay. */
const LEAST_LIFE_MS = 14 * 86_400_000;

interface NewNotice {
  orderId: number;
  kind: NoticeKind;
  /** Reminder because the hotel has not answered: before arrival or after check-out. */
  again?: 'before' | 'after';
  /** Origin of links. */
  publicUrl: string;
  /** Replaces the hotel's own address. */
  to?: string | undefined;
  now: Date;
}

/**
 * Notifies the hotel of an order by mail, in English and the local language, with a link to answer. Only the
 * hash of the link's token is stored. Returns the address.
 */
export async function writeNotice(
  trx: Trx,
  { orderId, kind, again, publicUrl, to, now }: NewNotice,
): Promise<string> {
  const [order] = await listHotelOrders(trx, [orderId]);
  if (!order) throw new Error(`Order ${orderId} has no hotel part`);
  const facts = await findNoticeFacts(trx, orderId);
  const address = to ?? (facts.reservation_email || facts.email);
  const token = randomBytes(32).toString('base64url');
  const booked = { ...facts, link: `${publicUrl}/h/${token}`, seller: await findSellingCompany(trx, facts) };
  const mail = await sendMail(trx, {
    event: again ? `hotel_again_${again}` : `hotel_${kind}`,
    to: address,
    ...noticeLanguages(
      { countryCode: order.sold_as.countryCode, chosen: facts.reservation_lang },
      again ? `again_${again}` : kind,
    ),
    facts: describeBooking(order, booked),
    orderId,
    now,
  });
  await insertNotice(trx, {
    order_id: orderId,
    kind,
    token_hash: hashOf(token),
    expires_at: new Date(Math.max(facts.service_end.getTime(), now.getTime() + LEAST_LIFE_MS)),
    sent_to: address,
    mail,
    created_at: now,
  });
  return address;
}
