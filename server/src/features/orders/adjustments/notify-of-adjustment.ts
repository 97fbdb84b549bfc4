import { adjustments as en } from '@serai/phrases/en/adjustments';
import { adjustments as zh } from '@serai/phrases/zh/adjustments';
import type { Trx } from '../../../calls.ts';
import { notifyStaff } from '../../messages/messages.ts';
import type { OrderRow } from '../order-store.ts';
import type { AdjustmentRow } from './adjustment-store.ts';

/** Notifies the desk of a member's question or refusal, or of insufficient funds, for a proposed charge. */
export async function notifyOfAdjustment(
  trx: Trx,
  order: OrderRow,
  news: {
    event: 'adjustment_asked' | 'adjustment_declined' | 'adjustment_short';
    adjustment: AdjustmentRow;
    /** The member's text, or in both languages why the money could not move. */
    words: string | { zh: string; en: string };
    now: Date;
  },
): Promise<void> {
  const { event, adjustment, words, now } = news;
  const { sn, title_zh, title_en, currency } = order;
  const { kind, amount } = adjustment;
  const said = typeof words === 'string' ? { words } : { words_zh: words.zh, words_en: words.en };
  const charge = { label_zh: zh[kind], label_en: en[kind], amount: { amount, currency } };
  await notifyStaff(trx, {
    queue: 'desk',
    event,
    facts: { sn, title_zh, title_en, ...charge, ...said },
    about: 'adjustments',
    order,
    now,
  });
}
