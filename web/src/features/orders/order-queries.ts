import type { UseQueryResult } from '@tanstack/react-query';
import type { GetPath, Got } from '../../platform/api/calls.ts';
import { useList } from '../../platform/list/use-list.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { awaitsOthers } from './awaits-others.ts';
import { askedOf, askedOfMonth, type OrderSearch } from './list/order-search.ts';
import type { OrderReply } from './order-product.ts';

export type OrderListReply = Got<'order/listEvery'>;
export type OrderCalendarReply = Got<'order/calendar'>;

/** Reads invalidated by commands about orders: orders, waiting work, and money. */
export const orderReads: readonly GetPath[] = [
  'order/list',
  'order/listEvery',
  'order/calendar',
  'order/detail',
  'order/approvals',
  'account/overview',
  'overview/due',
  'overview/ahead',
  'overview/firstSteps',
  'account/wallet',
  'account/statement',
  'account/spending',
  'account/integral',
];

/** Reads a page of the orders of a product, or of all products. */
export function useOrders(product: string | null, search: OrderSearch): UseQueryResult<OrderListReply> {
  const { page, after } = search;
  return useList('order/listEvery', askedOf(product, search), { page, after });
}

/** Reads the arrivals, departures and rides of a month; the month before stays until they arrive. */
export function useOrderCalendar(
  product: string | null,
  search: OrderSearch,
  month: string,
): UseQueryResult<OrderCalendarReply> {
  return useRead('order/calendar', askedOfMonth(product, search, month), { keepsLast: true });
}

/** Interval for reading an order again that waits for others, while its page is open. */
const LOOK_AGAIN_MS = 10_000;

export function useOrder(id: number): UseQueryResult<OrderReply> {
  const lookAgain = (answer: OrderReply | undefined) =>
    answer && awaitsOthers(answer.order) ? LOOK_AGAIN_MS : false;
  return useRead('order/detail', { id }, { lookAgain });
}
