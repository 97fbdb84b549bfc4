import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { consumeUnit } from '../../platform/throttle/throttle.ts';
import { sendMail } from '../messages/messages.ts';
import { type OrderRow, voucherKind } from '../orders/orders.ts';

const HOUR_MS = 3_600_000;
/** Maximum number of mails to guests per order and hour. */
const MAX_MAILS = 5;

/**
 * Mails a guest the link to their voucher in both languages, with the voucher attached and without a price.
 * Refuses with `voucher_mails_full`.
 */
export async function mailGuest(
  trx: Trx,
  order: OrderRow,
  mail: { to: string; url: string; lang: Lang; now: Date },
): Promise<void> {
  const limit = { name: `voucher-mail:${order.id}`, limit: MAX_MAILS, windowMs: HOUR_MS };
  const waitMs = await consumeUnit(trx, limit, mail.now);
  if (waitMs !== undefined) {
    throw new AppError('voucher_mails_full', { facts: { minutes: Math.ceil(waitMs / 60_000) } });
  }
  const { title_zh, title_en, sn: number } = order;
  await sendMail(trx, {
    event: 'voucher_shared',
    to: mail.to,
    lang: mail.lang,
    now: mail.now,
    alsoIn: mail.lang === 'en' ? 'zh-cn' : 'en',
    facts: { title_zh, title_en, number, url: mail.url },
    files: [{ kind: voucherKind, facts: { orderId: order.id } }],
    orderId: order.id,
  });
}
