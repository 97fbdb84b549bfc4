import * as z from 'zod/mini';
import { adjustmentView } from './adjustments.ts';
import { seenPolicy } from './cancellation.ts';
import { civilDate, serviceTime, unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { exportErrors, exportFormat, fileLink } from './file-links.ts';
import { sheetFile } from './file-types.ts';
import { id } from './ids.ts';
import { paperStatuses } from './invoice-statuses.ts';
import { seenMoney } from './money.ts';
import { historyRow } from './order-history.ts';
import { orderStatuses } from './order-statuses.ts';
import { memberActions, orderView, seenLine } from './order-view.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { lineText, personText, text } from './text.ts';

/** How an offer stands to what was asked for: the very same, at another price, or another room. */
export const offerKinds = ['same', 'price', 'alternative'] as const;

/** Which orders of a product are asked for, and in which order. */
const askedOrders = {
  product: text(20, 'product_required'),
  status: z.optional(z.enum(orderStatuses)),
  /**
   * Looks in number, own reference, guest names, contact and title for all its words, from the beginning of a word
   * on; for Chinese anywhere.
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
    list: z.array(z.object({ ...orderView.shape, detail: z.record(z.string(), z.unknown()) })),
    ...listed,
    /** How many match in each state, whatever state is asked for; each counted as far as `total`. */
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
  pace: 'link',
  input: z.strictObject({ ...askedOrders, format: exportFormat }),
  reply: z.unknown(),
  errors: exportErrors,
});

export const linkOrderExport = endpoint({
  method: 'POST',
  path: 'order/linkExport',
  title: 'get a one-use link to a list of orders as a sheet',
  access: { listAction: 'export' },
  pace: 'link',
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

/** The fewest facts by which somebody sees whether the same has been booked before. */
export const similarOrder = z.object({
  id: z.int(),
  sn: z.string(),
  title: z.string(),
  service_start: serviceTime,
  /** Those of the asked guests that it is booked for. */
  guest_names: z.array(z.string()),
});
export type SimilarOrder = z.infer<typeof similarOrder>;

export const findSimilar = endpoint({
  method: 'GET',
  path: 'order/similar',
  title: 'find orders of a product for the same guests on the same days',
  access: 'member',
  pace: 'quote',
  input: z.strictObject({
    product: text(20, 'product_required'),
    guest_names: z
      .array(personText(80, 'full_name_required'))
      .check(z.minLength(1, 'full_name_required'), z.maxLength(72)),
    /** The first and the last day of the service, at its place; of a stay the last night. */
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
    order: z.object({ ...orderView.shape, detail: z.record(z.string(), z.unknown()) }),
    lines: z.array(seenLine),
    /** All that is known of `order.offer`; `detail` is the product's own part as it would be. */
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
        detail: z.record(z.string(), z.unknown()),
      }),
    ),
    adjustments: z.array(adjustmentView),
    /** What of an order on credit can be paid early from the deposit; null where nothing can. */
    payable_early: z.nullable(seenMoney),
    policy: seenPolicy,
    history: z.array(historyRow),
    actions: z.array(z.enum(memberActions)),
    /** On which something of it stands, for who may see invoices; the application's number until one is issued. */
    invoices: z.array(z.object({ id: z.int(), number: z.string(), status: z.enum(paperStatuses) })),
    /** What moved on the agency's accounts for this order. */
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
