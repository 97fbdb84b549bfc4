import type { previewCarChange } from '@serai/contract/cars/booking';
import type { Call, Db } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Buyer } from '../contracts/contracts.ts';
import { differingParts, type PlannedChange } from '../fleet/fleet.ts';
import { findSoldRateId, heldBy, listCarOrders, updateSoldCar } from './car-order-store.ts';
import { findLocations, type LocationRow } from './location-store.ts';
import { orderTerms } from './order-terms.ts';
import { type CarOffer, priceOffer, type SoldAs } from './price-offer.ts';
import { listRatesOfModel } from './rate-store.ts';

type Wish = Call<typeof previewCarChange>['input'];

/**
 * Plans another time or pick-up place of a rental. Another exact address is free; another time or place is
 * priced at current rates, with the booked model. The pick-up stays in its city.
 */
export async function planChange(db: Db, wish: Wish, buyer: Buyer): Promise<PlannedChange> {
  const { id, pick_up_address, ...times } = wish;
  const [order] = await listCarOrders(db, [id]);
  if (!order) throw new AppError('not_found');
  const { sold_as: sold } = order;
  const isSame = Object.entries(times).every(
    ([part, value]) => sold.trip[part as keyof typeof times] === value,
  );
  const offer = isSame ? undefined : await priceAnew(db, id, { sold, times }, buyer);
  const next = offer?.soldAs ?? sold;
  const address = { before: order.pick_up_address, after: pick_up_address };
  return {
    offer: offer && { terms: orderTerms(offer), held: heldBy(offer) },
    words: differingParts(partsOf(sold, address.before), partsOf(next, address.after)),
    places: { before: placeOf(sold), after: placeOf(next) },
    write: (trx) => updateSoldCar(trx, id, { soldAs: next, pick_up_address }, offer?.rateId),
  };
}

async function priceAnew(
  db: Db,
  orderId: number,
  { sold, times }: { sold: SoldAs; times: Omit<Wish, 'id' | 'pick_up_address'> },
  buyer: Buyer,
): Promise<CarOffer> {
  const rateId = await findRateId(db, orderId, { sold, pickUpId: times.pick_up_id });
  const { rental, zone } = sold;
  const wish = {
    rateId,
    trip: { ...sold.trip, ...times },
    vehicles: rental.vehicles,
    // A driver of another language was sold as the local one, which is free.
    driverLanguage: rental.chineseDriver ? ('chinese' as const) : undefined,
    zone: zone ? { id: zone.id, entries: zone.entries } : undefined,
    agreed: rental.route ?? undefined,
  };
  try {
    const offer = await priceOffer(db, wish, buyer, orderId);
    if (offer.onRequest) throw new AppError('change_not_sold');
    return offer;
  } catch (failure) {
    const isUnsold = failure instanceof AppError && failure.code === 'rate_unknown';
    throw isUnsold ? new AppError('change_not_sold') : failure;
  }
}

/** The sold rate if it serves the requested place, otherwise one of the same model that does. */
async function findRateId(
  db: Db,
  orderId: number,
  { sold, pickUpId }: { sold: SoldAs; pickUpId: number },
): Promise<number> {
  const soldId = await findSoldRateId(db, orderId);
  const place = (await findLocations(db, [pickUpId])).get(pickUpId);
  if (!place) throw refusedField('pick_up_id', 'location_unknown');
  if (place.city_id !== sold.pickUp.city_id) throw refusedField('pick_up_id', 'change_elsewhere');
  const rates = await listRatesOfModel(db, sold.model.id);
  const branches = await findLocations(db, [0, ...rates.map(({ location_id }) => location_id)]);
  const fitting = rates.filter(({ location_id }) => serves(branches.get(location_id), place));
  return (fitting.find(({ id }) => id === soldId) ?? fitting[0] ?? { id: soldId }).id;
}

function serves(branch: LocationRow | undefined, place: LocationRow): boolean {
  return branch?.id === place.id || (place.kind === 'city' && branch?.city_id === place.id);
}

function partsOf({ trip, pickUp }: SoldAs, address: string): Record<string, string> {
  return {
    pick_up_at: trip.pick_up_at.replace('T', ' '),
    drop_off_at: trip.drop_off_at.replace('T', ' '),
    pick_up: [...new Set([pickUp.name_zh, pickUp.name_en])].join(' '),
    address,
  };
}

function placeOf({ pickUp }: SoldAs) {
  return { zh: pickUp.name_zh, en: pickUp.name_en };
}
