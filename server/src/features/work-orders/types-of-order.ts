import type { AmendmentKind } from '@serai/contract/orders/amendments';
import type { orderStatuses } from '@serai/contract/orders/statuses';
import type { WorkType } from '@serai/contract/work-orders/types';
import type { OpenOrder } from '../orders/orders.ts';

type OrderStatus = (typeof orderStatuses)[number];

const booked: readonly OrderStatus[] = ['processing', 'confirmed'];
const running: readonly OrderStatus[] = ['confirmed', 'in_service'];
const charged: readonly OrderStatus[] = ['confirmed', 'cancelling', 'cancelled', 'no_show'];
const over: readonly OrderStatus[] = ['in_service', 'completed', 'no_show', 'cancelled'];

/** Types that need an order in certain states, and whether they concern stays or rides. */
const needs: Partial<Record<WorkType, { statuses: readonly OrderStatus[]; of?: 'stay' | 'ride' }>> = {
  name_change: { statuses: booked },
  date_change: { statuses: booked },
  room_change: { statuses: [...booked, 'in_service'], of: 'stay' },
  fee_waiver: { statuses: charged },
  refund_query: { statuses: over },
  hotel_problem: { statuses: running, of: 'stay' },
  driver_late: { statuses: running, of: 'ride' },
  confirmation_number: { statuses: booked, of: 'stay' },
  voucher: { statuses: [...running, 'completed'] },
  lost_property: { statuses: ['in_service', 'completed'] },
};

/** Whether a type fits an order in its current state; without an order each type fits. */
export function fitsOrder(type: WorkType, opened: OpenOrder | null): boolean {
  const need = needs[type];
  if (!need || !opened) return true;
  const { order, product } = opened;
  const isOf = need.of === undefined || (need.of === 'stay') === product.hasCheckIn;
  return isOf && need.statuses.includes(order.order_status);
}

/** Changes that each type can request, for stays, rentals and transfers; other products have none. */
const kindsOfType: Partial<Record<WorkType, readonly AmendmentKind[]>> = {
  name_change: ['rename_guests'],
  date_change: ['change_dates', 'change_rental', 'change_transfer'],
  room_change: ['drop_room', 'change_room'],
  fee_waiver: ['waive_fee'],
};
const ofProduct: Partial<Record<AmendmentKind, string>> = {
  rename_guests: 'hotel',
  drop_room: 'hotel',
  change_room: 'hotel',
  change_dates: 'hotel',
  change_rental: 'car',
  change_transfer: 'airport',
};

/** Changes that can be requested with a type for an order. */
export function commandsOf(type: WorkType | undefined, { product }: OpenOrder): AmendmentKind[] {
  const kinds = (type && kindsOfType[type]) ?? [];
  return kinds.filter((kind) => (ofProduct[kind] ?? product.name) === product.name);
}
