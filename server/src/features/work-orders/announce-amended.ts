import type { Money } from '@serai/contract/money';
import type { Lang } from '@serai/phrases/lang';
import type { Trx } from '../../calls.ts';
import { announce, sendMail } from '../messages/messages.ts';
import { presentAmendment, type WorkedOut } from '../orders/orders.ts';
import { isNotified, namesOf } from './announce-work-order.ts';
import type { WorkOrderRow } from './work-order-store.ts';

interface AmendedNews {
  event: 'work_order_proposed' | 'work_order_carried_out';
  preview: WorkedOut;
  now: Date;
}

/**
 * Notifies the recipients of a work order of a change to its order: its effects and amounts. The reply
 * address gets no amounts, because its reader may not have the right to see prices.
 */
export async function announceAmended(
  trx: Trx,
  row: WorkOrderRow,
  { event, preview, now }: AmendedNews,
): Promise<void> {
  const { id, agency_id: agencyId, user_id, notify_email: to, lang } = row;
  const { currency, totalBefore, outcome } = preview;
  const money = (amount: number): Money => ({ amount, currency });
  const texts = {
    ...namesOf(row),
    changes_zh: changesOf(preview, 'zh-cn'),
    changes_en: changesOf(preview, 'en'),
    work_order_id: id,
  };
  const sums = {
    total_before: money(totalBefore),
    total_after: money(outcome.totalAfter),
    costs: money(outcome.costs),
    gives_back: money(outcome.offCredit + outcome.toDeposit),
  };
  await announce(trx, { agencyId: agencyId!, event, facts: { ...texts, ...sums }, to: [user_id!], now });
  if (await isNotified(trx, row)) return;
  const unpriced = Object.fromEntries(Object.keys(sums).map((name) => [name, '—']));
  await sendMail(trx, { event, to, lang, facts: { ...texts, ...unpriced }, now });
}

function changesOf(preview: WorkedOut, lang: Lang): string {
  const { effects } = presentAmendment(preview, lang);
  return effects.map(({ label, before, after }) => `${label}: ${before} → ${after}`).join('\n');
}
