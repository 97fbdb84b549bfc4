import { shownText } from '@serai/contract/currency';
import type { EveryOrderColumn } from '@serai/contract/orders/list-columns';
import enList from '@serai/phrases/en/pages/orders/order-list';
import enOrders from '@serai/phrases/en/pages/orders/orders';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import zhList from '@serai/phrases/zh/pages/orders/order-list';
import zhOrders from '@serai/phrases/zh/pages/orders/orders';
import { freeUntil } from '../../../domain/cancellation-policy.ts';
import { localDateTime } from '../../../domain/local-time.ts';
import { totalAmount } from '../../../domain/settlement.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import type { OrderRow } from '../order-store.ts';
import { closesAt } from '../timers/closing-time.ts';

/** Code or drivers of an order, and its flight; empty if none. */
export interface Provided {
  name: string;
  flight: string;
}

interface Sight {
  columns: readonly EveryOrderColumn[];
  /** The agency's zone for past events; service times are local to the place. */
  tz: string;
  lang: Lang;
  seesSums: boolean;
  provided: Provided | undefined;
}

interface SheetPart {
  heads: (words: Words, tz: string) => { title: string; width: number }[];
  cells: (order: OrderRow, sight: Sight, words: Words) => SheetCell[];
}

const wordsOf = (lang: Lang) =>
  inLanguage(lang, { zh: { ...zhList, ...zhOrders }, en: { ...enList, ...enOrders } });
type Words = ReturnType<typeof wordsOf>;

export const everyOrderWords = wordsOf;

/** Lists the heads of the sheet for the chosen columns of the page, in the order of `everyOrderCells`. */
export function everyOrderHeads(
  columns: readonly EveryOrderColumn[],
  { tz, lang }: Pick<Sight, 'tz' | 'lang'>,
) {
  return columns.flatMap((column) => parts[column].heads(wordsOf(lang), tz));
}

/** Lists the cells of an order for the chosen columns of the page. */
export function everyOrderCells(order: OrderRow, sight: Sight): SheetCell[] {
  return sight.columns.flatMap((column) => parts[column].cells(order, sight, wordsOf(sight.lang)));
}

const at = (instant: Date, zone: string) => ({ time: localDateTime(instant.getTime(), zone) });

const parts: Record<EveryOrderColumn, SheetPart> = {
  order: {
    heads: (words) => [
      { title: words.columnNumber, width: 16 },
      { title: words.columnReference, width: 18 },
      { title: words.columnOrder, width: 44 },
    ],
    cells: (order, { lang }) => [
      order.sn,
      order.reference,
      inLanguage(lang, { zh: order.title_zh, en: order.title_en }),
    ],
  },
  service: {
    heads: (words) => [
      { title: words.columnStart_any, width: 20 },
      { title: words.columnEnd_any, width: 20 },
    ],
    cells: (order) => [at(order.service_start, order.tz), at(order.service_end, order.tz)],
  },
  guests: {
    heads: (words) => [{ title: words.columnGuests_any, width: 28 }],
    cells: (order) => [order.guest_names.join(', ')],
  },
  provider: {
    heads: (words) => [
      { title: words.columnProvider, width: 28 },
      { title: words.columnFlight, width: 12 },
    ],
    cells: (_, { provided }) => [provided?.name ?? '', provided?.flight ?? ''],
  },
  contact: {
    heads: (words) => [
      { title: words.columnContact, width: 16 },
      { title: words.columnPhone, width: 20 },
    ],
    cells: (order) => [order.contact_name, order.contact_phone],
  },
  booked: {
    heads: (words, tz) => [
      { title: `${words.columnBooked} (${tz})`, width: 24 },
      { title: words.columnBookedBy, width: 16 },
    ],
    cells: (order, { tz }) => [at(order.created_at, tz), order.booking_account],
  },
  status: {
    heads: (words, tz) => [
      { title: words.columnStatus, width: 12 },
      { title: words.columnPaid, width: 12 },
      { title: `${words.columnPayBy} (${tz})`, width: 24 },
      { title: words.columnFreeUntil, width: 20 },
    ],
    cells: (order, { tz }, words) => [
      words[`status_${order.order_status}`],
      words[`pay_${order.pay_status}`],
      order.order_status === 'pending_payment' ? at(order.pay_by, tz) : null,
      freeCell(order),
    ],
  },
  total: {
    heads: (words) => [
      { title: words.columnTotal, width: 14 },
      { title: words.columnCurrency, width: 10 },
    ],
    cells: (order, { seesSums }) => [
      seesSums ? { decimal: shownText(totalAmount(order), order.currency) } : null,
      order.currency,
    ],
  },
};

/** Returns the free cancellation deadline in local time, while the order can be cancelled. */
function freeCell(order: OrderRow): SheetCell {
  if (order.order_status !== 'confirmed' && order.order_status !== 'processing') return null;
  const free = freeUntil(order.policy, closesAt(order));
  return free === null ? null : { time: localDateTime(free, order.tz) };
}
