import { isCivilDate } from '@serai/contract/civil-date';
import { smallestAmount } from '@serai/contract/currency';
import { beds, includedTaxes, meals } from '@serai/contract/hotels/hotels';
import { readPolicy, readRelativeEnd } from '../../../domain/policy-notation.ts';
import { isCountry, isTime, isZone } from '../../../platform/csv-import/cell-tests.ts';
import type { FolderReader } from '../../../platform/csv-import/folder-reader.ts';
import {
  priceOf,
  readCurrency,
  readPrice,
  readPriceOrNull,
} from '../../../platform/csv-import/read-price.ts';
import type { RowReader } from '../../../platform/csv-import/row-reader.ts';
import type {
  Catalogue,
  DestinationRow,
  HotelRow,
  NightRuleRow,
  RatePlanRow,
  RoomTypeRow,
} from './catalogue-rows.ts';
import { HOTEL_FACILITIES, ROOM_FACILITIES } from './facilities.ts';
import {
  destinationsCsv,
  hotelFeesCsv,
  hotelsCsv,
  inventoryCsv,
  ratePlansCsv,
  roomTypesCsv,
  supplementsCsv,
} from './hotel-csv.ts';
import { isDayBound, isReversed, type NightRange, type NightRule } from './night-rules.ts';
import { readHotelFee } from './read-hotel-fees.ts';
import { readStayLimit } from './read-stay-limit.ts';
import { readSupplement } from './read-supplements.ts';

const NO_YEAR_LIMIT = 2100;

/**
 * Reads the files that a folder contains. Every fault is recorded; if there are any, the rows must not be
 * used.
 */
export async function readCatalogue({ read, currency }: FolderReader): Promise<Catalogue> {
  return {
    destinations: await read(destinationsCsv, readDestination),
    hotels: await read(hotelsCsv, readHotel),
    roomTypes: await read(roomTypesCsv, readRoomType),
    ratePlans: await read(ratePlansCsv, (row) => readRatePlan(row, currency)),
    nightRules: await read(inventoryCsv, (row) => readNightRule(row, currency)),
    supplements: await read(supplementsCsv, (row) => readSupplement(row, currency)),
    fees: await read(hotelFeesCsv, readHotelFee),
  };
}

function readDestination(row: RowReader): DestinationRow {
  const kind = row.choice('kind', ['city', 'district', 'landmark']);
  const city = row.code('city', { optional: true });
  if ((kind === 'city') !== (city === '')) row.fault('city', 'city_needed');
  return {
    line: row.line,
    code: row.code('code'),
    kind,
    city,
    country_code: row.tested('country', isCountry, 'bad_country'),
    tz: row.tested('tz', isZone, 'bad_zone'),
    name_zh: row.printed('name_zh'),
    name_en: row.printed('name_en'),
    name_local: row.printed('name_local', { optional: true }),
    latitude: row.number('latitude', -90, 90),
    longitude: row.number('longitude', -180, 180),
    radius_km: row.number('radius_km', 0, 100),
    intro_zh: row.text('intro_zh', { optional: true, max: 1000 }),
    intro_en: row.text('intro_en', { optional: true, max: 2000 }),
    position: row.integer('position', 0, 100_000),
  };
}

