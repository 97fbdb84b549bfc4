import type { ReplyOf } from '@serai/contract/endpoint';
import type { listReplacements as endpoint, Replacement } from '@serai/contract/hotels/replacements';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Db } from '../../../calls.ts';
import { money } from '../../../domain/money.ts';
import { markupOf } from '../../../domain/pricing/markup.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { findAnyOrder, type OpenOrder, type Products } from '../../orders/orders.ts';
import { findHotelOrder, type HotelOrder, stayOf } from '../hotel-order-store.ts';
import { checkFit, costSold, findRate, priceRate } from '../price-offer.ts';
import { refuseMixed } from '../room-lines.ts';
import { differenceOf } from './preview-replacement.ts';
import { refuseUnreplaceable } from './replace-stay.ts';

/** Maximum number of rates that are priced per search. */
const MAX_RATES = 20;

/** Lists rates of the hotel's city that fit the guests of a stay which can be replaced. */
export async function listReplacements(
  db: Db,
  products: Products,
  { input, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const opened = await findAnyOrder(db, products, input.id);
  refuseUnreplaceable(opened, { lang });
  const before = await findHotelOrder(db, input.id);
  refuseMixed(before);
  const ids = await findRateIds(db, before, input.keyword ?? '');
  const rates: Replacement[] = [];
  for (const id of ids) {
    const rate = await presentRate(db, { opened, before, id, lang, now });
    if (rate) rates.push(rate);
  }
  return { list: rates.sort((one, other) => rank(one, before.rooms) - rank(other, before.rooms)) };
}

/** Rates of hotels in the same city by a part of a name, those of the booked hotel first; never its own rate. */
async function findRateIds(db: Db, before: HotelOrder, keyword: string): Promise<number[]> {
  const wanted = keyword.toLowerCase();
  const { rows } = await sql<{ id: number }>`
    SELECT plan.id FROM hotels hotel
    JOIN rate_plans plan ON plan.hotel_id = hotel.id AND plan.active
    JOIN room_types room ON room.id = plan.room_type_id AND room.active
    WHERE hotel.city_id = (SELECT city_id FROM hotels WHERE id = ${before.hotel_id}::bigint)
      AND hotel.active AND hotel.supplier IS NULL AND plan.id <> ${before.rate_plan_id}::bigint
      AND strpos(lower(concat_ws(chr(10), hotel.name_zh, hotel.name_en, hotel.name_local, room.name_zh, room.name_en)),
        ${wanted}::text) > 0
    ORDER BY hotel.id <> ${before.hotel_id}::bigint, hotel.star DESC, hotel.id, plan.id
    LIMIT ${MAX_RATES}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Wanted {
  opened: OpenOrder;
  before: HotelOrder;
  id: number;
  lang: Lang;
  now: Date;
}

/** Presents a rate; undefined if it does not fit the guests or has no price for one of them. */
async function presentRate(db: Db, wanted: Wanted): Promise<Replacement | undefined> {
  const { opened, before, id, lang, now } = wanted;
  const { order } = opened;
  const stay = stayOf(before);
  const found = await findRate(db, id, stay, { now });
  if (!found) return undefined;
  const { row, unitsLeft, ...amounts } = found;
  const markup = markupOf(0, order.currency);
  const priced = unlessRefused(() => {
    checkFit(row, stay);
    return priceRate(row, stay, { ...amounts, markup });
  });
  if (!priced) return undefined;
  const cost = costSold(priced.soldAs);
  const inOrderCurrency = (amount: number | null) => (amount === null ? null : money(amount, order.currency));
  return {
    rate_plan_id: id,
    hotel: inLanguage(lang, { zh: row.hotel_zh, en: row.hotel_en }),
    same_hotel: row.hotel_id === before.hotel_id,
    star: row.star,
    room: inLanguage(lang, { zh: row.room_zh, en: row.room_en }),
    meal: row.meal,
    bed: row.bed,
    units_left: unitsLeft,
    cost: inOrderCurrency(cost),
    difference: inOrderCurrency(differenceOf(cost, order.cost)),
  };
}

function unlessRefused<Result>(decide: () => Result): Result | undefined {
  try {
    return decide();
  } catch (refusal) {
    if (refusal instanceof AppError) return undefined;
    throw refusal;
  }
}

/** Enough rooms first, then the lowest cost; unknown costs last. */
function rank({ units_left, cost }: Replacement, rooms: number): number {
  const unknown = 1e13;
  return (units_left >= rooms ? 0 : 2 * unknown) + (cost?.amount ?? unknown);
}
