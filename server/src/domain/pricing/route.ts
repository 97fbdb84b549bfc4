import { type Markup, withMarkup } from './markup.ts';

/** Usual one-way drive between two bases; tolls in minor units per vehicle. */
export interface RouteCard {
  km: number;
  minutes: number;
  tolls: number;
  /** Paid nights of the driver away from home. */
  driverNights: number;
}

/** Cost of a vehicle class on a route, minor units per vehicle: the empty return, and a driver's night. */
export interface RouteFee {
  oneWayFee: number;
  driverNight: number;
}

/** Fields of a rate that determine the additional costs of a route. */
export interface RouteRate {
  included: readonly string[];
  /** Included kilometres per day and price of each further one (minor units); null without a limit. */
  km_per_day: number | null;
  extra_km_amount: number | null;
}

/** A route as sold with one rate; amounts in minor units per vehicle. */
export interface RouteTerms extends RouteCard, RouteFee {
  kmPerDay: number | null;
  extraKmAmount: number;
}

/** Applies a rate to a route: items included in the rate are free on the route too. */
export function routeTerms(card: RouteCard, fee: RouteFee, rate: RouteRate): RouteTerms {
  const { included, km_per_day: kmPerDay, extra_km_amount } = rate;
  return {
    km: card.km,
    minutes: card.minutes,
    tolls: included.includes('tolls') ? 0 : card.tolls,
    driverNights: included.includes('driver_lodging') ? 0 : card.driverNights,
    oneWayFee: fee.oneWayFee,
    driverNight: fee.driverNight,
    kmPerDay,
    extraKmAmount: extra_km_amount ?? 0,
  };
}

/** Marks up each amount of a route separately. */
export function markUpRoute(route: RouteTerms, markup: Markup): RouteTerms {
  return {
    ...route,
    tolls: withMarkup(route.tolls, markup),
    oneWayFee: withMarkup(route.oneWayFee, markup),
    driverNight: withMarkup(route.driverNight, markup),
    extraKmAmount: withMarkup(route.extraKmAmount, markup),
  };
}

/** Returns the cost of a route per vehicle, independent of the length of the rental. */
export function fixedCost({ oneWayFee, driverNights, driverNight, tolls }: RouteTerms): number {
  return oneWayFee + driverNights * driverNight + tolls;
}

/** Returns the kilometres of a route beyond those included in this many units. */
export function kmBeyond({ km, kmPerDay }: RouteTerms, units: number): number {
  return kmPerDay === null ? 0 : Math.max(0, km - kmPerDay * units);
}

/** Returns the number of units that include all kilometres of a route; 0 without a limit. */
export function unitsOfKm({ km, kmPerDay }: RouteTerms): number {
  return kmPerDay === null ? 0 : Math.ceil(km / kmPerDay);
}
