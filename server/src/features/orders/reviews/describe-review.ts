import type { Money } from '@serai/contract/money';
import type { ReviewReason } from '@serai/contract/orders/view';
import { reviewAdvice as adviceEn, reviewReasons as en } from '@serai/phrases/en/review-reasons';
import { reviewAdvice as adviceZh, reviewReasons as zh } from '@serai/phrases/zh/review-reasons';
import type { Trx } from '../../../calls.ts';
import { zonedTimeText } from '../../../domain/local-time.ts';
import type { OpenOrder } from '../open-order.ts';

/**
 * Collects all facts needed to act on a review from a message alone: the order, the guests and times,
 * contacts, the reason, the possible decisions and the deadline.
 */
export async function describeReview(
  trx: Trx,
  { order, product }: OpenOrder,
  remark: { zh: string; en: string } = { zh: '', en: '' },
): Promise<Record<string, string | Money>> {
  const reason = order.needs_review as ReviewReason;
  const contacts = (await product.findContacts?.(trx, order.id)) ?? [];
  const { name: agency } = await trx
    .selectFrom('agencies')
    .select('name')
    .where('id', '=', order.agency_id)
    .executeTakeFirstOrThrow();
  const lines = (advice: string, said: string) => [advice, said].filter(Boolean).join('\n');
  return {
    sn: order.sn,
    title_zh: order.title_zh,
    title_en: order.title_en,
    agency,
    contact: `${order.contact_name} ${order.contact_phone}`.trim(),
    guests: order.guest_names.join(', '),
    serves: contacts.join('; '),
    starts: zonedTimeText(order.service_start.getTime(), order.tz),
    ends: zonedTimeText(order.service_end.getTime(), order.tz),
    amount: { amount: order.total_price, currency: order.currency },
    why_zh: zh[reason],
    why_en: en[reason],
    advice_zh: lines(adviceZh[reason], remark.zh),
    advice_en: lines(adviceEn[reason], remark.en),
    due: zonedTimeText(order.review_due!.getTime(), order.tz),
  };
}
