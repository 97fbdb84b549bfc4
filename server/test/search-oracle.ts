import type { HotelFilters, ShownRate } from '@serai/contract/hotels/hotels';
import type { Cancellation } from '@serai/contract/orders/cancellation';
import { sql } from 'kysely';
import type { Db } from '../src/calls.ts';
import { feeAt, type RelativePolicy, resolvePolicy } from '../src/domain/cancellation-policy.ts';
import { policyStart } from '../src/domain/stay.ts';
import { askParty, type OracleParty, type OracleTerms, takesStay } from './party-oracle.ts';

/** A search as input of the oracle. */
export interface OracleQuestion {
  scope: { city: number } | { district: number } | { landmark: number } | { hotel: number };
  checkIn: string;
  checkOut: string;
  rooms: readonly OracleParty[];
  nationality: string;
  markup: { percent: number; step: number };
}

/** A bookable rate as SQL finds it. */
export interface OracleOffer {
  hotel: number;
  plan: number;
  star: number;
  district: number | null;
  facilities: string[];
  meal: string;
  policy: RelativePolicy;
  tz: string;
  /** Price of each night, for all rooms and guests. */
  nights: number[];
  recommended: number;
  hot: number;
  total: number;
}

/**
 * A rate whose room fits the guests and is available on every night, before the ages of the guests are
 * considered.
 */
type Found = Omit<OracleOffer, 'total'> & OracleTerms;

/**
 * Finds every rate with rooms left for a whole stay by SQL, and computes the guests' price of each; cheapest
 * first within a hotel.
 */
export async function askOracle(db: Db, question: OracleQuestion): Promise<OracleOffer[]> {
  const { rooms, nationality, checkIn, checkOut, markup } = question;
  const { rows } = await sql<Found>`
    WITH nights AS (
      SELECT date_trunc('month', night)::date AS month, extract(day FROM night)::int AS day
      FROM generate_series(${checkIn}::date, ${checkOut}::date - 1, interval '1 day') AS night
    )
    SELECT h.id AS hotel, p.id AS plan, h.star, h.district_id AS district, h.facilities, p.meal, p.policy, c.tz,
      h.recommended, h.hot, coalesce(r.base_guests, r.max_adults) AS base, p.min_stay, p.child_bands, p.supplements,
      p.stay_limits, array_agg(rm.prices[n.day] ORDER BY n.month, n.day) AS nights
    FROM hotels h JOIN destinations c ON c.id = h.city_id
    JOIN room_types r ON r.hotel_id = h.id AND r.active
    JOIN rate_plans p ON p.room_type_id = r.id AND p.active
    CROSS JOIN nights n
    LEFT JOIN room_months um ON um.room_type_id = r.id AND um.month = n.month
    LEFT JOIN rate_months rm ON rm.rate_plan_id = p.id AND rm.month = n.month
    WHERE h.active AND ${scopeOf(question.scope)}
      AND r.max_adults >= ${Math.max(...rooms.map(({ adults }) => adults))}::int
      AND r.max_children >= ${Math.max(...rooms.map(({ child_ages }) => child_ages.length))}::int
      AND r.max_guests >= ${Math.max(...rooms.map((room) => room.adults + room.child_ages.length))}::int
      AND coalesce(r.base_guests, r.max_adults) + r.extra_beds
        >= ${Math.max(...rooms.map(({ adults, child_beds }) => adults + child_beds))}::int
      AND (p.nationalities = '{}' OR ${nationality} = ANY (p.nationalities))
    GROUP BY h.id, c.tz, r.position, r.id, p.id
    HAVING bool_and((coalesce(um.units[n.day], 0) >= ${rooms.length}::int OR p.sells = 'request' OR p.request_when_gone)
      AND coalesce(rm.prices[n.day], 0) > 0)
    ORDER BY h.id, r.position, r.id, p.position, p.id`.execute(db);
  const dates = datesFrom(checkIn, checkOut);
  const priceOf = (net: number) => net + Math.floor((net * markup.percent + 50) / 100);
  return rows
    .filter((row) => takesStay(row, dates, checkOut))
    .flatMap((row) => {
      const nights = row.nights.map((net, at) => {
        const added = rooms.map((room) => askParty(row, dates[at]!, room, priceOf) ?? Number.NaN);
        return priceOf(net) * rooms.length + added.reduce((total, each) => total + each, 0);
      });
      const total = nights.reduce((all, night) => all + night, 0);
      return Number.isNaN(total) ? [] : [{ ...row, nights, total }];
    })
    .sort((a, b) => a.hotel - b.hotel || a.total - b.total);
}

function datesFrom(checkIn: string, checkOut: string): string[] {
  const dates = [];
  for (let day = new Date(checkIn); day < new Date(checkOut); day = new Date(day.getTime() + 86_400_000)) {
    dates.push(day.toISOString().slice(0, 10));
  }
  return dates;
}

function scopeOf(scope: OracleQuestion['scope']) {
  if ('city' in scope) return sql`h.city_id = ${scope.city}`;
  if ('district' in scope) return sql`h.district_id = ${scope.district}`;
  if ('hotel' in scope) return sql`h.id = ${scope.hotel}`;
  return sql`EXISTS (SELECT FROM destinations d WHERE d.id = ${scope.landmark} AND d.radius_km >=
    sqrt(power((d.latitude - h.latitude) * 111.195, 2)
      + power((d.longitude - h.longitude) * 111.195 * cos(radians(d.latitude)), 2)))`;
}

/** Returns the cost of cancelling now, from the fee itself. */
export function cancellationOf(
  { policy, tz, nights, total }: OracleOffer,
  { checkIn, now }: { checkIn: string; now: Date },
): Cancellation {
  const base = { currency: 'USD', total, nightTotals: nights };
  const { fee } = feeAt(resolvePolicy(policy, policyStart(checkIn, tz)), now.getTime(), base);
  return fee === 0 ? 'free' : fee === total ? 'non_refundable' : 'fee';
}

/** Returns the offers that a list with this rate may show. */
export function ofRate(
  offers: readonly OracleOffer[],
  rate: ShownRate,
  at: { checkIn: string; now: Date },
): OracleOffer[] {
  const withBreakfast = offers.filter(({ meal }) => !rate.startsWith('breakfast') || meal !== 'room_only');
  return withBreakfast.filter((offer) => !rate.endsWith('free') || cancellationOf(offer, at) === 'free');
}

/** Returns the cheapest offer of each hotel that passes the filters, by hotel id. */
export function filterOffers(
  offers: readonly OracleOffer[],
  filters: HotelFilters,
  roomNights: number,
  at: { checkIn: string; now: Date },
): Map<number, OracleOffer> {
  const cheapest = new Map<number, OracleOffer>();
  for (const offer of offers) {
    const perNight = Math.round(offer.total / roomNights);
    const passes =
      (!filters.stars?.length || filters.stars.includes(offer.star)) &&
      (!filters.meals?.length || (filters.meals as string[]).includes(offer.meal)) &&
      (!filters.districts?.length || filters.districts.includes(offer.district ?? 0)) &&
      (filters.facilities ?? []).every((code) => offer.facilities.includes(code)) &&
      (!filters.cancellation?.length || filters.cancellation.includes(cancellationOf(offer, at))) &&
      perNight >= (filters.price_min ?? 0) &&
      perNight <= (filters.price_max ?? Infinity);
    if (passes && !cheapest.has(offer.hotel)) cheapest.set(offer.hotel, offer);
  }
  return cheapest;
}
