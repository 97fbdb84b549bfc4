import type { ReplyOf } from '@serai/contract/endpoint';
import {
  driverSteps,
  type showDaySheet as endpoint,
  maxPhotos,
  type SheetRide,
} from '@serai/contract/vehicles/driver-sheet';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Call, Db } from '../../../calls.ts';
import { decideDispatch } from '../../../domain/dispatch.ts';
import { placeTime, type RideSheet } from '../../orders/for-products.ts';
import type { Products } from '../../orders/orders.ts';
import { describeSheets } from '../describe-sheets.ts';
import { findLink } from './link-store.ts';
import { readingOf } from './reading-language.ts';
import { listSheetRides } from './sheet-store.ts';
import { reportsFrom } from './step-by-driver.ts';

type Row = Awaited<ReturnType<typeof listSheetRides>>[number];

/** Order states in which a ride takes place or took place. */
const driven: ReadonlySet<string> = new Set(['confirmed', 'in_service', 'completed', 'no_show']);

/**
 * Shows a driver's rides of a day, behind the link: no prices, and nothing of the agency except the contact
 * to call.
 */
export async function showDaySheet(
  db: Db,
  products: Products,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const link = await findLink(db, input.token, now);
  const driver = await db
    .selectFrom('drivers')
    .select(['name_zh', 'name_en', 'languages'])
    .where('id', '=', link.driverId)
    .executeTakeFirstOrThrow();
  const rows = await listSheetRides(db, link);
  const sheets = await describeSheets(db, products, { rides: rows, lang });
  return {
    driver: inLanguage(lang, { zh: driver.name_zh, en: driver.name_en }),
    reads: readingOf(driver.languages),
    day: link.day,
    rides: rows.map((row) => presentRide(row, sheets.get(row.order_id), { lang, now })),
  };
}

function presentRide(row: Row, known: RideSheet | undefined, at: { lang: Lang; now: Date }): SheetRide {
  const isOff = !driven.has(row.order_status);
  const sheet = isOff || !known ? nothing : known;
  const from = reportsFrom(row);
  const photos = Number(row.photos ?? 0);
  return {
    id: row.id,
    order_sn: row.sn,
    is_off: isOff,
    status: row.status,
    next: isOff || at.now < from ? null : nextStep(row),
    reports_from: placeTime(from, row.tz),
    starts_at: placeTime(row.starts_at, row.tz),
    ends_at: placeTime(row.ends_at, row.tz),
    ...sheet,
    passenger_name: isOff ? '' : row.passenger_name,
    phone: isOff ? '' : row.passenger_phone || row.contact_phone,
    special_requests: isOff ? '' : row.special_requests,
    plate_number: row.plate_number,
    model: inLanguage(at.lang, { zh: row.name_zh, en: row.name_en }),
    photos,
    photos_left: Math.max(0, maxPhotos - photos),
  };
}

function nextStep({ status }: Row) {
  return driverSteps.find((step) => decideDispatch(status, step, 'supplier') !== undefined) ?? null;
}

const nothing: RideSheet = {
  from: { name: '', address: '' },
  to: { name: '', address: '' },
  passengers: 0,
  child_seats: 0,
  meeting_point: '',
  sign_text: '',
  flight_number: '',
  flight_time: null,
};
