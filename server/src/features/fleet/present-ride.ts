import { type DispatchStatus, dispatchStatuses, type RideView } from '@serai/contract/vehicles';
import type { Lang } from '@serai/phrases/lang';
import type { OrderRide } from './ride-store.ts';

/** A ride as the agency of its order sees it. */
export function presentRide(ride: OrderRide, lang: Lang): RideView {
  return {
    status: ride.status,
    vehicle_model: (lang === 'en' ? ride.model_en : ride.model_zh) ?? '',
    plate_number: ride.plate_number ?? '',
    driver_name: (lang === 'en' ? ride.driver_en : ride.driver_zh) ?? '',
    driver_phone: ride.driver_phone ?? '',
  };
}

/** How far an order with several vehicles has come: as far as the last of them. */
export function dispatchStatusOf(rides: readonly { status: DispatchStatus }[]): DispatchStatus {
  const reached = rides.map(({ status }) => dispatchStatuses.indexOf(status));
  return dispatchStatuses[Math.min(...reached)] ?? 'unassigned';
}

/** Whether any driver of an order has set off. */
export function hasSetOff(rides: readonly { status: DispatchStatus }[]): boolean {
  return rides.some(({ status }) => status !== 'unassigned' && status !== 'assigned');
}