function readHotel(row: RowReader): HotelRow {
  const opened = row.integer('opened_year', 1700, NO_YEAR_LIMIT);
  const renovated = row.integerOrNull('renovated_year', 1700, NO_YEAR_LIMIT);
  if (renovated !== null && renovated < opened) row.fault('renovated_year', 'year_order');
  const long = { optional: true, max: 4000 };
  return {
    line: row.line,
    code: row.code('code'),
    city: row.code('city'),
    district: row.code('district', { optional: true }),
    name_zh: row.printed('name_zh'),
    name_en: row.printed('name_en'),
    name_local: row.printed('name_local', { optional: true }),
    address_zh: row.printed('address_zh', { max: 400 }),
    address_en: row.printed('address_en', { max: 400 }),
    phone: row.printed('phone', { max: 40 }),
    zip: row.text('zip', { max: 20 }),
    email: row.tested('email', isEmail, 'bad_email'),
    star: row.integer('star', 1, 5),
    latitude: row.number('latitude', -90, 90),
    longitude: row.number('longitude', -180, 180),
    facilities: row.words('facilities', HOTEL_FACILITIES),
    description_zh: row.text('description_zh', long),
    description_en: row.text('description_en', long),
    check_in_from: row.tested('check_in_from', isTime, 'bad_time'),
    check_out_until: row.tested('check_out_until', isTime, 'bad_time'),
    opened_year: opened,
    renovated_year: renovated,
    recommended: row.integer('recommended', 0, 1_000_000),
    hot: row.integer('hot', 0, 100_000_000),
    views: row.integer('views', 0, 1_000_000_000),
    active: row.yes('active'),
    listed_at: `${row.tested('listed_on', isCivilDate, 'bad_day')}T00:00:00Z`,
    reservation_email: readReservationEmail(row),
    reservation_lang: row.choiceOr<string>('reservation_lang', ['en', 'zh-cn', 'my', 'th'], ''),
    supplier: row.code('supplier', { optional: true }) || null,
    important_zh: row.printed('important_zh', { optional: true, max: 1000 }),
    important_en: row.printed('important_en', { optional: true, max: 2000 }),
    address_local: row.printed('address_local', { optional: true, max: 400 }),
  };
}

function readReservationEmail(row: RowReader): string {
  const value = row.text('reservation_email', { optional: true, max: 120 });
  if (value !== '' && !isEmail(value)) row.fault('reservation_email', 'bad_email', { value });
  return value;
}

function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}

function readRoomType(row: RowReader): RoomTypeRow {
  const adults = row.integer('max_adults', 1, 30);
  const guests = row.integer('max_guests', 1, 40);
  if (guests < adults) row.fault('max_guests', 'guests_too_few');
  return {
    line: row.line,
    hotel: row.code('hotel'),
    code: row.code('code'),
    name_zh: row.printed('name_zh'),
    name_en: row.printed('name_en'),
    size_m2: row.integer('size_m2', 4, 2000),
    max_adults: adults,
    max_children: row.integer('max_children', 0, 20),
    max_guests: guests,
    base_guests: row.integerOrNull('base_guests', 1, guests),
    extra_beds: row.integerOrNull('extra_beds', 0, 4) ?? 0,
    floor: row.text('floor', { optional: true, max: 40 }),
    has_window: row.yes('has_window'),
    smoking: row.yes('smoking'),
    facilities: row.words('facilities', ROOM_FACILITIES),
    position: row.integer('position', 0, 10_000),
    active: row.yes('active'),
    release_days: row.integerOrNull('release_days', 1, 364),
    release_keep: row.integerOrNull('release_keep', 0, 9_999) ?? 0,
  };
}

function readRatePlan(row: RowReader, currency: string): RatePlanRow {
  const nationalities = row.text('nationalities', { optional: true, max: 1000 }).split(/\s+/).filter(Boolean);
  for (const value of nationalities.filter((code) => !isCountry(code)))
    row.fault('nationalities', 'bad_country', { value });
  return {
    line: row.line,
    hotel: row.code('hotel'),
    room: row.code('room_type'),
    code: row.code('code'),
    meal: row.choice('meal', meals),
    bed: row.choice('bed', beds),
    ...row.parsed('policy', (text) => readPolicy(text, currency)),
    min_stay: row.integer('min_stay', 1, 30),
    nationalities,
    child_bands: readChildBands(row, currency),
    position: row.integer('position', 0, 10_000),
    active: row.yes('active'),
    sells: row.choiceOr('sells', ['instant', 'request'], 'instant'),
    request_when_gone:
      row.text('request_when_gone', { optional: true }) !== '' && row.yes('request_when_gone'),
    cut_off: readCutOff(row),
    included: row.words('included', includedTaxes),
  };
}

function readCutOff(row: RowReader): RatePlanRow['cut_off'] {
  const text = row.text('cut_off', { optional: true, max: 20 });
  if (text === '') return null;
  const cutOff = readRelativeEnd(text);
  if (!cutOff) row.fault('cut_off', 'bad_cut_off', { value: text });
  return cutOff ?? null;
}

