import { shownText } from '@serai/contract/currency';
import type { exportOrders as endpoint } from '@serai/contract/orders/orders';
import { netPriceNode } from '@serai/contract/permissions';
import enList from '@serai/phrases/en/pages/orders/order-list';
import enOrders from '@serai/phrases/en/pages/orders/orders';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import zhList from '@serai/phrases/zh/pages/orders/order-list';
import zhOrders from '@serai/phrases/zh/pages/orders/orders';
import type { Call, Db } from '../../../calls.ts';
import { freeUntil } from '../../../domain/cancellation-policy.ts';
import { localDateTime } from '../../../domain/local-time.ts';
import { listedSums, totalAmount } from '../../../domain/settlement.ts';
import type { FileReply } from '../../../platform/http/route.ts';
import type { SheetMaker } from '../../../platform/sheets/open-sheet-maker.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { sheetReply } from '../../../platform/sheets/sheet-reply.ts';
import { type Rights, requireNode } from '../../permissions/permissions.ts';
import type { OrderRow } from '../order-store.ts';
import type { OrderUnits, Product } from '../product-port.ts';
import type { Products } from '../products.ts';
import { closesAt } from '../timers/closing-time.ts';
import { readAllOrders, refuseLongList } from './read-all-orders.ts';
import { readOrderFilter } from './read-order-filter.ts';

/** Dependencies for creating order sheets. */
export interface OrderSheetDeps {
  db: Db;
  products: Products;
  sheets: SheetMaker;
}

export type AskedExport = Call<typeof endpoint>['input'];

/**
 * Exports the orders that `order/list` shows for the same filters as a sheet: only the caller's own without
 * `viewAll`, and without sums for callers who may not see prices. Requires the export permission of the
 * product's list. Refuses too many rows with `export_too_long`.
 */
export async function exportOrders(
  deps: OrderSheetDeps,
  reader: Rights,
  asked: AskedExport,
  lang: Lang,
): Promise<FileReply> {
  const { db, sheets } = deps;
  const { product, list } = await openExport(deps, reader, asked);
  const agency = db.selectFrom('agencies').select('tz').where('id', '=', reader.agencyId);
  const { tz } = await agency.executeTakeFirstOrThrow();
  const words = wordsIn(lang, product);
  const rows: SheetCell[][] = [];
  for await (const orders of readAllOrders(db, list)) {
    const ids = orders.map(({ id }) => id);
    const counted = await product.countUnits(db, ids);
    for (const order of orders) {
      const units = counted.get(order.id) ?? { units: 1 };
      const seesSums = reader.nodes.has(netPriceNode);
      rows.push(cellsOf(order, units, { tz, lang, words, product, seesSums }));
    }
  }
  const sheet = { name: words.list('caption'), columns: columnsIn(words, product, tz), rows };
  return sheetReply(sheets, `${words.list('caption')}-${product.name}`, { sheet, format: asked.format });
}

/** Refuses missing permission and too many rows already when the link is requested. */
export async function openExport(deps: OrderSheetDeps, reader: Rights, asked: AskedExport) {
  const product = deps.products.named(asked.product);
  requireNode(reader, `${product.listPage}/export`);
  const filter = await readOrderFilter(deps.db, reader, product.listPage, asked);
  const list = { filter, sort: asked.sort };
  await refuseLongList(deps.db, list);
  return { product, list };
}

type ListWord = keyof typeof zhList;

/** Returns the words of the list on screen, in the variant for rides if the product is a ride. */
function wordsIn(lang: Lang, { hasCheckIn }: Product) {
  const [list, orders] = inLanguage(lang, { zh: [zhList, zhOrders], en: [enList, enOrders] });
  return {
    list: (key: ListWord): string => {
      const ofRides = `${key}_ride`;
      return !hasCheckIn && ofRides in list ? list[ofRides as ListWord] : list[key];
    },
    orders,
  };
}

type Words = ReturnType<typeof wordsIn>;

