import * as z from 'zod/mini';
import { aged, exposure } from '../billing/exposure.ts';
import { maxLimit } from '../bounds.ts';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { exportErrors, statementFormat } from '../files/links.ts';
import { statementFile } from '../files/types.ts';
import { id } from '../ids.ts';
import { money } from '../money.ts';
import { listErrors, listed, listPaging, paging } from '../paging.ts';
import { openItemKinds, openItemParts } from './open-item-parts.ts';
import { askedMovements, showStatement, statementRow, wallet } from './wallet.ts';

const ofAgency = { agency_id: id };

export const showAgencyAccount = endpoint({
  method: 'GET',
  path: 'console/wallet/account',
  title: "show an agency's deposit, its debt by part and by age, and its credit",
  access: { staff: '/console/wallet/view' },
  input: z.strictObject(ofAgency),
  reply: z.object({
    agency: z.object({
      id: z.int(),
      name: z.string(),
      /** IANA zone of its days and months. */
      tz: z.string(),
    }),
    wallet,
    exposure,
    aged,
  }),
  errors: ['not_found'],
});

/** One side of a posting on a seller account, debit positive. */
const counterEntry = z.object({ account: z.string(), amount: money });

/** A row of the agency's statement with what the seller knows of its posting. */
export const deskStatementRow = z.extend(statementRow, {
  posting_id: z.int(),
  /** The other entries of the posting. */
  counter: z.array(counterEntry),
  /** Name of the clerk; empty if a job or the agency caused it. */
  staff: z.string(),
  /** Second person who approved it; empty without one. */
  approved_by: z.string(),
  /** Number of the receipt; empty without one. */
  receipt_number: z.string(),
});
export type DeskStatementRow = z.infer<typeof deskStatementRow>;

export const showAgencyStatement = endpoint({
  method: 'GET',
  path: 'console/wallet/statement',
  title: "list movements of an agency's deposit and credit with the seller's side of each",
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({ ...ofAgency, ...askedMovements, ...listPaging }),
  reply: z.extend(showStatement.reply, { list: z.array(deskStatementRow) }),
  errors: ['not_found', ...listErrors],
});

export const exportAgencyStatement = endpoint({
  method: 'GET',
  path: 'console/wallet/exportStatement',
  title: "get an agency's statement, as the agency sees it, as a sheet or as a PDF",
  access: { staff: '/console/wallet/view' },
  file: statementFile,
  rateLimit: 'link',
  input: z.strictObject({ ...ofAgency, ...askedMovements, format: statementFormat }),
  reply: z.unknown(),
  errors: ['not_found', ...exportErrors],
});

/** An open sum of an agency: an order on credit before its service, or the open part of a charge. */
export const deskOpenItem = z.object({
  /** Unique in the list. */
  key: z.string(),
  part: z.enum(openItemParts),
  kind: z.enum(openItemKinds),
  order_id: z.int(),
  order_sn: z.string(),
  order_reference: z.string(),
  order_title: z.string(),
  service_date: z.string(),
  /** Number of the bill that it is on; empty without one. */
  bill_number: z.string(),
  due_on: z.nullable(z.string()),
  /** Days since the due date; 0 until then, without one, and while a dispute waits for its answer. */
  days_late: z.int(),
  amount: money,
});
export type DeskOpenItem = z.infer<typeof deskOpenItem>;

export const listAgencyOpenItems = endpoint({
  method: 'GET',
  path: 'console/wallet/openItems',
  title: "list the items of an agency's exposure, of one part or all, the longest due first",
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({
    ...ofAgency,
    part: z.optional(z.enum(openItemParts)),
    ...paging,
  }),
  reply: z.object({
    list: z.array(deskOpenItem),
    ...listed,
    /** Sum of all items of the part. */
    sum: money,
  }),
  errors: ['not_found'],
});

export const tryCreditLimit = endpoint({
  method: 'GET',
  path: 'console/agency/tryLimit',
  title: 'calculate what another credit limit would change, without saving it',
  access: { staff: '/console/wallet/view' },
  input: z.strictObject({
    ...ofAgency,
    /** Minor units of the agency's currency. */
    credit_limit: z.int().check(z.minimum(0), z.maximum(maxLimit)),
  }),
  reply: z.object({
    /** Limit in force now, and the one that was tried. */
    limit: money,
    tried: money,
    exposure,
    left: money,
    left_if_tried: money,
    /** Why nothing can be bought on credit now; null if it can. */
    credit_stop: z.nullable(z.enum(['overdue', 'by_seller', 'unverified'])),
    /** First day on which credit stops by itself if nothing is paid until then; null if nothing falls due. */
    stops_on: z.nullable(z.string()),
    /** Orders that wait for payment, the earliest deadline first, at most `maxTriedOrders`. */
    orders: z.array(
      z.object({
        id: z.int(),
        sn: z.string(),
        reference: z.string(),
        pay_by: z.nullable(unixSeconds),
        total: money,
        /** Whether the credit left pays it together with the orders before it, now and under the tried limit. */
        covered: z.boolean(),
        covered_if_tried: z.boolean(),
      }),
    ),
    more_orders: z.boolean(),
  }),
  errors: ['not_found'],
});
