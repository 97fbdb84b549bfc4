import * as z from 'zod/mini';
import { civilDate, serviceTime, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors, exportFormat, fileLink } from '../files/links.ts';
import { sheetFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { paperStatuses } from '../invoices/statuses.ts';
import { seenMoney } from '../money.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { lineText, personText, text } from '../text.ts';
import { adjustmentView } from './adjustments.ts';
import { seenPolicy } from './cancellation.ts';
import { detailedOrder, orderDetail } from './detailed-order.ts';
import { historyRow } from './history.ts';
import { orderStatuses } from './statuses.ts';
import { memberActions, seenLine } from './view.ts';

/** How an offer differs from the request: not at all, in price, or in the room. */
export const offerKinds = ['same', 'price', 'alternative'] as const;

/** Filter and order of a product's list. */
export const askedOrders = {
  product: text(20, 'product_required'),
  status: z.optional(z.enum(orderStatuses)),
  /**
   * Matches all words in number, reference, guest names, contact and title, by prefix; Chinese at any
   * position.
   */
  keyword: z.optional(lineText(60)),
  booked_from: z.optional(civilDate),
  booked_to: z.optional(civilDate),
  service_from: z.optional(civilDate),
  service_to: z.optional(civilDate),
  sort: z._default(z.enum(['booked', 'service']), 'booked'),
};

export const listOrders = endpoint({
  method: 'GET',
  path: 'order/list',
  title: 'list orders',
  access: 'member',
  input: z.strictObject({ ...askedOrders, ...listPaging }),
  reply: z.object({
    list: z.array(detailedOrder),
    ...listed,
    /** Number of matches per status, regardless of the status filter; each capped like `total`. */
    counts: z.array(z.object({ status: z.enum(orderStatuses), count: z.int(), capped: z.boolean() })),
  }),
  errors: listErrors,
});

export const exportOrders = endpoint({
  method: 'GET',
  path: 'order/export',
  title: 'get a list of orders as a sheet',
  access: { listAction: 'export' },
  file: sheetFile,
  rateLimit: 'link',
  input: z.strictObject({ ...askedOrders, format: exportFormat }),
  reply: z.unknown(),
  errors: exportErrors,
});

export const linkOrderExport = endpoint({
  method: 'POST',
  path: 'order/linkExport',
  title: 'get a one-use link to a list of orders as a sheet',
  access: { listAction: 'export' },
  rateLimit: 'link',
  input: z.strictObject({ ...askedOrders, format: exportFormat }),
  reply: fileLink,
  errors: exportErrors,
});

export const lastContact = endpoint({
  method: 'GET',
  path: 'order/lastContact',
  title: 'tell whom the caller named on the own last order of a product',
  access: 'member',
  input: z.strictObject({ product: text(20, 'product_required') }),
  reply: z.object({
    /** Null before the first booking. */
    contact: z.nullable(z.object({ name: z.string(), phone: z.string() })),
  }),
  errors: [],
});

/** Minimal facts for detecting a duplicate booking. */
export const similarOrder = z.object({
  id: z.int(),
  sn: z.string(),
  title: z.string(),
  service_start: serviceTime,
  /** The requested guests who are on the order. */
  guest_names: z.array(z.string()),
});
export type SimilarOrder = z.infer<typeof similarOrder>;

export const findSimilar = endpoint({
  method: 'GET',
  path: 'order/similar',
  title: 'find orders of a product for the same guests on the same days',
  access: 'member',
  rateLimit: 'quote',
  input: z.strictObject({
    product: text(20, 'product_required'),
    guest_names: z
      .array(personText(80, 'full_name_required'))
      .check(z.minLength(1, 'full_name_required'), z.maxLength(72)),
    /** First and last day of the service in local time; for a stay the last night. */
    from: civilDate,
    to: civilDate,
  }),
  reply: z.object({ list: z.array(similarOrder) }),
  errors: [],
});

export const showOrder = endpoint({
  method: 'GET',
  path: 'order/detail',
  title: 'show an order',
  access: 'member',
  input: z.strictObject({ id }),
  reply: z.object({
    order: detailedOrder,
    lines: z.array(seenLine),
    /** Details of `order.offer`; `detail` is the part of the order's product after acceptance. */
    offer: z.nullable(
      z.object({
        id: z.int(),
        kind: z.enum(offerKinds),
        title: z.string(),
        total_price: seenMoney,
        lines: z.array(seenLine),
        policy: seenPolicy,
        note: z.string(),
        made_at: unixSeconds,
        until: unixSeconds,
        detail: orderDetail,
      }),
    ),
    adjustments: z.array(adjustmentView),
    /** Part of an order on credit that can be paid early from the deposit; null if none. */
    payable_early: z.nullable(seenMoney),
    policy: seenPolicy,
    history: z.array(historyRow),
    actions: z.array(z.enum(memberActions)),
    /**
     * Invoices that contain a charge of the order, for callers who may see invoices; `number` is the
     * application's until one is issued.
     */
    invoices: z.array(z.object({ id: z.int(), number: z.string(), status: z.enum(paperStatuses) })),
    /** Movements on the agency's accounts for this order. */
    postings: z.array(
      z.object({
        at: unixSeconds,
        event: z.string(),
        account: z.enum(['deposit', 'credit']),
        amount: seenMoney,
        after: seenMoney,
      }),
    ),
  }),
  errors: ['not_found'],
});
