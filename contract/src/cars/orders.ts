import * as z from 'zod/mini';
import { maxDriveMinutes, maxDriverNights, maxKm } from '../bounds.ts';
import { highestPrice } from '../currency.ts';
import { civilDate, localDateTime } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { picture } from '../files/pictures.ts';
import { id } from '../ids.ts';
import { money, seenMoney } from '../money.ts';
import { orderView } from '../orders/view.ts';
import { text } from '../text.ts';
import {
  bodies,
  dispatchStatuses,
  driverLanguages,
  drivetrains,
  energies,
  rideView,
} from '../vehicles/vehicles.ts';
import { carFacts, carLocation, rentalUnits, seenCarRoute } from './cars.ts';

const seenMileage = z.object({ ...carFacts.mileage.shape, extra_km: z.nullable(seenMoney) });

/** Car-specific part of an order (specification section 3), in `order.detail`. */
export const carOrderDetail = z.object({
  vehicle_model: z.string(),
  vehicle_model_alt: z.string(),
  body: z.enum(bodies),
  picture: z.nullable(picture),
  seats: z.int(),
  bags: z.int(),
  energy: z.enum(energies),
  drivetrain: z.enum(drivetrains),
  mileage: seenMileage,
  included: carFacts.included,
  dispatch_status: z.enum(dispatchStatuses),
  /** One entry per vehicle. */
  rides: z.array(rideView),
  /**
   * Whether the member may still change the passenger: the rental has not begun and no driver has set off.
   */
  can_change: z.boolean(),
  /** Whether the member may still change time and place; they are fixed if the price is non-refundable. */
  can_move: z.boolean(),
  rental_date: civilDate,
  /** Units of the rental, e.g. two all-day and one half-day unit. */
  units: z.array(z.object({ date: civilDate, unit: z.enum(rentalUnits), price: seenMoney })),
  overtime_hours: z.int(),
  overtime_hour_price: seenMoney,
  duration_minutes: z.int(),
  number_of_rentals: z.int(),
  driver_language: z.enum(driverLanguages),
  chinese_driver_fee: seenMoney,
  /** Price of one vehicle for one unit of the first day. */
  half_day_price: seenMoney,
  all_day_price: seenMoney,
  price_per_day: seenMoney,
  industrial_zone_entry: z.boolean(),
  industrial_zone_name: z.string(),
  industrial_zone_price: z.nullable(seenMoney),
  industrial_zone_times: z.int(),
  industrial_zone_fee: seenMoney,
  pick_up: carLocation,
  drop_off: carLocation,
  pick_up_address: z.string(),
  drop_off_address: z.string(),
  passenger_name: z.string(),
  passenger_phone: z.string(),
  adults: z.int(),
  children: z.int(),
  pieces_of_luggage: z.int(),
  /** As in an offer. */
  route: z.nullable(seenCarRoute),
});
export type CarOrderDetail = z.infer<typeof carOrderDetail>;

/** A car order with its part. */
export const carOrder = z.object({ ...orderView.shape, product: z.literal('car'), detail: carOrderDetail });

/**
 * Offers a rental on request at its rate plus the costs of the drive, per vehicle in minor units. Kilometres
 * beyond those included are charged at the rate. Vehicles are held once the offer is accepted.
 */
export const offerCar = endpoint({
  method: 'POST',
  path: 'console/carOrder/offer',
  title: 'offer a rental for an order on request',
  access: { staff: '/console/request/answer' },
  idempotent: true,
  input: z.strictObject({
    id,
    km: z.int().check(z.minimum(1), z.maximum(maxKm)),
    /** Usual driving time; a rental shorter than this cannot be offered. */
    minutes: z.int().check(z.minimum(1), z.maximum(maxDriveMinutes)),
    one_way_fee: z.int().check(z.minimum(0), z.maximum(highestPrice)),
    driver_nights: z._default(z.int().check(z.minimum(0), z.maximum(maxDriverNights)), 0),
    /** Per night. */
    driver_night_fee: z._default(z.int().check(z.minimum(0), z.maximum(highestPrice)), 0),
    tolls: z._default(z.int().check(z.minimum(0), z.maximum(highestPrice)), 0),
    note: z._default(text(300), ''),
  }),
  reply: z.object({ order: orderView }),
  errors: ['not_found', 'order_wrong_state', 'offer_over', 'route_too_short'],
});

/** Proposes a charge for a longer rental: overtime or another unit, whichever is cheaper, plus kilometres. */
export const reportCarOvertime = endpoint({
  method: 'POST',
  path: 'console/carOrder/reportOvertime',
  title: 'charge overtime and extra kilometres of a rental',
  access: { staff: '/console/order/charge' },
  idempotent: true,
  input: z.strictObject({
    id,
    /** Actual end of the rental, local time of the place. */
    ended_at: localDateTime,
    /** Kilometres beyond those included, all vehicles together. */
    extra_km: z._default(z.int().check(z.minimum(0), z.maximum(100_000)), 0),
    reason: z._default(text(200), ''),
  }),
  reply: z.object({ order: orderView, amount: money }),
  errors: [
    'not_found',
    'order_wrong_state',
    'time_skipped',
    'ended_in_future',
    'nothing_to_charge',
    'rental_too_long',
  ],
});
