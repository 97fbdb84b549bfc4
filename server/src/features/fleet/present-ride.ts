import { type DispatchStatus, dispatchStatuses, type RideView } from '@serai/contract/vehicles/vehicles';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { OrderRide } from './ride-store.ts';

/** A ride as shown to the agency of its order. */
export function presentRide(ride: OrderRide, lang: Lang): RideView {
  return {
    status: ride.status,
    vehicle_model: inLanguage(lang, { zh: ride.model_zh, en: ride.model_en }) ?? '',
    plate_number: ride.plate_number ?? '',
    driver_name: inLanguage(lang, { zh: ride.driver_zh, en: ride.driver_en }) ?? '',
    driver_phone: ride.driver_phone ?? '',
  };
}

/** Dispatch state of an order with several vehicles: that of the least advanced one. */
export function dispatchStatusOf(rides: readonly { status: DispatchStatus }[]): DispatchStatus {
  const reached = rides.map(({ status }) => dispatchStatuses.indexOf(status));
  return dispatchStatuses[Math.min(...reached)] ?? 'unassigned';
}

/** Whether any driver of an order has set off. */
export function hasSetOff(rides: readonly { status: DispatchStatus }[]): boolean {
  return rides.some(({ status }) => status !== 'unassigned' && status !== 'assigned');
}
