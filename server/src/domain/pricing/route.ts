import { type Markup, withMarkup } from './markup.ts';

/** The usual drive from one base to another, one way; tolls are minor units a vehicle. */
export interface RouteCard {
  km: number;
  minutes: number;
  tolls: number;
  /** Nights for which the driver is paid away from home. */
  driverNights: number;
}

/** What a class of vehicles costs on a route, minor units a vehicle: bringing it home empty, and a driver's night. */
export interface RouteFee {
  oneWayFee: number;
  driverNight: number;
}

/** What of a rate decides what a route costs besides. */
export interface RouteRate {
  included: readonly string[];
  /** Kilometres a day within the price, and what each further one costs (minor units); null without limit. */
  km_per_day: number | null;
  extra_km_amount: number | null;
}

/** A route as one rate is sold over it; amounts are minor units a vehicle. */
export interface RouteTerms extends RouteCard, RouteFee {
  kmPerDay: number | null;
  extraKmAmount: number;
}

/** A route under a rate: what the rate includes costs nothing on the way either. */
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

/** A route with every single amount marked up by itself. */
export function markUpRoute(route: RouteTerms, markup: Markup): RouteTerms {
  return {
    ...route,
    tolls: withMarkup(route.tolls, markup),
    oneWayFee: withMarkup(route.oneWayFee, markup),
    driverNight: withMarkup(route.driverNight, markup),
    extraKmAmount: withMarkup(route.extraKmAmount, markup),
  };
}

/** What a route costs one vehicle whatever the length of the rental. */
export function fixedCost({ oneWayFee, driverNights, driverNight, tolls }: RouteTerms): number {
  return oneWayFee + driverNights * driverNight + tolls;
}

/** Kilometres of a route beyond those that so many units include. */
export function kmBeyond({ km, kmPerDay }: RouteTerms, units: number): number {
  return kmPerDay === null ? 0 : Math.max(0, km - kmPerDay * units);
}

/** With how many units no kilometre of a route is extra; 0 without limit. */
export function unitsOfKm({ km, kmPerDay }: RouteTerms): number {
  return kmPerDay === null ? 0 : Math.ceil(km / kmPerDay);
}
