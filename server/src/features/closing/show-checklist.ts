import type { showChecklist as endpoint } from '@serai/contract/closing/closing';
import { blockingItems } from '@serai/contract/closing/words';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { Call, Db } from '../../calls.ts';
import { toSeconds } from '../../platform/clock.ts';
import { findNextMonth, listClosedMonths, listMonthEvents } from '../wallet/wallet.ts';
import { listOpenItems } from './list-open-items.ts';

const monthsShown = 35;
const blocking = new Set<string>(blockingItems);

/** Shows the checklist of a month, by default the next one to close, with its closings and reopenings. */
export async function showChecklist(
  db: Db,
  { input, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const closed = (await listClosedMonths(db, monthsShown)).map(({ month }) => month);
  const next = await findNextMonth(db, now);
  const month = input.month ?? next;
  const items = await listOpenItems(db, month, now);
  const events = await listMonthEvents(db, month);
  return {
    month,
    closed: closed.includes(month),
    last_closed: month === closed[0],
    months: [next, ...closed],
    items: items.map((item) => ({ ...item, blocking: blocking.has(item.item) })),
    history: events.map(({ at, ...event }) => ({ ...event, at: toSeconds(at) })),
  };
}
