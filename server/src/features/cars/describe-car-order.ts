import type { CarOrderDetail } from '@serai/contract/cars/orders';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import { isOpenToChange } from '../../domain/own-changes.ts';
import { canMemberMove, dispatchStatusOf, hasSetOff, type OrderRide, presentRide } from '../fleet/fleet.ts';
import type { CarOrder } from './car-order-store.ts';
import { presentFacts, presentLocation } from './present-facts.ts';
import { firstDayPrices } from './present-quote.ts';
import { routeView } from './present-route.ts';

/** The car's part of an order as returned by calls. */
export function describeCarOrder(order: CarOrder, rides: readonly OrderRide[], lang: Lang): CarOrderDetail {
  const { sold_as: sold, currency } = order;
  const { price, rental, trip, zone } = sold;
  const { model, ...facts } = presentFacts(sold, currency, lang);
  const first = firstDayPrices(sold);
  const allDay = money(first.all, currency);
  const driverLine = price.lines.find(({ kind }) => kind === 'chinese_driver');
  return {
    vehicle_model: model.name,
    vehicle_model_alt: model.name_alt,
    body: model.body,
    picture: model.picture,
    ...facts,
    dispatch_status: dispatchStatusOf(rides),
    rides: rides.map((ride) => presentRide(ride, lang)),
    can_change: isOpenToChange(order.order_status) && !hasSetOff(rides),
    can_move: canMemberMove(order, rides),
    rental_date: rental.start.slice(0, 10),
    units: price.units.map(({ date, unit, price: amount }) => ({
      date,
      unit,
      price: money(amount, currency),
    })),
    overtime_hours: price.overtimeHours,
    overtime_hour_price: money(price.overtimeHours > 0 ? price.overtimeAmount : first.overtime, currency),
    duration_minutes: price.minutes,
    number_of_rentals: rental.vehicles,
    driver_language: sold.driverLanguage,
    chinese_driver_fee: money(driverLine ? driverLine.quantity * driverLine.unitAmount : 0, currency),
    half_day_price: money(first.half, currency),
    all_day_price: allDay,
    price_per_day: allDay,
    industrial_zone_entry: zone !== null,
    industrial_zone_name: zone ? inLanguage(lang, { zh: zone.name_zh, en: zone.name_en }) : '',
    industrial_zone_price: zone && money(zone.amount, currency),
    industrial_zone_times: zone?.entries ?? 0,
    industrial_zone_fee: money(zone ? zone.amount * zone.entries : 0, currency),
    pick_up: presentLocation(sold.pickUp, lang),
    drop_off: presentLocation(sold.dropOff, lang),
    pick_up_address: order.pick_up_address,
    drop_off_address: order.drop_off_address,
    passenger_name: order.passenger_name,
    passenger_phone: order.passenger_phone,
    adults: trip.adults,
    children: trip.children,
    pieces_of_luggage: trip.bags ?? 0,
    route: routeView(sold, currency),
  };
}
