import type { CarTrip } from '@serai/contract/cars/cars';
import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import type { Db } from '../../calls.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../domain/cancellation-policy.ts';
import { priceRental, type Rental, type RentalPrice } from '../../domain/pricing/car.ts';
import { type Markup, withMarkup } from '../../domain/pricing/markup.ts';
import { markUpCard, type RateCard } from '../../domain/pricing/rate-card.ts';
import { markUpRoute, type RouteTerms } from '../../domain/pricing/route.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { type Buyer, findBuyerMarkup } from '../contracts/contracts.ts';
import { chooseLanguage, chooseVehicles, countVehiclesLeft, findRoute, type Party } from '../fleet/fleet.ts';
import { type OfferTerms, type PriceLine, refuseClosed } from '../orders/for-products.ts';
import { findPriceSettings } from '../site/site.ts';
import { carJourney } from './car-journey.ts';
import { type CheckedTrip, checkTrip, refuseTooShort, type Served } from './check-trip.ts';
import { findLocations, type LocationRow } from './location-store.ts';
import type { SoldCar } from './present-facts.ts';
import { priceLines } from './price-lines.ts';
import { findRate, listZones, type RateRow, type ZoneRow } from './rate-store.ts';
import { driveTerms } from './way.ts';

/** Requested rental of a rate. */
export interface CarRequest {
  rateId: number;
  trip: CarTrip;
  /** Undefined: the minimum for all passengers and their luggage. */
  vehicles: number | undefined;
  /** Undefined: the local language. */
  driverLanguage: DriverLanguage | undefined;
  zone: { id: number; entries: number | undefined } | undefined;
  /** Terms that the desk has agreed for the drive, used if no route is on sale. */
  agreed?: RouteTerms | undefined;
}

/** Content of a quote and of the order made from it. Amounts are minor units. */
export interface CarOffer {
  rateId: number;
  poolId: number;
  wish: CarRequest;
  rental: Rental;
  currency: string;
  price: RentalPrice;
  lines: PriceLine[];
  policy: ResolvedPolicy;
  soldAs: SoldAs;
  zones: ZoneRow[];
  vehiclesNeeded: number;
  unitsLeft: number;
  /** First instant (epoch ms) at which it can no longer be booked or paid. */
  cutOff: number;
  /** The desk must set the price of the drive. */
  onRequest: boolean;
}

/** Names, terms and prices at the time of sale; later changes of the rate do not affect the order. */
export interface SoldAs extends SoldCar {
  trip: CarTrip;
  rental: Rental;
  driverLanguage: DriverLanguage;
  card: RateCard;
  price: RentalPrice;
  pickUp: LocationRow;
  dropOff: LocationRow;
  zone: (ZoneRow & { entries: number }) | null;
  /** Epoch ms. */
  startMs: number;
  endMs: number;
}

/** Terms that make an offer a different one: its total and its cancellation rules. */
export function carTerms({ price, currency, lines, policy, onRequest }: CarOffer): OfferTerms {
  return {
    total: price.total,
    currency,
    lines,
    policy,
    nightTotals: [],
    onRequest,
    confirmedLater: false,
    service: 'ride',
  };
}

/** Passengers and luggage; orders that predate the luggage field have none. */
export function partyOf({ adults, children, bags }: CarTrip): Party {
  return { passengers: adults + children, bags: bags ?? 0 };
}

/**
 * Prices a rental by the current database state, for its buyer. Refuses with the faults of a trip,
 * `rate_unknown`, `booking_closed`, `vehicles_too_few`, `luggage_too_much`, `zone_unknown`,
 * `zone_entries_required` or `sold_out`. The hold of `ownOrderId` counts as left.
 */
