import * as z from 'zod/mini';
import { licencePaper } from '../accounts/licence-papers.ts';
import { exposure } from '../billing/exposure.ts';
import { billStatuses } from '../billing/statuses.ts';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { paperStatuses } from '../invoices/statuses.ts';
import { money } from '../money.ts';
import { orderStatuses } from '../orders/statuses.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { subAccountRoles } from '../permissions.ts';
import { concessionKinds } from '../staff/concession-kinds.ts';
import { codeText } from '../text.ts';
import { wallet } from '../wallet/wallet.ts';
import { workOrderStatuses } from '../work-orders/states.ts';
import { contractVersion } from './contracts.ts';
import { agencySorts, agencyStates, verificationStates } from './states.ts';

const state = z.enum(agencyStates);

/** Person whom the staff contact about an agency. */
const contact = z.object({
  id: z.int(),
  username: z.string(),
  nickname: z.string(),
  /** Empty if none, like `phone`. */
  email: z.string(),
  /** International form without blanks, e.g. `+8613812345678`. */
  phone: z.string(),
});

/** An agency in the list for staff. */
export const listedAgency = z.object({
  id: z.int(),
  name: z.string(),
  state,
  created_at: unixSeconds,
  /** Its first owner; null if it has none. */
  contact: z.nullable(contact),
  /** Deposit, debt and credit limit; null for callers without the node `/console/wallet/view`. */
  wallet: z.nullable(z.object({ balance: money, credit_used: money, credit_limit: money })),
  /** Null for callers without the node `/console/order/view`. */
  orders: z.nullable(
    z.object({
      /** Civil date of the last booking in the agency's zone; null before the first. */
      last_booked_on: z.nullable(z.string()),
      /** Orders that are neither completed nor ended otherwise, with whether more exist than were counted. */
      open: z.int(),
      open_capped: z.boolean(),
    }),
  ),
});
export type ListedAgency = z.infer<typeof listedAgency>;

export const listAgencies = endpoint({
  method: 'GET',
  path: 'console/agency/list',
  title: 'list agencies, with a keyword those whose name, number or users match it',
  access: { staff: '/console/agency/view' },
  input: z.strictObject({
    /**
     * Matches all words in the agency's name and number, or in a user's account, name, e-mail and mobile
     * number, by prefix; Chinese at any position.
     */
    keyword: z.optional(codeText(60)),
    state: z.optional(state),
    /** `debt` needs the node `/console/wallet/view`. */
    sort: z._default(z.enum(agencySorts), 'newest'),
    ...listPaging,
  }),
  reply: z.object({
    list: z.array(listedAgency),
    ...listed,
    /** Number of matches per state, regardless of the state filter; each capped like `total`. */
    counts: z.array(z.object({ state, count: z.int(), capped: z.boolean() })),
  }),
  errors: listErrors,
});

/** A user of an agency. */
export const agencyUser = z.object({
  ...contact.shape,
  role: z.enum(['owner', ...subAccountRoles]),
  disabled: z.boolean(),
  second_factor: z.boolean(),
  last_login_at: z.nullable(unixSeconds),
  created_at: unixSeconds,
});
export type AgencyUser = z.infer<typeof agencyUser>;

/** A change of an agency's money or terms that waits for a second person. */
export const waitingRequest = z.object({
  id: z.int(),
  kind: z.enum(concessionKinds),
  /** Value of the concession; null if it has no definite sum. */
  amount: z.nullable(money),
  reason: z.string(),
  asked_by: z.string(),
  asked_at: unixSeconds,
});
export type WaitingRequest = z.infer<typeof waitingRequest>;

/** A note of the staff on an agency. */
export const agencyNote = z.object({ id: z.int(), text: z.string(), by: z.string(), at: unixSeconds });
export type AgencyNote = z.infer<typeof agencyNote>;

/** Number of documents per status; statuses without any are omitted. */
const counts = <const Status extends readonly string[]>(statuses: Status) =>
  z.array(z.object({ status: z.enum(statuses), count: z.int(), capped: z.boolean() }));

export const showAgency = endpoint({
  method: 'GET',
  path: 'console/agency/detail',
  title: 'show an agency with its users, terms, debt and numbers of documents',
  access: { staff: '/console/agency/view' },
  input: z.strictObject({ id }),
  reply: z.object({
    agency: z.object({
      id: z.int(),
      name: z.string(),
      state,
      created_at: unixSeconds,
      verified_at: z.nullable(unixSeconds),
      verification: z.enum(verificationStates),
      /** When it applied for verification and by when the staff answer; both null without an open application. */
      verification_asked_at: z.nullable(unixSeconds),
      verification_due_at: z.nullable(unixSeconds),
      /** Reason of the refusal; empty unless refused. */
      verification_note: z.string(),
      credit_stopped_at: z.nullable(unixSeconds),
      money_stopped_at: z.nullable(unixSeconds),
      blocked_at: z.nullable(unixSeconds),
      /** Empty unless blocked. */
      block_reason: z.string(),
      currency: z.string(),
      /** IANA zone of its days, months and cut-offs. */
      tz: z.string(),
      /** ISO 3166-1 alpha-2 code and name; both empty if the agency has not stated its country. */
      country: z.string(),
      country_name: z.string(),
      /** Names of province, city and district. */
      area_names: z.array(z.string()),
      address: z.string(),
      most_unpaid_orders: z.int(),
      most_unpaid_percent: z.int(),
    }),
    /** Companies for which it requests invoices, the default first; at most `maxAgencyTitles`. */
    titles: z.array(z.object({ title: z.string(), taxpayer_id: z.string(), address: z.string() })),
    /** Owners first, then by id; at most `maxAgencyUsers`. */
    /** Current papers of its licence, oldest first. */
    papers: z.array(licencePaper),
    users: z.array(agencyUser),
    users_capped: z.boolean(),
    /**
     * Version in force, with its selling company; null before the first, and for callers without the node
     * `/console/contract/view`.
     */
    contract: z.nullable(z.extend(contractVersion, { seller: z.string() })),
    /** Both null for callers without the node `/console/wallet/view`. */
    wallet: z.nullable(wallet),
    exposure: z.nullable(exposure),
    /** Each null for callers who may not see such documents. */
    orders: z.nullable(counts(orderStatuses)),
    bills: z.nullable(counts(billStatuses)),
    invoices: z.nullable(counts(paperStatuses)),
    work_orders: z.nullable(counts(workOrderStatuses)),
    /** Newest first, at most `maxAgencyNotes`. */
    notes: z.array(agencyNote),
    /**
     * Changes of the agency itself that wait for a second person, oldest first, at most `maxWaitingRequests`;
     * null for callers without the node `/console/secondPerson/view`.
     */
    waiting: z.nullable(z.array(waitingRequest)),
  }),
  errors: ['not_found'],
});

/** Maximum number of companies in `console/agency/detail`. */
export const maxAgencyTitles = 20;

/** Maximum number of users in `console/agency/detail`. */
export const maxAgencyUsers = 200;

/** Maximum number of requests in `console/agency/detail`. */
export const maxWaitingRequests = 20;

/** Maximum number of notes in `console/agency/detail`. */
export const maxAgencyNotes = 20;
