import type { Stay } from '@serai/contract/hotels/stays';
import type { Db } from '../../calls.ts';
import { isRefundable } from '../../domain/cancellation-policy.ts';
import { mergePolicies } from '../../domain/merge-policies.ts';
import { sum } from '../../domain/money.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Buyer } from '../contracts/contracts.ts';
import { readRateKey } from '../orders/for-products.ts';
import {
  type HotelOffer,
  priceOffer,
  type SoldAs,
  type SoldPromotion,
  type SoldRoom,
} from './price-offer.ts';
import { nameRooms } from './room-lines.ts';

/** Rate keys of a quote: its rate plans, one for all rooms or one per room, and the total shown for them. */
export function readRateKeys(key: string): { ratePlanIds: number[]; shown: number } {
  const keys = key.split(',').map(readRateKey);
  return { ratePlanIds: keys.map(({ rateId }) => rateId), shown: sum(keys.map(({ shown }) => shown)) };
}

/** Rate plan of each room of an offer, in the order of the rooms. */
export function ratePlansOf({ ratePlanId, soldAs, roomLines = [], stay }: HotelOffer): number[] {
  return stay.rooms.map((_, at) => {
    const line = soldAs.roomLines?.findIndex(({ rooms }) => rooms.includes(at));
    return line === undefined ? ratePlanId : roomLines[line]!.ratePlanId;
  });
}

/**
 * Prices a stay with a rate plan for each room; a single plan is for all rooms. Rooms that are all alike give the offer of
 * `priceOffer`. Other stays are the sum of the offers of each plan, booked together or not at all: on request if one of
 * them is.
 * @throws AppError those of `priceOffer`; `rates_misfit` unless there is a plan for each room; `rates_not_together` if a
 * rate is of another hotel or booked in a supplier's system.
 */
export async function priceChosenRooms(
  db: Db,
  ratePlanIds: readonly number[],
  stay: Stay,
  buyer: Buyer,
): Promise<HotelOffer> {
  if (ratePlanIds.length > 1 && ratePlanIds.length !== stay.rooms.length) {
    throw refusedField('rate_key', 'rates_misfit');
  }
  const plans = [...new Set(ratePlanIds)];
  if (plans.length === 1) return priceOffer(db, plans[0]!, stay, buyer);
  const typeOf = await findRoomTypes(db, plans);
  const parts: Part[] = [];
  for (const plan of plans) {
    const rooms = stay.rooms.flatMap((_, at) => (ratePlanIds[at] === plan ? [at] : []));
    const ofType = ratePlanIds.filter((other) => typeOf.get(other) === typeOf.get(plan)).length;
    const own = { ...stay, rooms: rooms.map((at) => stay.rooms[at]!) };
    const numbers = rooms.map((at) => at + 1);
    parts.push({ rooms, offer: await priceOffer(db, plan, own, buyer, { numbers, ofType }) });
  }
  return joinParts(parts, stay);
}

/** Rooms (positions from 0) with the offer for them. */
interface Part {
  rooms: number[];
  offer: HotelOffer;
}

async function findRoomTypes(db: Db, ratePlanIds: readonly number[]): Promise<Map<number, number>> {
  const rows = await db
    .selectFrom('rate_plans')
    .select(['id', 'room_type_id'])
    .where('id', 'in', [...ratePlanIds])
    .execute();
  return new Map(rows.map(({ id, room_type_id }) => [id, room_type_id]));
}

function joinParts(parts: readonly Part[], stay: Stay): HotelOffer {
  const offers = parts.map(({ offer }) => offer);
  const [first] = offers;
  const isTogether = offers.every(
    ({ hotelId, currency, supplier }) =>
      supplier === null && hotelId === first!.hotelId && currency === first!.currency,
  );
  if (!isTogether) throw new AppError('rates_not_together');
  return {
    ...first!,
    stay,
    price: {
      total: sum(offers.map(({ price }) => price.total)),
      nightTotals: first!.price.nightTotals.map((_, night) =>
        sum(offers.map(({ price }) => price.nightTotals[night]!)),
      ),
    },
    lines: offers.flatMap(({ lines }) => lines),
    policy: mergePolicies(
      offers.map(({ policy, price, currency }) => ({ policy, base: { ...price, currency } })),
    ),
    soldAs: joinSold(parts, stay),
    roomLines: parts.map(({ rooms, offer }) => ({
      ratePlanId: offer.ratePlanId,
      roomTypeId: offer.roomTypeId,
      rooms: rooms.length,
      price: offer.price.total,
    })),
    unitsLeft: Math.min(...offers.map(({ unitsLeft }) => unitsLeft)),
    onRequest: offers.some(({ onRequest }) => onRequest),
    cutOff: Math.min(...offers.map(({ cutOff }) => cutOff)),
  };
}

/** Names and facts of the first part, with the rooms of all parts in the order of the stay. */
function joinSold(parts: readonly Part[], stay: Stay): SoldAs {
  const roomLines = parts.map(({ rooms, offer: { soldAs, price, policy } }) => ({
    rooms,
    roomZh: soldAs.roomZh,
    roomEn: soldAs.roomEn,
    meal: soldAs.meal,
    bed: soldAs.bed,
    nights: soldAs.nights,
    price: price.total,
    refundable: isRefundable(policy),
  }));
  const { zh: roomZh, en: roomEn } = nameRooms(roomLines);
  return {
    ...parts[0]!.offer.soldAs,
    roomZh,
    roomEn,
    rooms: stay.rooms.map((_, at) => roomOf(parts, at)),
    roomLines,
    ...joinContracts(parts),
  };
}

/** The contract of the first part that has one, and the promotions of all parts. */
function joinContracts(parts: readonly Part[]): Pick<SoldAs, 'supplierContract' | 'promotions'> {
  const sold = parts.map(({ offer }) => offer.soldAs);
  const contract = sold.find(({ supplierContract }) => supplierContract)?.supplierContract;
  const byName = new Map<string, SoldPromotion>();
  for (const one of sold.flatMap(({ promotions = [] }) => promotions)) {
    byName.set(one.en, { ...one, amountOff: one.amountOff + (byName.get(one.en)?.amountOff ?? 0) });
  }
  return {
    ...(contract ? { supplierContract: contract } : {}),
    ...(byName.size > 0 ? { promotions: [...byName.values()] } : {}),
  };
}

function roomOf(parts: readonly Part[], at: number): SoldRoom {
  const part = parts.find(({ rooms }) => rooms.includes(at))!;
  return part.offer.soldAs.rooms![part.rooms.indexOf(at)]!;
}
