import { shownText } from '@serai/contract/currency';
import type { InputOf } from '@serai/contract/endpoint';
import type { linkAllOrdersExport as endpoint } from '@serai/contract/orders/desk';
import enDesk from '@serai/phrases/en/pages/console/console-orders';
import enOrders from '@serai/phrases/en/pages/orders/orders';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import zhDesk from '@serai/phrases/zh/pages/console/console-orders';
import zhOrders from '@serai/phrases/zh/pages/orders/orders';
import { sql } from 'kysely';
import type { Db, Operator } from '../../../calls.ts';
import { localDateTime } from '../../../domain/local-time.ts';
import { totalAmount } from '../../../domain/settlement.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileReply } from '../../../platform/http/route.ts';
import { countOf } from '../../../platform/list/count.ts';
import { maxExported } from '../../../platform/sheets/bounds.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { sheetReply } from '../../../platform/sheets/sheet-reply.ts';
import type { OrderSheetDeps } from '../lists/export-orders.ts';
import { matchForStaff } from '../lists/order-list-store.ts';
import { readMatching } from '../lists/read-all-orders.ts';
import { nameAgencies, type OrderRow } from '../order-store.ts';
import { readDeskFilter } from './read-desk-filter.ts';

export type AskedDeskExport = InputOf<typeof endpoint>;

/** Reads the condition of an export; refuses more rows than the maximum with `export_too_long`. */
export async function openDeskExport(db: Db, asked: AskedDeskExport, reader: Pick<Operator, 'scope'>) {
  const { filter, tz } = await readDeskFilter(db, asked, reader);
  const condition = (await matchForStaff(db, filter)).conditionFor(filter.status);
  const matching = sql`SELECT FROM orders WHERE ${condition}`;
  const { rows } = await sql<{ count: number }>`SELECT ${countOf(matching)} AS count`.execute(db);
  if (rows[0]!.count > maxExported) throw new AppError('export_too_long', { facts: { rows: maxExported } });
  return { condition, tz };
}

/** Exports the orders that `console/order/list` shows for the same filters as a sheet. */
export async function exportAllOrders(
  { db, sheets }: Pick<OrderSheetDeps, 'db' | 'sheets'>,
  asked: AskedDeskExport,
  { scope, lang }: Pick<Operator, 'scope'> & { lang: Lang },
): Promise<FileReply> {
  const { condition, tz } = await openDeskExport(db, asked, { scope });
  const rows: SheetCell[][] = [];
  for await (const orders of readMatching(db, asked.sort ?? 'booked', condition)) {
    const ids = orders.map(({ agency_id }) => agency_id);
    const agencies = await nameAgencies(db, ids);
    for (const order of orders) rows.push(cellsOf(order, agencies.get(order.agency_id) ?? '', { tz, lang }));
  }
  const { desk } = wordsIn(lang);
  return sheetReply(sheets, desk.caption, {
    sheet: { name: desk.caption, columns: columnsIn(lang, tz), rows },
    format: asked.format,
  });
}

function wordsIn(lang: Lang) {
  return inLanguage(lang, {
    zh: { desk: zhDesk, orders: zhOrders },
    en: { desk: enDesk, orders: enOrders },
  });
}

/** Lists the columns in the order of `cellsOf`. */
function columnsIn(lang: Lang, tz: string) {
  const { desk } = wordsIn(lang);
  return [
    { title: desk.columnNumber, width: 16 },
    { title: `${desk.columnBooked} (${tz})`, width: 24 },
    { title: desk.columnAgency, width: 28 },
    { title: desk.columnReference, width: 18 },
    { title: desk.product, width: 10 },
    { title: desk.columnTitle, width: 44 },
    { title: desk.columnStart, width: 20 },
    { title: desk.columnEnd, width: 20 },
    { title: desk.columnGuestNames, width: 28 },
    { title: desk.columnContact, width: 16 },
    { title: desk.columnPhone, width: 20 },
    { title: desk.columnStatus, width: 14 },
    { title: desk.columnPayment, width: 14 },
    { title: desk.columnSettlement, width: 14 },
    { title: desk.columnTotal, width: 14 },
    { title: desk.columnCurrency, width: 10 },
  ];
}

function cellsOf(order: OrderRow, agency: string, { tz, lang }: { tz: string; lang: Lang }): SheetCell[] {
  const { desk, orders } = wordsIn(lang);
  const at = (instant: Date, zone: string) => ({ time: localDateTime(instant.getTime(), zone) });
  const productWord = `product_${order.product}`;
  return [
    order.sn,
    at(order.created_at, tz),
    agency,
    order.reference,
    productWord in desk ? desk[productWord as keyof typeof desk] : order.product,
    inLanguage(lang, { zh: order.title_zh, en: order.title_en }),
    at(order.service_start, order.tz),
    at(order.service_end, order.tz),
    order.guest_names.join(', '),
    order.contact_name,
    order.contact_phone,
    orders[`status_${order.order_status}`],
    orders[`pay_${order.pay_status}`],
    orders[`settlement_${order.settlement_status}`],
    { decimal: shownText(totalAmount(order), order.currency) },
    order.currency,
  ];
}