/** Lists the columns in the order of `cellsOf`. */
function columnsIn({ list }: Words, { hasCheckIn }: Product, tz: string) {
  const ofStays = [
    { title: list('columnNights'), width: 8 },
    { title: list('columnCode'), width: 18 },
  ];
  return [
    { title: list('columnNumber'), width: 16 },
    { title: `${list('columnBooked')} (${tz})`, width: 24 },
    { title: list('columnReference'), width: 18 },
    { title: list('columnHotel'), width: 44 },
    { title: list('columnStart'), width: 18 },
    { title: list('columnEnd'), width: 18 },
    { title: list('columnUnits'), width: 8 },
    ...(hasCheckIn ? ofStays : []),
    { title: list('columnGuests'), width: 28 },
    { title: list('columnStatus'), width: 12 },
    { title: `${list('columnPayBy')} (${tz})`, width: 24 },
    { title: list('columnFreeUntil'), width: 20 },
    { title: list('columnChannel'), width: 14 },
    { title: `${list('columnPayTime')} (${tz})`, width: 24 },
    { title: list('columnOrderTotal'), width: 14 },
    { title: list('columnFee'), width: 14 },
    { title: list('columnRefund'), width: 14 },
    { title: list('columnSettlementPrice'), width: 14 },
    { title: list('columnNet'), width: 14 },
    { title: list('columnCurrency'), width: 10 },
    { title: list('columnPaid'), width: 14 },
    { title: list('columnSettlement'), width: 14 },
    { title: list('columnBookedBy'), width: 16 },
  ];
}

interface Sight {
  /** The agency's zone for past events; service times are local to the place. */
  tz: string;
  lang: Lang;
  words: Words;
  product: Product;
  seesSums: boolean;
}

function cellsOf(order: OrderRow, units: OrderUnits, sight: Sight): SheetCell[] {
  const { tz, lang, words, product } = sight;
  const at = (instant: Date, zone: string) => ({ time: localDateTime(instant.getTime(), zone) });
  const ofService = (instant: Date) => {
    const { time } = at(instant, order.tz);
    return product.hasCheckIn ? { date: time.slice(0, 10) } : { time };
  };
  const waits = order.order_status === 'pending_payment';
  return [
    order.sn,
    at(order.created_at, tz),
    order.reference,
    inLanguage(lang, { zh: order.title_zh, en: order.title_en }),
    ofService(order.service_start),
    ofService(order.service_end),
    { decimal: String(units.units) },
    ...(product.hasCheckIn ? [{ decimal: String(units.nights ?? 0) }, units.code ?? ''] : []),
    order.guest_names.join(', '),
    words.orders[`status_${order.order_status}`],
    waits ? at(order.pay_by, tz) : null,
    freeCell(order),
    order.pay_channel === null ? null : words.orders[`channel_${order.pay_channel}`],
    order.paid_at && at(order.paid_at, tz),
    ...sumCells(order, sight),
    order.currency,
    words.orders[`pay_${order.pay_status}`],
    words.orders[`settlement_${order.settlement_status}`],
    order.booking_account,
  ];
}

/**
 * Returns total, cancellation fee, refund, settlement price and net charged; empty for readers who may not
 * see prices.
 */
function sumCells(order: OrderRow, { seesSums }: Sight): SheetCell[] {
  const { settlementPrice, netCharged } = listedSums({
    ...order,
    isPaid: order.paid_at !== null,
    hasEnded: endedUnpaid.has(order.order_status),
  });
  const sums = [totalAmount(order), order.fee, order.refund_money, settlementPrice, netCharged];
  return sums.map((sum) => (seesSums ? { decimal: shownText(sum, order.currency) } : null));
}

/** Statuses in which an unpaid order can no longer be paid. */
const endedUnpaid: ReadonlySet<string> = new Set(['cancelled', 'rejected', 'expired']);

/** Returns the free cancellation deadline in local time, while the order can be cancelled. */
function freeCell(order: OrderRow): SheetCell {
  if (order.order_status !== 'confirmed' && order.order_status !== 'processing') return null;
  const free = freeUntil(order.policy, closesAt(order));
  return free === null ? null : { time: localDateTime(free, order.tz) };
}
