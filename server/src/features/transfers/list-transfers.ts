import { maxVehicles } from '@serai/contract/bounds';
import type { ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type {
  listTransfers as endpoint,
  TransferOffer as OfferView,
} from '@serai/contract/transfers/transfers';
import { inLanguage } from '@serai/phrases/lang';
import type { Call } from '../../calls.ts';
import { cancellationAt, freeUntil, type ResolvedPolicy } from '../../domain/cancellation-policy.ts';
import { policyView } from '../../domain/describe-policy.ts';
import { money } from '../../domain/money.ts';
import type { Markup } from '../../domain/pricing/markup.ts';
import type { TransferPrice } from '../../domain/pricing/transfer.ts';
import type { ShownPrices } from '../contracts/contracts.ts';
import { shownUnits, vehiclesFor } from '../fleet/fleet.ts';
import { writeRateKey } from '../orders/for-products.ts';
import { checkTrip } from './check-trip.ts';
import { planTrip, type Trip } from './plan-trip.ts';
import { presentClass } from './present-class.ts';
import { presentTrip } from './present-trip.ts';
import { priceRate, resolveTripPolicy } from './price-offer.ts';
import { soldClass, soldTrip } from './sold-as.ts';
import type { TransferCatalogue } from './transfer-catalogue.ts';
import { transferJourney } from './transfer-journey.ts';
import type { RateRow } from './transfer-store.ts';

type Input = ParsedInputOf<typeof endpoint>;
type Reply = ReplyOf<typeof endpoint>;

/** A class that is bookable for the trip. */
interface Match {
  rate: RateRow;
  vehicles: number;
  fitsOne: boolean;
  price: TransferPrice;
  unitsLeft: number;
}

/**
 * Searches classes that are bookable for a trip, with as many vehicles as its passengers need; by default at the prices of
 * the caller.
 */
export function listTransfers(
  catalogue: TransferCatalogue,
  call: Call<typeof endpoint>,
  { markup, kind }: ShownPrices = catalogue.groups.pricesFor(call.caller, 'transfer', call.now),
): Reply {
  const { input, lang, now } = call;
  const { sort, order, filters, ...tripAsked } = input;
  const asked = checkTrip(tripAsked);
  const trip = planTrip(asked, catalogue.findEnds(asked), now);
  const { currency } = catalogue.prices.current;
  const matches = findMatches(catalogue, trip, { markup, now });
  const shown = sortMatches(
    matches.filter((match) => passes(match, filters)),
    input,
  );
  const policy = resolveTripPolicy(trip);
  return {
    trip: presentTrip(soldTrip(trip), lang),
    passengers: trip.party.passengers,
    list: shown.map((match) => presentMatch(match, { policy, startMs: trip.times.start, currency, call })),
    total: shown.length,
    total_unfiltered: matches.length,
    price_kind: kind,
    facets: {
      classes: matches
        .filter((match) => passes(match, { ...filters, classes: undefined }))
        .map(({ rate: { sold } }) => {
          return {
            value: sold.code,
            label: inLanguage(lang, { zh: sold.name_zh, en: sold.name_en }),
            count: 1,
          };
        }),
      fits_one: matches.filter((match) => match.fitsOne && passes(match, { ...filters, fits_one: undefined }))
        .length,
    },
  };
}

function findMatches(
  catalogue: TransferCatalogue,
  trip: Trip,
  { markup, now }: { markup: Markup; now: Date },
): Match[] {
  const leftOf = catalogue.stock.countLeft(transferJourney(soldTrip(trip)));
  const leadMs = trip.times.start - now.getTime();
  return catalogue.ratesOf(trip.place.zone_id).flatMap((rate) => {
    if (leadMs <= rate.cut_off_minutes * 60_000) return [];
    const vehicles = vehiclesFor(trip.party, rate.sold);
    const unitsLeft = leftOf(rate.pool_id);
    if (vehicles > Math.min(unitsLeft, maxVehicles)) return [];
    const price = priceRate(trip, rate, { vehicles, childSeats: 0, markup });
    return price ? [{ rate, vehicles, fitsOne: vehicles === 1, price, unitsLeft }] : [];
  });
}

function passes(
  { rate, fitsOne }: Match,
  { classes, fits_one }: { classes?: string[] | undefined; fits_one?: boolean | undefined },
): boolean {
  if (classes && classes.length > 0 && !classes.includes(rate.sold.code)) return false;
  return !fits_one || fitsOne;
}

/** Sorts in configured order, by price or by seats; by default a single vehicle comes before several. */
function sortMatches(matches: readonly Match[], { sort, order }: Input): Match[] {
  const sign = order === 'desc' ? -1 : 1;
  const byFit = (a: Match, b: Match) => Number(b.fitsOne) - Number(a.fitsOne);
  if (sort === 'price') {
    return matches.toSorted((a, b) => sign * (a.price.total - b.price.total) || byFit(a, b));
  }
  if (sort === 'seats') {
    return matches.toSorted(
      (a, b) => sign * (a.rate.sold.seats - b.rate.sold.seats) || a.price.total - b.price.total,
    );
  }
  return matches.toSorted((a, b) => byFit(a, b) || a.price.total - b.price.total);
}

interface MatchView {
  policy: ResolvedPolicy;
  startMs: number;
  currency: string;
  call: Call<typeof endpoint>;
}

function presentMatch(
  { rate, vehicles, fitsOne, price, unitsLeft }: Match,
  { policy, startMs, currency, call: { lang, now } }: MatchView,
): OfferView {
  const fee = price.lines.find(({ kind }) => kind === 'fee')!;
  const until = freeUntil(policy, startMs);
  const base = { currency, total: price.total, nightTotals: [] };
  return {
    rate_key: writeRateKey(rate.id, price.total),
    ...presentClass(soldClass(rate.sold), lang),
    vehicles,
    fits_one: fitsOne,
    price_per_vehicle: money(fee.unitAmount, currency),
    total_price: money(price.total, currency),
    units_left: shownUnits(unitsLeft),
    cancellation: cancellationAt(policy, now.getTime(), base),
    free_cancel_until: until === null || until <= now.getTime() ? null : until / 1000,
    policy: policyView(policy, base, { lang, service: 'ride' }),
  };
}
