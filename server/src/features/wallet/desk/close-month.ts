import { blockingItems, type ReasonedItem } from '@serai/contract/closing/words';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { closeMonth as endpoint } from '@serai/contract/wallet/wallet';
import { closingWords as en } from '@serai/phrases/en/closing-words';
import { inLanguage } from '@serai/phrases/lang';
import { closingWords as zh } from '@serai/phrases/zh/closing-words';
import { type Call, operatorOf, type Trx } from '../../../calls.ts';
import { toSeconds } from '../../../platform/clock.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { Done } from '../../activity/activity.ts';
import type { ListOpenItems, OpenItem } from '../closing-port.ts';
import {
  type ClosedInSpite,
  closeAccounts,
  closeBooks,
  countStopped,
  findLastMonthOver,
  findNextMonth,
  insertClosedMonth,
  insertMonthEvent,
  listClosedMonths,
  lockMonths,
} from '../month-store.ts';

/**
 * Closes a month of the books for every agency and company: the closing balance of each account is stored and no
 * later posting is allowed in it. Refuses a closed month with `month_closed`, one that skips an open month with
 * `month_not_next`, one that has not ended in the zone of every agency and company with `month_not_over`, with
 * `month_in_doubt` while an agency's ledger is being checked, a trial balance that is not zero with
 * `month_unbalanced`, and an open item of the checklist without a reason with `month_items_open`.
 */
export async function closeMonth(
  trx: Trx,
  listOpenItems: ListOpenItems,
  call: Call<typeof endpoint>,
): Promise<Done<ReplyOf<typeof endpoint>>> {
  const { input, now } = call;
  const { month } = input;
  const operator = operatorOf(call);
  await lockMonths(trx);
  const [last] = await listClosedMonths(trx, 1);
  if (last && month <= last.month) throw new AppError('month_closed');
  const next = await findNextMonth(trx, now);
  if (month !== next) throw new AppError('month_not_next', { facts: { next } });
  if (month > (await findLastMonthOver(trx, now))) {
    throw new AppError('month_not_over', { facts: { month } });
  }
  const stopped = await countStopped(trx);
  if (stopped > 0) throw new AppError('month_in_doubt', { facts: { count: stopped } });
  const items = explainItems(await listOpenItems(trx, month, now), call);
  const isMine = await insertClosedMonth(trx, { month, userId: operator.userId, now });
  if (!isMine) throw new AppError('month_closed');
  await closeAccounts(trx, month);
  await closeBooks(trx, month);
  await insertMonthEvent(trx, { month, event: 'closed', userId: operator.userId, items, now });
  return {
    reply: { month, closed_at: toSeconds(now), closed_by: operator.nickname },
    did: {
      on: { kind: 'site', id: null, name: month },
      before: null,
      after: { month, ...(items.length > 0 ? { open_items: items.map(({ item }) => item).join(', ') } : {}) },
    },
  };
}

/** Pairs the open items with the reasons given; refuses one without a reason. */
function explainItems(
  items: readonly OpenItem[],
  { input: { reasons }, lang }: Call<typeof endpoint>,
): ClosedInSpite[] {
  const open = items.filter(({ count }) => count > 0);
  const unbalanced = open.find(({ item }) => item === 'trial_balance');
  if (unbalanced) throw new AppError('month_unbalanced', { facts: { count: unbalanced.count } });
  const given = new Map<string, string>(reasons.map(({ item, reason }) => [item, reason]));
  const explained = open.filter(({ item }) => !blocking.has(item));
  const missing = explained.filter(({ item }) => !given.has(item));
  if (missing.length > 0) {
    const words = inLanguage(lang, { zh, en });
    const names = missing.map(({ item }) => words[`item_${item as ReasonedItem}`]);
    throw new AppError('month_items_open', {
      facts: { items: names.join(inLanguage(lang, { zh: '、', en: ', ' })) },
      data: { items: missing.map(({ item }) => item) },
    });
  }
  return explained.map(({ item, count }) => ({ item, count, reason: given.get(item)! }));
}

const blocking = new Set<string>(blockingItems);
