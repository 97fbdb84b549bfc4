import type { TransferTrip } from '@serai/contract/transfers/transfers';
import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import { inLanguage } from '@serai/phrases/lang';
import type { Db } from '../../calls.ts';
import { type ResolvedPolicy, resolvePolicy } from '../../domain/cancellation-policy.ts';
import { type Markup, withMarkup } from '../../domain/pricing/markup.ts';
import {
  priceTransfer,
  type TransferLine,
  type TransferLineKind,
  type TransferPrice,
} from '../../domain/pricing/transfer.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { type Buyer, findBuyerMarkup } from '../contracts/contracts.ts';
import { chooseVehicles, countVehiclesLeft, languagesAt } from '../fleet/fleet.ts';
import { inBoth, type OfferTerms, type PriceLine, refuseClosed } from '../orders/for-products.ts';
import { findPriceSettings } from '../site/site.ts';
import { type CheckedTrip, checkTrip } from './check-trip.ts';
import { planTrip, type Trip } from './plan-trip.ts';
import { type SoldAs, soldClass, soldTrip } from './sold-as.ts';
import { transferJourney } from './transfer-journey.ts';
import { findEnds, listRates, type RateRow } from './transfer-store.ts';
import { transferPhrase } from './transfer-words.ts';

/** A trip to price, with its options. */
export interface TransferRequest {
  trip: TransferTrip;
  /** Undefined: the minimum for all passengers. */
  vehicles: number | undefined;
  childSeats: number;
}

/** Content of a quote and of the order made from it. */
export interface TransferOffer {
  rateId: number;
  classId: number;
  poolId: number;
  /** As requested, with the resolved number of vehicles. */
  request: TransferRequest;
  currency: string;
  price: TransferPrice;
  lines: PriceLine[];
  policy: ResolvedPolicy;
  soldAs: SoldAs;
  unitsLeft: number;
  /** First instant (epoch ms) at which it can no longer be booked or paid. */
  cutOff: number;
  vehiclesNeeded: number;
  /** Available driver languages; the first is free. */
  driverLanguages: readonly DriverLanguage[];
  /** Minor units each, so that the page can show the price of a change. */
  unitAmounts: { chineseDriver: number; childSeat: number };
}

/** Terms that make an offer a different one: its total and its cancellation rules. */
export function transferTerms({ price, currency, lines, policy }: TransferOffer): OfferTerms {
  return {
    total: price.total,
    currency,
    lines,
    policy,
    nightTotals: [],
    onRequest: false,
    confirmedLater: false,
    service: 'ride',
  };
}

/** Resolves a transfer's policy; fees count from the pick-up. */
export function resolveTripPolicy({ airport, startsAt, times }: Trip): ResolvedPolicy {
  return resolvePolicy(airport.policy, {
    date: startsAt.slice(0, 10),
    tz: airport.tz,
    startMs: times.start,
  });
}

/** Price of a class for a trip; undefined if the season sells none. */
export function priceRate(
  { asked, airport, driver, startsAt }: Trip,
  { seasons }: RateRow,
  wish: { vehicles: number; childSeats: number; markup: Markup },
): TransferPrice | undefined {
  return priceTransfer({
    ...wish,
    seasons,
    mode: asked.mode,
    startsAt,
    hasChineseDriver: driver.isPaid,
    chineseDriverAmount: airport.chinese_driver_amount,
    childSeatAmount: airport.child_seat_amount,
    nightAmount: airport.night_amount,
  });
}

/**
 * Prices a transfer by the current database state, for its buyer. Refuses with the faults of `checkTrip` and
 * `planTrip`, `rate_unknown`, `booking_closed`, `vehicles_too_few`, `luggage_too_much` or `sold_out`. The
 * hold of `ownOrderId` counts as left.
 */
export async function priceOffer(
  db: Db,
  rateId: number,
  request: TransferRequest,
  buyer: Buyer,
  ownOrderId?: number,
): Promise<TransferOffer> {
  const { now } = buyer;
  const asked = checkTrip(request.trip);
  const trip = planTrip(asked, await findEnds(db, asked), now);
  const rate = (await listRates(db, trip.place.zone_id)).find(({ id }) => id === rateId);
  if (!rate) throw refusedField('rate_key', 'rate_unknown');
  const cutOff = trip.times.start - rate.cut_off_minutes * 60_000;
  refuseClosed(timeField(asked), { cutOff, tz: trip.airport.tz, now });
  const { vehicles, needed } = chooseVehicles(request.vehicles, trip.party, rate.sold);
  const journey = transferJourney(soldTrip(trip));
  const left = await countVehiclesLeft(db, [rate.pool_id], journey, ownOrderId);
  const unitsLeft = left.get(rate.pool_id) ?? 0;
  const { childSeats } = request;
  const { currency } = await findPriceSettings(db);
  const markup = await findBuyerMarkup(db, buyer, 'transfer', currency);
  const price = priceRate(trip, rate, { vehicles, childSeats, markup });
  if (!price) throw refusedField('rate_key', 'rate_unknown');
  if (unitsLeft < vehicles) throw new AppError('sold_out');
  return {
    rateId,
    classId: rate.sold.id,
    poolId: rate.pool_id,
    request: { trip: request.trip, vehicles, childSeats },
    currency,
    price,
    lines: price.lines.map((line) => orderLine(line, trip, rate)),
    policy: resolveTripPolicy(trip),
    soldAs: soldAs(trip, rate, { vehicles, childSeats, price, markup }),
    unitsLeft,
    cutOff,
    vehiclesNeeded: needed,
    driverLanguages: languagesAt(trip.airport.base_language),
    unitAmounts: {
      chineseDriver: withMarkup(trip.airport.chinese_driver_amount, markup),
      childSeat: withMarkup(trip.airport.child_seat_amount, markup),
    },
  };
}

/** The field that determines when the driver comes. */
function timeField({ transfer_at }: CheckedTrip): string {
  return transfer_at === undefined ? 'flight_at' : 'transfer_at';
}

function orderLine({ kind, quantity, unitAmount }: TransferLine, { asked }: Trip, rate: RateRow): PriceLine {
  const label = inBoth((lang) =>
    transferPhrase(`line_${kind}`, lang, {
      class: inLanguage(lang, { zh: rate.sold.name_zh, en: rate.sold.name_en }),
      direction: transferPhrase(asked.mode, lang),
    }),
  );
  return { label, quantity, unitAmount };
}

function soldAs(
  trip: Trip,
  rate: RateRow,
  {
    vehicles,
    childSeats,
    price,
    markup,
  }: { vehicles: number; childSeats: number; price: TransferPrice; markup: Markup },
): SoldAs {
  const amountOf = (wanted: TransferLineKind) => price.lines.find(({ kind }) => kind === wanted)?.amount ?? 0;
  return {
    ...soldTrip(trip),
    ...soldClass(rate.sold),
    adults: trip.asked.adults,
    childAges: trip.asked.child_ages,
    driverLanguage: trip.driver.language,
    luggage: trip.party.bags,
    vehicles,
    childSeats,
    amounts: {
      fee: amountOf('fee'),
      chinese_driver: amountOf('chinese_driver'),
      child_seats: amountOf('child_seats'),
      night: amountOf('night'),
    },
    waitingAmount: withMarkup(trip.airport.waiting_amount, markup),
  };
}
