import type { Trx } from '../../calls.ts';
import { holdVehicles, insertHold, insertRides } from '../fleet/fleet.ts';
import type { Unpaid } from '../orders/for-products.ts';
import { type CarOrder, heldBy } from './car-order-store.ts';
import type { SoldAs } from './price-offer.ts';

/** A rental whose vehicles are to be held. */
interface NewRental {
  orderId: number;
  agencyId: number;
  poolId: number;
  soldAs: SoldAs;
  passenger: Pick<CarOrder, 'passenger_name' | 'passenger_phone'>;
}

/** Holds the vehicles of a rental and inserts its rides; refuses like `holdVehicles`. */
export async function holdRental(trx: Trx, rental: NewRental, unpaid: Unpaid): Promise<void> {
  const { orderId, agencyId, poolId, soldAs, passenger } = rental;
  const held = heldBy({ poolId, soldAs });
  await holdVehicles(trx, agencyId, held, unpaid);
  await insertHold(trx, orderId, held);
  await insertRides(trx, {
    orderId,
    vehicles: soldAs.rental.vehicles,
    journey: held.journey,
    tz: soldAs.pickUp.tz,
    driverLanguage: soldAs.driverLanguage,
    of: { modelId: soldAs.model.id },
    passengerName: passenger.passenger_name,
    passengerPhone: passenger.passenger_phone,
  });
}
