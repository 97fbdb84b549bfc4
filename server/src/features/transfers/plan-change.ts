import type { previewTransferChange } from '@serai/contract/transfers/booking';
import type { TransferTrip } from '@serai/contract/transfers/transfers';
import type { Call, Db } from '../../calls.ts';
import { localDateTime } from '../../domain/local-time.ts';
import { transferTimes } from '../../domain/transfer-times.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { Buyer } from '../contracts/contracts.ts';
import { differingParts, type PlannedChange } from '../fleet/fleet.ts';
import { refuseMissingAddress } from './area-address.ts';
import { type CheckedTrip, checkTrip } from './check-trip.ts';
import { orderTerms } from './order-terms.ts';
import { priceOffer, type TransferOffer } from './price-offer.ts';
import type { SoldAs } from './sold-as.ts';
import { findSoldRate, heldBy, listTransferOrders, updateSoldTransfer } from './transfer-order-store.ts';
import { findEnds, listRates } from './transfer-store.ts';

type Wish = Call<typeof previewTransferChange>['input'];

/**
 * Plans another flight, time or place of a transfer. Another flight number alone is free; another time or
 * place is priced at current rates, in the booked class.
 */
export async function planChange(db: Db, wish: Wish, buyer: Buyer): Promise<PlannedChange> {
  const [order] = await listTransferOrders(db, [wish.id]);
  if (!order) throw new AppError('not_found');
  const { sold_as: sold } = order;
  const trip = askedTrip(sold, wish);
  const checked = checkTrip(trip);
  const offer = isSameTrip(sold, checked)
    ? undefined
    : await priceAnew(db, wish.id, { sold, trip, checked }, buyer);
  const { flight_number: flightNumber } = checked;
  const next = offer?.soldAs ?? { ...sold, flightNumber };
  const isElsewhere = next.placeId !== sold.placeId;
  const address = wish.address ?? (isElsewhere ? '' : order.address);
  if (isElsewhere || wish.address !== undefined) refuseMissingAddress(next, address);
  return {
    offer: offer && { terms: orderTerms(offer), held: heldBy(offer) },
    words: differingParts(partsOf(sold, order.address), partsOf(next, address)),
    places: { before: placeOf(sold), after: placeOf(next) },
    write: (trx) => updateSoldTransfer(trx, wish.id, { soldAs: next, address }, offer?.rateId),
  };
}

/** The booked trip with the requested changes. */
function askedTrip(sold: SoldAs, { id: _, address: __, ...wish }: Wish): TransferTrip {
  return {
    mode: sold.mode,
    airport_id: sold.airportId,
    flight_kind: sold.flightKind,
    adults: sold.adults,
    child_ages: sold.childAges,
    // A driver without a language charge speaks the local language.
    driver_language: sold.amounts.chinese_driver > 0 ? 'chinese' : undefined,
    bags: sold.luggage ?? 0,
    ...wish,
  };
}

/** Whether a trip has the same place and times as the sold one, whatever its flight number. */
function isSameTrip(sold: SoldAs, { mode, place_id, flight_at, transfer_at }: CheckedTrip): boolean {
  const { tz, flightKind, driveMinutes, times } = sold;
  const isSame = place_id === sold.placeId && flight_at === localDateTime(times.flight, tz);
  if (!isSame || mode === 'pick_up') return isSame;
  const asked = { mode, flightKind, flightAt: flight_at, transferAt: transfer_at, tz, driveMinutes };
  return transferTimes(asked).start === times.start;
}

async function priceAnew(
  db: Db,
  orderId: number,
  { sold, trip, checked }: { sold: SoldAs; trip: TransferTrip; checked: CheckedTrip },
  buyer: Buyer,
): Promise<TransferOffer> {
  const { vehicles, childSeats } = sold;
  const request = { trip, vehicles, childSeats };
  try {
    return await priceOffer(db, await findRateId(db, orderId, checked), request, buyer, orderId);
  } catch (failure) {
    const isUnsold = failure instanceof AppError && failure.code === 'rate_unknown';
    throw isUnsold ? new AppError('change_not_sold') : failure;
  }
}

/** Rate of the sold class to the requested place, or else the sold rate. */
async function findRateId(db: Db, orderId: number, checked: CheckedTrip): Promise<number> {
  const sold = await findSoldRate(db, orderId);
  const { place } = await findEnds(db, checked);
  const rates = place ? await listRates(db, place.zone_id) : [];
  const same = rates.find(({ id }) => id === sold.id);
  return (same ?? rates.find((rate) => rate.sold.id === sold.class_id) ?? sold).id;
}

function partsOf(sold: SoldAs, address: string): Record<string, string> {
  const at = (instant: number) => localDateTime(instant, sold.tz).replace('T', ' ');
  return {
    flight_number: sold.flightNumber,
    flight_at: at(sold.times.flight),
    ...(sold.mode === 'drop_off' ? { transfer_at: at(sold.times.start) } : {}),
    place: [...new Set([sold.placeZh, sold.placeEn])].join(' '),
    address,
  };
}

function placeOf({ placeZh: zh, placeEn: en }: SoldAs) {
  return { zh, en };
}
