import type { TransferOrderDetail } from '@serai/contract/transfers/booking';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { money } from '../../domain/money.ts';
import { isOpenToChange } from '../../domain/own-changes.ts';
import { toSeconds } from '../../platform/clock.ts';
import { inOrder } from '../../platform/lang/in-order.ts';
import { canMemberMove, dispatchStatusOf, hasSetOff, type OrderRide, presentRide } from '../fleet/fleet.ts';
import { placeTime } from '../orders/for-products.ts';
import { presentPicture } from '../pictures/pictures.ts';
import { airlineOf } from './flight-number.ts';
import { meetingPoint, presentSoldAirport, presentSoldPlace } from './present-trip.ts';
import type { TransferOrder } from './transfer-order-store.ts';

/** The transfer's part of an order as returned by calls. */
export function describeTransferOrder(
  order: TransferOrder,
  rides: readonly OrderRide[],
  lang: Lang,
): TransferOrderDetail {
  const { sold_as: sold, currency } = order;
  const vehicleClass = inOrder(sold.classZh, sold.classEn, lang);
  return {
    type: sold.mode,
    pick_up_time: placeTime(new Date(sold.times.start), sold.tz),
    flight_time: placeTime(new Date(sold.times.flight), sold.tz),
    flight_number: sold.flightNumber,
    flight_report: order.report && {
      state: order.report.state,
      lands_at: placeTime(order.report.lands_at, sold.tz),
      looked_up_at: toSeconds(order.report.looked_up_at),
    },
    airline: airlineOf(sold.flightNumber, lang),
    airport: presentSoldAirport(sold, lang),
    place: presentSoldPlace(sold, lang),
    drive_minutes: sold.driveMinutes,
    free_wait_minutes: sold.times.freeWaitMinutes,
    vehicle_class: vehicleClass.name,
    vehicle_class_alt: vehicleClass.name_alt,
    examples: inLanguage(lang, { zh: sold.examplesZh, en: sold.examplesEn }),
    body: sold.body,
    picture: presentPicture(sold.picture),
    bags: sold.bags,
    passengers: sold.adults + sold.childAges.length,
    max_passengers: sold.seats * sold.vehicles,
    adults: sold.adults,
    child_ages: sold.childAges,
    vehicles: sold.vehicles,
    airport_transfer_fee: money(sold.amounts.fee, currency),
    driver_language: sold.driverLanguage,
    chinese_driver_fee: money(sold.amounts.chinese_driver, currency),
    child_seats: sold.childSeats,
    child_seat_fee: money(sold.amounts.child_seats, currency),
    night_fee: money(sold.amounts.night, currency),
    passenger_name: order.passenger_name,
    passenger_phone: order.passenger_phone,
    pieces_of_luggage: sold.luggage ?? 0,
    address: order.address,
    sign_text: order.sign_text,
    meeting_point: meetingPoint(sold, lang),
    dispatch_status: dispatchStatusOf(rides),
    rides: rides.map((ride) => presentRide(ride, lang)),
    can_change: isOpenToChange(order.order_status) && !hasSetOff(rides),
    can_move: canMemberMove(order, rides),
  };
}
