import type { replaceStay as endpoint } from '@serai/contract/hotels/booking';
import type { Call, Db } from '../../../calls.ts';
import { allocate } from '../../../domain/money.ts';
import { markupOf } from '../../../domain/pricing/markup.ts';
import { refusedField } from '../../../platform/http/app-error.ts';
import type { OpenOrder } from '../../orders/orders.ts';
import { type HotelOrder, stayOf } from '../hotel-order-store.ts';
import { checkFit, costSold, findRate, priceRate, type SoldAs } from '../price-offer.ts';

/** Room to which the guests of a stay are moved. */
export interface Replacement {
  hotelId: number;
  roomTypeId: number;
  ratePlanId: number;
  soldAs: SoldAs;
  holdsStock: boolean;
}

/** The choice of the desk; `cost` defaults to that of the rate. */
export type ReplacementWish = Pick<Call<typeof endpoint>['input'], 'rate_plan_id' | 'cost' | 'rooms_from'>;

/**
 * Finds the room of a replacement at the agency's former price.
 * @throws AppError `rate_unknown`, `replacement_elsewhere`, `rooms_too_small`, `beds_too_few`,
 * `extra_bed_missing`, `cost_unknown`
 */
export async function findReplacement(
  db: Db,
  { order }: OpenOrder,
  before: HotelOrder,
  { rate_plan_id: ratePlanId, cost, rooms_from }: ReplacementWish,
  now: Date,
): Promise<Replacement> {
  const stay = stayOf(before);
  const found = await findRate(db, ratePlanId, stay, { now });
  if (!found || found.row.supplier !== null) throw refusedField('rate_plan_id', 'rate_unknown');
  const { row, unitsLeft: _, ...amounts } = found;
  if (row.tz !== order.tz) throw refusedField('rate_plan_id', 'replacement_elsewhere');
  checkFit(row, stay);
  const markup = markupOf(0, order.currency);
  const { soldAs } = priceRate(row, stay, { ...amounts, markup });
  return {
    ratePlanId,
    hotelId: row.hotel_id,
    roomTypeId: row.room_id,
    soldAs: soldAtFormerPrice(soldAs, before.sold_as, cost),
    holdsStock: rooms_from === 'allotment',
  };
}

/** The new hotel and room at the agency's former price per night, with the cost agreed with the hotel. */
function soldAtFormerPrice(soldAs: SoldAs, former: SoldAs, cost: number | undefined): SoldAs {
  const rooms = soldAs.rooms ?? [];
  const known = costSold(soldAs);
  if (cost === undefined && known === null) throw refusedField('cost', 'cost_unknown');
  const costs = cost === undefined ? rooms.map((room) => room.cost) : split(cost, rooms);
  return {
    ...soldAs,
    nights: former.nights,
    promotions: former.promotions ?? [],
    rooms: rooms.map((room, at) => {
      const { nights: _, ...facts } = room;
      const nights = former.rooms?.[at]?.nights;
      return { ...facts, cost: costs[at]!, ...(nights ? { nights } : {}) };
    }),
  };
}

/** Splits a cost over the rooms in proportion to their usual cost. */
function split(cost: number, rooms: NonNullable<SoldAs['rooms']>): number[] {
  const usual = rooms.map((room) => room.cost ?? 0);
  return allocate(cost, usual.some((each) => each > 0) ? usual : rooms.map(() => 1));
}