export async function priceOffer(
  db: Db,
  wish: CarRequest,
  buyer: Buyer,
  ownOrderId?: number,
): Promise<CarOffer> {
  const { trip } = wish;
  const { now } = buyer;
  const { currency } = await findPriceSettings(db);
  const markup = await findBuyerMarkup(db, buyer, 'car', currency);
  const checked = checkTrip(await findServed(db, trip), trip, now);
  const found = await findRate(db, wish.rateId);
  const rate = found && markUpRate(found, markup);
  const pickUp = rate && (await findBranch(db, rate, checked));
  if (!rate || !pickUp) throw refusedField('rate_key', 'rate_unknown');
  const cutOff = checked.startMs - rate.cut_off_minutes * 60_000;
  refuseClosed('pick_up_at', { cutOff, tz: checked.pickUp.tz, now });
  const { vehicles, needed } = chooseVehicles(wish.vehicles, partyOf(trip), rate.model);
  const zones = (await listZones(db, pickUp.city_id)).map((each) => {
    return { ...each, amount: withMarkup(each.amount, markup) };
  });
  const zone = pickZone(wish, zones);
  const route = findTerms(checked, found, wish, markup);
  const driver = chooseLanguage(wish.driverLanguage, pickUp.base_language);
  const rental: Rental = {
    start: trip.pick_up_at,
    end: trip.drop_off_at,
    vehicles,
    chineseDriver: driver.isPaid,
    zone,
    route: route ?? null,
  };
  const price = priceRental(rate.card, rental);
  if (!price) throw refusedField('rate_key', 'rate_unknown');
  const left = await countVehiclesLeft(db, [rate.pool_id], carJourney(checked), ownOrderId);
  const unitsLeft = left.get(rate.pool_id) ?? 0;
  if (unitsLeft < vehicles) throw new AppError('sold_out');
  return {
    rateId: rate.id,
    poolId: rate.pool_id,
    wish,
    rental,
    currency,
    price,
    lines: priceLines(
      price,
      {
        model: { zh: rate.model.nameZh, en: rate.model.nameEn },
        zone: { zh: zone?.name_zh ?? '', en: zone?.name_en ?? '' },
      },
      rental.route ?? null,
    ),
    policy: rentalPolicy(rate, trip, checked),
    soldAs: soldAs(rate, { wish, driverLanguage: driver.language, rental, price, pickUp, zone, checked }),
    zones,
    vehiclesNeeded: needed,
    unitsLeft,
    cutOff,
    onRequest: route === undefined,
  };
}

/** Applies the buyer's markup to every single amount of a rate. */
function markUpRate(rate: RateRow, markup: Markup): RateRow {
  const { card, extra_km_amount: extraKm } = rate;
  return {
    ...rate,
    card: markUpCard(card, markup),
    extra_km_amount: extraKm === null ? null : withMarkup(extraKm, markup),
  };
}

/**
 * Null within a base, undefined if the desk must be asked; terms agreed by the desk are already the buyer's
 * price.
 */
function findTerms(
  { way }: CheckedTrip,
  rate: RateRow,
  { agreed, trip }: CarRequest,
  markup: Markup,
): RouteTerms | null | undefined {
  const terms = driveTerms(way, rate);
  if (terms) return markUpRoute(terms, markup);
  if (terms === null || !agreed) return terms;
  refuseTooShort(agreed, 'drop_off_at', trip);
  return agreed;
}

/** Loads the data for checking a trip from the database. */
async function findServed(db: Db, trip: CarTrip): Promise<Served> {
  const places = await findLocations(db, [trip.pick_up_id, trip.drop_off_id]);
  const from = places.get(trip.pick_up_id)?.base_id ?? null;
  const to = places.get(trip.drop_off_id)?.base_id ?? null;
  const route = from === null || to === null ? undefined : await findRoute(db, from, to);
  return { places, routeOf: () => route };
}

/** Resolves a rate's policy to the times of a trip. */
export function rentalPolicy(
  { policy }: RateRow,
  trip: CarTrip,
  { pickUp, startMs }: CheckedTrip,
): ResolvedPolicy {
  return resolvePolicy(policy, { date: trip.pick_up_at.slice(0, 10), tz: pickUp.tz, startMs });
}

/** Place of a rate, if it is the requested one or a branch of it. */
async function findBranch(db: Db, rate: RateRow, { pickUp }: CheckedTrip): Promise<LocationRow | undefined> {
  if (rate.location_id === pickUp.id) return pickUp;
  if (pickUp.kind !== 'city') return undefined;
  const branch = (await findLocations(db, [rate.location_id])).get(rate.location_id);
  return branch?.city_id === pickUp.id ? branch : undefined;
}

function pickZone({ zone }: CarRequest, zones: readonly ZoneRow[]): SoldAs['zone'] {
  if (!zone) return null;
  const found = zones.find(({ id }) => id === zone.id);
  if (!found) throw refusedField('zone_id', 'zone_unknown');
  if (zone.entries === undefined) throw refusedField('zone_entries', 'zone_entries_required');
  return { ...found, entries: zone.entries };
}

function soldAs(
  rate: RateRow,
  parts: {
    wish: CarRequest;
    driverLanguage: DriverLanguage;
    rental: Rental;
    price: RentalPrice;
    pickUp: LocationRow;
    zone: SoldAs['zone'];
    checked: CheckedTrip;
  },
): SoldAs {
  const { wish, driverLanguage, rental, price, pickUp, zone, checked } = parts;
  return {
    model: rate.model,
    km_per_day: rate.km_per_day,
    extra_km_amount: rate.extra_km_amount,
    included: rate.included,
    trip: wish.trip,
    rental,
    driverLanguage,
    card: rate.card,
    price,
    pickUp,
    dropOff: checked.dropOff,
    zone,
    startMs: checked.startMs,
    endMs: checked.endMs,
  };
}