function readChildBands(row: RowReader, currency: string): RatePlanRow['child_bands'] {
  const value = row.text('child_bands', { optional: true, max: 300 });
  const bands = value
    .split(/\s+/)
    .filter(Boolean)
    .map((part) => {
      const match = /^(\d{1,2})-(\d{1,2}):([\d.,]{1,20})$/.exec(part);
      if (!match) return undefined;
      const reading = priceOf(match[3]!, currency);
      if ('fault' in reading) row.fault('child_bands', reading.fault, reading.facts);
      return {
        from: Number(match[1]),
        to: Number(match[2]),
        amount: 'amount' in reading ? reading.amount : 0,
      };
    });
  const good = bands.filter((band) => band !== undefined);
  const inOrder = good.every(
    ({ from, to }, at) => from <= to && to <= 17 && (at === 0 || from > good[at - 1]!.to),
  );
  if (good.length !== bands.length || !inOrder) row.fault('child_bands', 'bad_bands', { value });
  return good;
}

function readNightRule(row: RowReader, currency: string): NightRuleRow {
  const plan = row.code('rate_plan', { optional: true });
  const from = row.tested('from', isDayBound, 'bad_date');
  const to = row.tested('to', isDayBound, 'bad_date');
  if (isDayBound(from) && isDayBound(to) && isReversed(from, to)) row.fault('to', 'range_reversed');
  const weekdays = row.text('weekdays', { optional: true, max: 20 });
  if (!/^(?:([1-7])(?!.*\1))*$/.test(weekdays)) row.fault('weekdays', 'bad_weekdays', { value: weekdays });
  const foreign = plan === '' ? ofPlansOnly : ['units'];
  for (const field of foreign) {
    if (row.text(field, { optional: true }) !== '') row.fault(field, 'units_or_price');
  }
  const days = { from, to, weekdays };
  if (plan !== '') return { ...readPlanNights(row, days, currency), plan };
  const value = row.integer('units', 0, 9_999);
  return {
    line: row.line,
    hotel: row.code('hotel'),
    room: row.code('room_type'),
    plan,
    replaces: row.replaces(),
    rules: [{ ...days, value }],
    limits: [],
    costs: [],
  };
}

const ofPlansOnly = [
  'price',
  'currency',
  'cost',
  'min_stay',
  'max_stay',
  'closed_to_arrival',
  'closed_to_departure',
  'stop_sell',
];

/** Values of a row for a rate plan's nights: prices, costs and limits, at least one of them. */
function readPlanNights(row: RowReader, days: NightRange, currency: string): Omit<NightRuleRow, 'plan'> {
  const limit = readStayLimit(row, days);
  const cost = readPriceOrNull(row, 'cost', currency);
  const isPriced = row.text('price', { optional: limit !== undefined || cost !== null }) !== '';
  if (isPriced || cost !== null) readCurrency(row, currency);
  return {
    line: row.line,
    hotel: row.code('hotel'),
    room: row.code('room_type'),
    replaces: row.replaces(),
    rules: isPriced ? [readNightPrice(row, days, currency)] : [],
    limits: limit ? [limit] : [],
    costs: cost === null ? [] : [{ ...days, value: cost }],
  };
}

const MAX_PERCENT = 500;

/** A full price, or a surcharge on the price that applies: `+15.00`, `+10%` or `+7.5%`. */
function readNightPrice(row: RowReader, night: NightRange, currency: string): NightRule {
  const text = row.text('price', { max: 24 });
  const percent = /^\+(\d{1,3}(?:\.\d{1,2})?)%$/.exec(text);
  if (percent) {
    if (Number(percent[1]) < 1 || Number(percent[1]) > MAX_PERCENT)
      row.fault('price', 'bad_surcharge', { value: text, high: MAX_PERCENT });
    return { ...night, percent: Number(percent[1]), step: smallestAmount(currency) };
  }
  if (!text.startsWith('+')) return { ...night, value: readPrice(row, 'price', currency) };
  const reading = priceOf(text.slice(1), currency);
  if ('fault' in reading) row.fault('price', reading.fault, { ...reading.facts, value: text });
  return { ...night, plus: 'amount' in reading ? reading.amount : 0 };
}
