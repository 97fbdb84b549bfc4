import type { AdjustmentView } from '@serai/contract/orders/adjustments';
import { adjustments as en } from '@serai/phrases/en/adjustments';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { adjustments as zh } from '@serai/phrases/zh/adjustments';
import type { Db } from '../../../calls.ts';
import { acceptAt } from '../../../domain/adjustment-clock.ts';
import { toSeconds } from '../../../platform/clock.ts';
import type { OrderRow } from '../order-store.ts';
import { type AdjustmentRow, isQuestioned, listAdjustmentRows } from './adjustment-store.ts';
import { timesOf } from './announce-adjustment.ts';

/** Order statuses in which a charge can be proposed and confirmed. */
export const chargeableStatuses: ReadonlySet<string> = new Set(['in_service', 'completed']);

/**
 * Lists the charges after an order's service, oldest first; `mayConfirm` is whether the caller has the `pay`
 * permission.
 */
export async function listAdjustments(
  db: Db,
  order: Pick<OrderRow, 'id' | 'currency' | 'order_status'>,
  mayConfirm: boolean,
  lang: Lang,
): Promise<AdjustmentView[]> {
  const labels = inLanguage(lang, { zh, en });
  const money = (amount: number) => ({ amount, currency: order.currency });
  const isOpen = mayConfirm && chargeableStatuses.has(order.order_status);
  return (await listAdjustmentRows(db, order.id)).map((row) => ({
    id: row.id,
    kind: row.kind,
    status: row.status,
    label: labels[row.kind],
    quantity: row.quantity,
    unit_price: money(row.unit_amount),
    amount: money(row.amount),
    reason: row.reason,
    proposed_at: toSeconds(row.proposed_at),
    confirmed_at: row.confirmed_at && toSeconds(row.confirmed_at),
    accept_at: row.status === 'proposed' ? acceptanceOf(row) : null,
    accepted_by: row.accepted_by,
    declined_because: row.declined_because,
    question: row.question,
    answer: row.answer,
    can_confirm: isOpen && row.status === 'proposed',
    can_ask: isOpen && row.status === 'proposed' && !isQuestioned(row),
  }));
}

/** Returns when silence accepts a proposed charge, in epoch seconds; null while a question is open. */
function acceptanceOf(row: AdjustmentRow): number | null {
  const at = acceptAt(timesOf(row));
  return at === null ? null : Math.floor(at / 1000);
}
