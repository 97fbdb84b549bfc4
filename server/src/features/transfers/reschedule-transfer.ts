import type { Trx } from '../../calls.ts';
import { transferTimes } from '../../domain/transfer-times.ts';
import { type LinkDeps, moveRides } from '../fleet/fleet.ts';
import { rescheduleOrder } from '../orders/for-products.ts';
import type { OpenOrder, OrderRow } from '../orders/orders.ts';
import type { SoldAs } from './sold-as.ts';
import { transferJourney } from './transfer-journey.ts';
import { updateSoldTimes } from './transfer-order-store.ts';

/**
 * Moves a transfer with a locked order to another flight time, `YYYY-MM-DDTHH:MM` at the airport: its rides
 * with their drivers, who are notified, the vehicle hold, and the order's deadlines. The price does not
 * change, including any night add-on. Refuses if drivers or vehicles are not available; see `moveRides`.
 */
export async function rescheduleTransfer(
  trx: Trx,
  deps: LinkDeps,
  { opened, sold }: { opened: OpenOrder; sold: SoldAs },
  flightAt: string,
  by: { operatorId: number; reason: string; now: Date },
): Promise<OrderRow> {
  const { mode, flightKind, tz, driveMinutes } = sold;
  const planned = transferTimes({ mode, flightKind, flightAt, transferAt: undefined, tz, driveMinutes });
  const times = { ...planned, isNight: sold.times.isNight };
  const journey = transferJourney({ ...sold, times });
  await moveRides(trx, deps, opened, { journey, freedBy: null, now: by.now });
  await updateSoldTimes(trx, opened.order.id, times);
  const moved = {
    service_start: journey.startsAt,
    service_end: journey.endsAt,
    no_show_from: new Date(times.noShowFrom),
    auto_complete_at: new Date(times.autoComplete),
    cut_off: earlierOf(opened.order.cut_off, journey.startsAt),
  };
  return rescheduleOrder(trx, opened, moved, by);
}

/** Booking closes at the start at the latest, even if the flight lands earlier. */
function earlierOf(cutOff: Date | null, start: Date): Date | null {
  return cutOff && cutOff > start ? start : cutOff;
}
