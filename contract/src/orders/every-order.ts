import * as z from 'zod/mini';
import { civilDate } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors, exportFormat, fileLink } from '../files/links.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { listedOrder } from './detailed-order.ts';
import { everyOrderColumns, everyOrderSorts, orderConcerns } from './list-columns.ts';
import { askedOrders } from './orders.ts';
import { orderStatuses } from './statuses.ts';

/** Filters of the orders of all products, apart from the days of their services. */
export const narrowedOrders = {
  /** All products if absent. */
  product: z.optional(text(20, 'product_required')),
  status: askedOrders.status,
  keyword: askedOrders.keyword,
  booked_from: askedOrders.booked_from,
  booked_to: askedOrders.booked_to,
  only: z.optional(z.enum(orderConcerns)),
  /** `me`: only orders that the caller booked. */
  booked_by: z.optional(z.enum(['me'])),
};

/** Filter and order of the list over all products. */
const askedEveryOrder = {
  ...narrowedOrders,
  service_from: askedOrders.service_from,
  service_to: askedOrders.service_to,
  /** Only services that begin, and stays that end, on this day; local to the place. */
  day: z.optional(civilDate),
  /** By sum only for callers who may see net prices. */
  sort: z._default(z.enum(everyOrderSorts), 'next'),
};

export const listEveryOrder = endpoint({
  method: 'GET',
  path: 'order/listEvery',
  title: 'list orders of all products',
  access: 'member',
  input: z.strictObject({ ...askedEveryOrder, ...listPaging }),
  reply: z.object({
    list: z.array(listedOrder),
    ...listed,
    /** Today in the agency's zone. */
    today: civilDate,
    /** Number of matches per status, regardless of the status filter; each capped like `total`. */
    counts: z.array(z.object({ status: z.enum(orderStatuses), count: z.int(), capped: z.boolean() })),
  }),
  errors: listErrors,
});

export const linkEveryOrderExport = endpoint({
  method: 'POST',
  path: 'order/linkExportEvery',
  title: 'get a one-use link to the listed orders of all products as a sheet',
  access: { listAction: 'export' },
  rateLimit: 'link',
  input: z.strictObject({
    ...askedEveryOrder,
    /** All columns if absent. */
    columns: z.optional(
      z.array(z.enum(everyOrderColumns)).check(z.minLength(1), z.maxLength(everyOrderColumns.length)),
    ),
    format: exportFormat,
  }),
  reply: fileLink,
  errors: exportErrors,
});
