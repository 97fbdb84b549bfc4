import { nightsBetween } from '@serai/contract/dates';
import type { InputOf } from '@serai/contract/endpoint';
import type { linkMovementsExport as endpoint } from '@serai/contract/hotels/movements';
import enStays from '@serai/phrases/en/pages/console/console-stays';
import enOrders from '@serai/phrases/en/pages/orders/orders';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import zhStays from '@serai/phrases/zh/pages/console/console-stays';
import zhOrders from '@serai/phrases/zh/pages/orders/orders';
import type { Db, Operator, Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { FileReply } from '../../../platform/http/route.ts';
import { countRows, readBatches } from '../../../platform/list/read-list.ts';
import { maxExported } from '../../../platform/sheets/bounds.ts';
import type { SheetMaker } from '../../../platform/sheets/open-sheet-maker.ts';
import type { SheetCell } from '../../../platform/sheets/sheet.ts';
import { sheetReply } from '../../../platform/sheets/sheet-reply.ts';
import { nameAgencies } from '../../orders/orders.ts';
import { mealLabel } from '../hotel-words.ts';
import { bedSold, joinByRoom } from '../room-lines.ts';
import { type MovementRow, movementList } from './movement-list.ts';
import { noticeOf } from './notice-of.ts';

const BATCH = 500;

export interface MovementSheetDeps {
  db: Db;
  sheets: SheetMaker;
}

export type AskedMovements = InputOf<typeof endpoint>;

/** Whose list it is, and the instant that decides the day at each hotel. */
export interface MovementReader extends Pick<Operator, 'scope'> {
  now: Date;
}

/** Refuses more stays than a sheet holds with `export_too_long`. */
export async function refuseLongMovements(
  db: Db | Trx,
  asked: AskedMovements,
  reader: MovementReader,
): Promise<void> {
  if ((await countRows(db, listOf(asked, reader))) > maxExported)
    throw new AppError('export_too_long', { facts: { rows: maxExported } });
}

/** Exports the stays that `console/hotelOrder/movements` shows for the same filters as a sheet. */
export async function exportMovements(
  { db, sheets }: MovementSheetDeps,
  asked: AskedMovements,
  { lang, ...reader }: MovementReader & { lang: Lang },
): Promise<FileReply> {
  await refuseLongMovements(db, asked, reader);
  const rows: SheetCell[][] = [];
  for await (const stays of readBatches(db, listOf(asked, reader), BATCH)) {
    const agencies = await nameAgencies(
      db,
      stays.map((stay) => stay.agency_id),
    );
    for (const stay of stays) rows.push(cellsOf(stay, agencies.get(stay.agency_id) ?? '', lang));
  }
  const { stays } = wordsIn(lang);
  const name = stays[`kind_${asked.kind ?? 'arrivals'}`];
  return sheetReply(sheets, name, {
    sheet: { name, columns: columnsIn(lang), rows },
    format: asked.format,
  });
}

function listOf(
  { kind = 'arrivals', day, hotel_id, city_id, agency_id }: AskedMovements,
  { scope, now }: MovementReader,
) {
  return movementList(kind, { day, hotel_id, city_id, agency_id, scope }, now);
}

function wordsIn(lang: Lang) {
  return inLanguage(lang, {
    zh: { stays: zhStays, orders: zhOrders },
    en: { stays: enStays, orders: enOrders },
  });
}

/** Lists the columns in the order of `cellsOf`. */
function columnsIn(lang: Lang) {
  const { stays } = wordsIn(lang);
  return [
    { title: stays.day, width: 14 },
    { title: stays.sheetHotel, width: 28 },
    { title: stays.sheetCity, width: 14 },
    { title: stays.sheetHotelPhone, width: 20 },
    { title: stays.sheetNumber, width: 16 },
    { title: stays.sheetStatus, width: 14 },
    { title: stays.columnGuests, width: 36 },
    { title: stays.sheetAdults, width: 8 },
    { title: stays.sheetChildren, width: 8 },
    { title: stays.sheetNationality, width: 12 },
    { title: stays.sheetRoom, width: 24 },
    { title: stays.sheetRooms, width: 8 },
    { title: stays.sheetBed, width: 14 },
    { title: stays.sheetMeal, width: 14 },
    { title: stays.sheetCheckIn, width: 14 },
    { title: stays.sheetCheckOut, width: 14 },
    { title: stays.sheetNights, width: 8 },
    { title: stays.columnAgency, width: 28 },
    { title: stays.sheetContact, width: 16 },
    { title: stays.sheetPhone, width: 20 },
    { title: stays.sheetCode, width: 18 },
    { title: stays.sheetRoomNumber, width: 12 },
    { title: stays.columnHotel, width: 18 },
    { title: stays.sheetRequests, width: 44 },
  ];
}

function cellsOf(stay: MovementRow, agency: string, lang: Lang): SheetCell[] {
  const { stays, orders } = wordsIn(lang);
  const { sold_as: sold, guests } = stay;
  const count = (number: number) => ({ decimal: String(number) });
  return [
    { date: stay.day },
    inLanguage(lang, { zh: stay.hotel_zh, en: stay.hotel_en }),
    inLanguage(lang, { zh: stay.city_zh, en: stay.city_en }),
    stay.hotel_phone,
    stay.sn,
    orders[`status_${stay.order_status}`],
    guests.map(({ fullNames }) => fullNames.join(', ')).join(' / '),
    count(guests.reduce((sum, { adults }) => sum + adults, 0)),
    count(guests.reduce((sum, { childAges }) => sum + childAges.length, 0)),
    stay.nationality,
    inLanguage(lang, { zh: sold.roomZh, en: sold.roomEn }),
    count(stay.rooms),
    bedSold(sold, lang),
    joinByRoom(sold, ({ meal }) => mealLabel(meal, lang), lang) ?? mealLabel(sold.meal, lang),
    { date: stay.check_in },
    { date: stay.check_out },
    count(nightsBetween(stay.check_in, stay.check_out)),
    agency,
    stay.contact_name,
    stay.contact_phone,
    stay.confirmation_code,
    stay.room_number,
    stays[`notice_${noticeOf(stay)}`],
    stay.special_requests,
  ];
}
