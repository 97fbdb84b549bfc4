import type { CarRoute } from '@serai/contract/cars/cars';
import { money } from '../../domain/money.ts';
import type { Rental, RentalPrice, SoldRoute } from '../../domain/pricing/car.ts';
import { kmBeyond } from '../../domain/pricing/route.ts';

/** A route for a number of vehicles as returned by calls. */
export function presentRoute(route: SoldRoute, vehicles: number, currency: string): CarRoute {
  const { terms, extraKm, extraKmCost } = route;
  const inAll = (amount: number) => money(amount * vehicles, currency);
  return {
    km: terms.km,
    minutes: terms.minutes,
    one_way_fee: inAll(terms.oneWayFee),
    driver_nights: terms.driverNights,
    driver_night_fee: inAll(terms.driverNights * terms.driverNight),
    tolls: inAll(terms.tolls),
    extra_km: extraKm,
    extra_km_fee: inAll(extraKmCost),
  };
}

/** Route of a rental as sold; null if it has none. */
export function routeView(
  { rental, price }: { rental: Rental; price: RentalPrice },
  currency: string,
): CarRoute | null {
  const { route: terms, vehicles } = rental;
  if (!terms) return null;
  const line = price.lines.find(({ kind }) => kind === 'extra_km');
  const extraKm = kmBeyond(terms, price.units.length);
  return presentRoute({ terms, extraKm, extraKmCost: line?.unitAmount ?? 0 }, vehicles, currency);
}
