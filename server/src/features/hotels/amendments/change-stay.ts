import type { Db, Trx } from '../../../calls.ts';
import { nightsOf } from '../../../domain/stay.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import {
  alike,
  amendmentWord,
  applyChange,
  type CancelledPart,
  calculateChange,
  type Effect,
  freedomEffect,
  inBoth,
  joinEffects,
  type PlannedAmendment,
  pricedChange,
  refuseChange,
  refuseUnchangeable,
  updateCost,
  wrongState,
} from '../../orders/for-products.ts';
import type { Amending, Bilingual, OpenOrder, OrderRow, PaymentGuard } from '../../orders/orders.ts';
import { findHotelOrder, type HotelOrder, partyOf, updateStay } from '../hotel-order-store.ts';
import { bedLabel, mealLabel } from '../hotel-words.ts';
import { costSold, type HotelOffer, priceOffer, type SoldAs } from '../price-offer.ts';
import { refuseMixed } from '../room-lines.ts';
import { stayTerms } from '../stay-terms.ts';
import { type HeldRooms, moveStock } from '../stock.ts';

/** Requested rate and dates of an amended stay. */
export interface StayRequest {
  ratePlanId: number;
  check_in: string;
  check_out: string;
}

/**
 * Loads the stay of a paid order that has not begun. Refuses other states, with `mixed_stay_by_hand` a stay
 * whose rooms differ, and with `stay_by_hand` one that is not sold from the seller's own stock.
 */
export async function findOwnStay(db: Db, opened: OpenOrder, by: Amending): Promise<HotelOrder> {
  const { order } = opened;
  if (order.order_status !== 'confirmed') throw wrongState(order, by.lang);
  refuseUnchangeable(opened, by);
  const stay = await findHotelOrder(db, order.id);
  refuseMixed(stay);
  if (order.supplier !== null || !stay.holds_stock) throw new AppError('stay_by_hand');
  return stay;
}

/**
 * Plans the change of a paid stay to another one for the same guests, at today's price. The difference is
 * charged or refunded by the original means of payment, the new stay's cancellation rules apply, and its
 * stock is moved in one step. The hotel must confirm it again.
 */
export async function planStay(
  db: Db,
  { opened, stay, guardPayment }: { opened: OpenOrder; stay: HotelOrder; guardPayment: PaymentGuard },
  wish: StayRequest,
  by: Amending,
): Promise<PlannedAmendment> {
  const { order } = opened;
  const offer = await priceStayAnew(db, { order, stay }, wish, by.now);
  const weighed = calculateChange(order, wish, stayTerms(offer), by.now, droppedNights(order, stay, wish));
  await refuseChange(db, opened, weighed, by);
  const changed = effectsOf(stay, offer);
  return {
    ...pricedChange(opened, weighed, by.now),
    effects: [...changed, ...codeEffect(stay), ...freedomEffect(order, weighed.terms)],
    who: 'member',
    // The new stay differs from the one the customer agreed to.
    needsYes: true,
    terms: weighed.terms,
    carryOut: async (trx) => {
      const words = joinEffects(changed);
      const moved = await applyChange(trx, opened, { weighed, words, guardPayment }, by);
      await moveStay(trx, { stay, offer });
      await opened.product.notifySupplier(trx, order.id, 'change', by.now);
      return { order: moved, correctionId: null };
    },
  };
}

async function priceStayAnew(
  db: Db,
  { order, stay }: { order: OrderRow; stay: HotelOrder },
  { ratePlanId, check_in, check_out }: StayRequest,
  now: Date,
): Promise<HotelOffer> {
  const rooms = stay.guests.map(partyOf);
  const wish = { check_in, check_out, rooms, nationality: stay.nationality };
  const buyer = { agencyId: order.agency_id, now };
  const offer = await priceOffer(db, ratePlanId, wish, buyer, { own: heldRooms(stay) });
  if (offer.hotelId !== stay.hotel_id) throw new AppError('rate_unknown');
  if (offer.onRequest || offer.supplier !== null) throw new AppError('stay_by_hand');
  return offer;
}

function heldRooms({ room_type_id: roomTypeId, check_in, check_out, rooms }: HotelOrder): HeldRooms {
  return { roomTypeId, checkIn: check_in, checkOut: check_out, rooms };
}

/** Nights that the new stay no longer covers, at the price they were sold for. */
function droppedNights(
  order: OrderRow,
  stay: HotelOrder,
  { check_in, check_out }: StayRequest,
): CancelledPart {
  const { nightTotals } = order.policy;
  const nights = nightsOf(stay.check_in, stay.check_out);
  const isGone = nights.map((night) => night < check_in || night >= check_out);
  return { nights: nightTotals.filter((_, at) => isGone[at]), isAll: isGone.every(Boolean) };
}

/**
 * Moves the stock a stay holds and stores its new terms. Refuses with `sold_out` if another booking has taken
 * the stock.
 */
async function moveStay(trx: Trx, { stay, offer }: { stay: HotelOrder; offer: HotelOffer }): Promise<void> {
  const { check_in: checkIn, check_out: checkOut } = offer.stay;
  const next = { roomTypeId: offer.roomTypeId, checkIn, checkOut, rooms: stay.rooms };
  if (!(await moveStock(trx, heldRooms(stay), next))) throw new AppError('sold_out');
  await updateStay(trx, stay.order_id, offer);
  await updateCost(trx, stay.order_id, costSold(offer.soldAs));
}

function effectsOf(stay: HotelOrder, { stay: next, soldAs }: HotelOffer): Effect[] {
  const effects = [
    {
      label: amendmentWord('dates'),
      before: datesOf(stay.check_in, stay.check_out),
      after: datesOf(next.check_in, next.check_out),
    },
    { label: amendmentWord('room'), before: roomOf(stay.sold_as), after: roomOf(soldAs) },
  ];
  return effects.filter(({ before, after }) => before.zh !== after.zh);
}

function datesOf(from: string, to: string): Bilingual {
  return amendmentWord('datesValue', { from, to, nights: nightsOf(from, to).length });
}

function roomOf({ roomZh, roomEn, meal, bed }: SoldAs): Bilingual {
  return amendmentWord('roomValue', {
    room: { zh: roomZh, en: roomEn },
    meal: inBoth((lang) => mealLabel(meal, lang)),
    bed: inBoth((lang) => bedLabel(bed, lang)),
  });
}

/** Shows that the hotel's confirmation code lapses and that the hotel confirms the changed stay again. */
function codeEffect({ confirmation_code: code }: HotelOrder): Effect[] {
  if (code === '') return [];
  return [
    {
      label: amendmentWord('confirmationCode'),
      before: alike(code),
      after: amendmentWord('confirmedAnew'),
    },
  ];
}
