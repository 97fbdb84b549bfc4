import * as z from 'zod/mini';
import { maxLimit } from '../bounds.ts';
import { civilDate, unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { branchNumber } from '../invoices/branch-number.ts';
import { money } from '../money.ts';
import { listErrors } from '../paging.ts';
import { heldRefusals } from '../staff/second-person-refusals.ts';
import { printedCode, printedLine, printedText, text } from '../text.ts';
import { email, phone } from '../validators.ts';
import { holidays, workHours, workZone } from '../work-orders/work-calendar.ts';
import { cycles, invoiceTimes, maxDueDays, maxGraceDays, maxTolerance } from './contract-terms.ts';

const entityFields = {
  name_zh: printedLine(120, 'entity_name_required'),
  name_en: printedLine(120, 'entity_name_required'),
  /** Registered name in the script of its country, e.g. Thai; shown on tax documents. */
  name_local: z._default(printedLine(120), ''),
  /** ISO 3166-1 alpha-2 code. */
  country: z.string().check(z.regex(/^[A-Z]{2}$/, 'country_unknown')),
  tax_id: printedCode(40),
  branch: branchNumber,
  address: printedLine(200),
  /** Bank details as printed on bills: bank, account, SWIFT. */
  bank: printedText(500),
  phone: z.union([z.literal(''), phone]),
  phone_24h: z.union([z.literal(''), phone]),
  email: z.union([z.literal(''), email]),
  /** Working hours of its desk; null to use the site's. */
  calendar: z.nullable(z.strictObject({ tz: workZone, hours: workHours, holidays })),
};

/** A selling company. */
export const sellerEntity = z.object({
  id: z.int(),
  name_zh: z.string(),
  name_en: z.string(),
  name_local: z.string(),
  country: z.string(),
  tax_id: z.string(),
  branch: z.string(),
  address: z.string(),
  bank: z.string(),
  phone: z.string(),
  phone_24h: z.string(),
  email: z.string(),
  calendar: z.nullable(z.object({ tz: z.string(), hours: z.string(), holidays: z.array(z.string()) })),
});
export type SellerEntity = z.infer<typeof sellerEntity>;

export const listEntities = endpoint({
  method: 'GET',
  path: 'console/entity/list',
  title: 'list the companies that sell',
  access: { staff: '/console/entity/view' },
  input: z.strictObject({}),
  reply: z.object({ list: z.array(sellerEntity) }),
  errors: [],
});

export const saveEntity = endpoint({
  method: 'POST',
  path: 'console/entity/save',
  title: 'add or change a company that sells',
  access: { staff: '/console/entity/edit' },
  idempotent: true,
  /** Adds a new one without an id. */
  input: z.strictObject({ id: z.optional(id), ...entityFields }),
  reply: z.object({ entity: sellerEntity }),
  errors: ['not_found', 'entities_full', ...heldRefusals],
});

/** Credit terms of an agency. */
const terms = {
  credit_limit: money,
  /** Replaces `credit_limit` until `temporary_until`; null for none. */
  temporary_limit: z.nullable(money),
  temporary_until: z.nullable(unixSeconds),
  cycle: z.enum(cycles),
  /** Days from the bill to its due date, and further days until buying on credit is stopped. */
  due_days: z.int(),
  grace_days: z.int(),
  /** Shortfall at which a payment still settles the bill. */
  tolerance: money,
  invoice_when: z.enum(invoiceTimes),
  /** A deposit below this sum triggers a notice; 0 for never. */
  low_balance: money,
};

/** One version of an agency's contract. */
export const contractVersion = z.object({
  id: z.int(),
  entity_id: z.int(),
  /** Price group whose prices it sees; null for net prices. */
  price_group_id: z.nullable(z.int()),
  valid_from: unixSeconds,
  ...terms,
  /** Empty if it was created with the agency. */
  made_by: z.string(),
  made_at: unixSeconds,
  reason: z.string(),
  /** Whether it is in force now. */
  in_force: z.boolean(),
});
export type ContractVersion = z.infer<typeof contractVersion>;

export const listContracts = endpoint({
  method: 'GET',
  path: 'console/contract/list',
  title: "list the versions of an agency's contract, those to come first",
  access: { staff: '/console/contract/view' },
  input: z.strictObject({
    agency_id: id,
    limit: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({
    list: z.array(contractVersion),
    next: z.nullable(z.string()),
    /**
     * Limits on unpaid bookings: number of orders, and percent of the remaining units of a night or
     * vehicle-day.
     */
    most_unpaid_orders: z.int(),
    most_unpaid_percent: z.int(),
    /** IANA zone of the agency's days, months and cut-offs. */
    tz: z.string(),
    /**
     * Since when a write-off has stopped its credit, until a member of staff lifts the stop; null if not
     * stopped.
     */
    credit_stopped_at: z.nullable(unixSeconds),
  }),
  errors: ['not_found', ...listErrors],
});

const sumUpTo = (most: number) => z.int().check(z.minimum(0), z.maximum(most));

export const saveContract = endpoint({
  method: 'POST',
  path: 'console/contract/save',
  title: "add a version to an agency's contract",
  access: { staff: '/console/contract/edit' },
  idempotent: true,
  input: z.strictObject({
    agency_id: id,
    /** Selling company; defaults to the current one. */
    entity_id: z.optional(id),
    /** Null for net prices; unchanged if omitted. */
    price_group_id: z.optional(z.nullable(id)),
    /** Start of validity: the beginning of this future day in the agency's zone; immediately if omitted. */
    valid_on: z.optional(civilDate),
    /** Minor units of the agency's currency, like all sums here. */
    credit_limit: sumUpTo(maxLimit),
    temporary_limit: z.nullable(sumUpTo(maxLimit)),
    /** Last day of the temporary limit, in the agency's zone. */
    temporary_to: z.nullable(civilDate),
    cycle: z.enum(cycles),
    due_days: sumUpTo(maxDueDays),
    grace_days: sumUpTo(maxGraceDays),
    tolerance: sumUpTo(maxTolerance),
    invoice_when: z.enum(invoiceTimes),
    low_balance: sumUpTo(maxLimit),
    /** Both take effect immediately; unchanged if omitted. */
    most_unpaid_orders: z.optional(z.int().check(z.minimum(1), z.maximum(1_000_000))),
    most_unpaid_percent: z.optional(z.int().check(z.minimum(1), z.maximum(100))),
    /**
     * IANA zone of the agency's days, months and cut-offs. Takes effect immediately; unchanged if omitted.
     */
    tz: z.optional(workZone),
    reason: text(200, 'reason_required'),
  }),
  reply: z.object({ contract: contractVersion }),
  errors: ['not_found', ...heldRefusals],
});

export const showContract = endpoint({
  method: 'GET',
  path: 'account/contract',
  title: "show the terms of the agency's contract, and who sells to it",
  access: { node: '/user/account/balance/view' },
  input: z.strictObject({}),
  reply: z.object({
    ...terms,
    /** IANA zone of the agency's days, months and cut-offs. */
    tz: z.string(),
    seller: z.object({
      name: z.string(),
      country: z.string(),
      tax_id: z.string(),
      address: z.string(),
      bank: z.string(),
      phone: z.string(),
      phone_24h: z.string(),
      email: z.string(),
    }),
  }),
  errors: [],
});
