import * as z from 'zod/mini';
import { maxSelected } from '../bounds.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors, exportFormat, fileLink } from '../files/links.ts';
import { pdfFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { showVoucher } from './actions.ts';
import { orderDeskActions } from './desk-actions.ts';
import { orderNote } from './notes.ts';
import { askedOrders, listOrders, showOrder } from './orders.ts';
import { orderView } from './view.ts';

/** Agency that booked an order. */
const agency = z.object({ id: z.int(), name: z.string() });

/** Filter and order of the list of all agencies' orders. */
const askedAllOrders = {
  ...askedOrders,
  product: z.optional(text(20, 'product_required')),
  agency_id: z.optional(id),
};

export const listAllOrders = endpoint({
  method: 'GET',
  path: 'console/order/list',
  title: 'list orders of all agencies',
  access: { staff: '/console/order/view' },
  input: z.strictObject({ ...askedAllOrders, ...listPaging }),
  reply: z.object({
    ...listOrders.reply.shape,
    list: z.array(z.object({ ...orderView.shape, agency })),
  }),
  errors: listErrors,
});

export const linkAllOrdersExport = endpoint({
  method: 'POST',
  path: 'console/order/linkExport',
  title: 'get a one-use link to a list of orders of all agencies as a sheet',
  access: { staff: '/console/order/export' },
  rateLimit: 'link',
  input: z.strictObject({
    ...askedAllOrders,
    /** Only these orders of the list, e.g. the selected ones. */
    ids: z.optional(z.array(id).check(z.minLength(1), z.maxLength(maxSelected))),
    format: exportFormat,
  }),
  reply: fileLink,
  errors: exportErrors,
});

/** An action that the caller may carry out now; `orderDeskCalls` names its call. */
const offeredAction = z.object({
  action: z.enum(orderDeskActions),
  /** Charge, correction or ride that it is about; null for the order itself. */
  target_id: z.nullable(z.int()),
  /** Whether a second person must approve it; null if that depends on the input, e.g. on the sum. */
  needs_second_person: z.nullable(z.boolean()),
});
export type OfferedAction = z.infer<typeof offeredAction>;

export const showAnyOrder = endpoint({
  method: 'GET',
  path: 'console/order/detail',
  title: 'show an order of any agency',
  access: { staff: '/console/order/view' },
  input: z.strictObject({ id }),
  reply: z.object({
    ...showOrder.reply.shape,
    agency,
    /** The page shows these actions and implements no rule itself; `actions` are those of members: none. */
    staff_actions: z.array(offeredAction),
    /** Fee that the policy of the order charges for a cancellation now; null if the order cannot be cancelled. */
    policy_fee: z.nullable(money),
    /** The newest row of `history`; the page sends it with each change as the header `seen`: `order-<id>-<version>`. */
    version: z.int(),
    /** Whether `console/order/voucher` has a valid voucher to show. */
    has_voucher: z.boolean(),
    /** The newest 100, newest first. */
    notes: z.array(orderNote),
  }),
  errors: ['not_found'],
});

/** The version as the guests hold it: without a price. */
export const showAnyVoucher = endpoint({
  method: 'GET',
  path: 'console/order/voucher',
  title: 'get the valid voucher of an order of any agency as PDF',
  access: { staff: '/console/order/view' },
  file: pdfFile,
  input: z.strictObject({ id }),
  reply: z.unknown(),
  errors: showVoucher.errors,
});
