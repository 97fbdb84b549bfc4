import { keptOf } from '../../../domain/cancellation-policy.ts';
import { sum } from '../../../domain/money.ts';
import { AppError, refusedField } from '../../../platform/http/app-error.ts';
import {
  type Amendment,
  alike,
  amendmentWord,
  applyChange,
  type Effect,
  extraLine,
  feeOnPart,
  freedomEffect,
  joinEffects,
  listSoldLines,
  type OrderTerms,
  type PriceLine,
  pricedChange,
  refuseChange,
  weighTerms,
  withKept,
} from '../../orders/for-products.ts';
import type { OpenOrder, PaymentGuard } from '../../orders/orders.ts';
import type { HotelOrder } from '../hotel-order-store.ts';
import { hotelWord } from '../product-word.ts';
import { removeRoom } from '../remove-room.ts';
import { shareOfRoom } from '../room-share.ts';
import { stayTitle } from '../stay-title.ts';
import { findOwnStay } from './change-stay.ts';

/**
 * Amendment: drops one of several rooms of a paid stay for today's cancellation fee of that room; the rest of
 * its price is refunded by the original means of payment. Refuses the last room with `last_room`.
 */
export function droppedRoom(guardPayment: PaymentGuard): Amendment<'drop_room'> {
  return {
    kind: 'drop_room',
    product: hotelWord,
    plan: async (db, opened, { room }, by) => {
      const { order } = opened;
      const stay = await findOwnStay(db, opened, by);
      const { guests } = stay;
      if (guests.length === 1) throw new AppError('last_room');
      if (room > guests.length) throw refusedField('room', 'room_unknown', { rooms: guests.length });
      const share = shareOfRoom(stay, order.policy, room);
      const fee = feeOnPart(order, share, by.now);
      const terms = termsWithout(opened, stay, {
        room,
        share,
        fee,
        lines: await listSoldLines(db, order.id),
      });
      const weighed = weighTerms(order, { room }, { terms, fee });
      await refuseChange(db, opened, weighed, by);
      const effects = effectsOf(stay, room);
      return {
        ...pricedChange(opened, weighed, by.now),
        effects: [...effects, ...freedomEffect(order, terms)],
        who: 'member',
        // The customer must agree: one room fewer is another booking, and a fee may apply.
        needsYes: true,
        terms,
        carryOut: async (trx) => {
          const words = joinEffects(effects);
          const changed = await applyChange(trx, opened, { weighed, words, guardPayment }, by);
          const left = await removeRoom(trx, { ...opened, order: changed }, { stay, room }, by.now);
          return { order: { ...changed, ...left }, correctionId: null };
        },
      };
    },
  };
}

interface Dropped {
  room: number;
  /** The room's price per night, and the fee kept of it. */
  share: readonly number[];
  fee: number;
  lines: readonly PriceLine[];
}

/**
 * Terms of the stay less one room: times and rules do not change, and the fee for the room stays in the
 * price.
 */
function termsWithout(
  { order }: OpenOrder,
  { guests, sold_as: sold }: HotelOrder,
  { room, share, fee, lines }: Dropped,
): OrderTerms {
  const { nightTotals, ...policy } = order.policy;
  const dropped = { label: amendmentWord('lineRoomDropped', { room }), quantity: 1, unitAmount: -sum(share) };
  return {
    currency: order.currency,
    tz: order.tz,
    country: order.country,
    title: stayTitle(sold, guests.length - 1),
    lines: [...lines, dropped, ...extraLine('lineFee', fee)],
    policy: withKept(policy, keptOf(policy) + fee),
    nightTotals: nightTotals.map((total, night) => total - share[night]!),
    serviceStart: order.service_start,
    serviceEnd: order.service_end,
    noShowFrom: order.no_show_from,
    autoCompleteAt: order.auto_complete_at,
    cutOff: order.cut_off ?? order.service_start,
  };
}

function effectsOf({ guests }: HotelOrder, room: number): Effect[] {
  return [
    {
      label: amendmentWord('roomOf', { room }),
      before: alike(guests[room - 1]!.fullNames.join(', ')),
      after: amendmentWord('roomDropped'),
    },
    {
      label: amendmentWord('rooms'),
      before: amendmentWord('roomsValue', { rooms: guests.length }),
      after: amendmentWord('roomsValue', { rooms: guests.length - 1 }),
    },
  ];
}
