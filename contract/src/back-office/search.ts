import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money } from '../money.ts';
import { codeText } from '../text.ts';
import { foundKinds } from './found-kinds.ts';

/** An object found by the staff's search; a fact that its kind does not have is null or empty. */
const foundObject = z.object({
  kind: z.enum(foundKinds),
  id: z.int(),
  /** Number of a document, name of an agency or driver, plate number of a vehicle. */
  title: z.string(),
  /**
   * Subject: service of an order, title of an invoice, payer of a receipt, detail of a work order,
   * model of a vehicle.
   */
  subject: z.string(),
  /** Persons: guests and contact of an order, owner of an agency, who asked for a work order. */
  people: z.array(z.string()),
  /** Telephone number of an order's contact, an agency's owner or a driver. */
  phone: z.string(),
  /** Reference of the agency or bank, number on the paper of an invoice, order of a work order, driver's code. */
  reference: z.string(),
  agency: z.nullable(z.object({ id: z.int(), name: z.string() })),
  /** Product of an order, kind of an invoice, type of a work order. */
  type: z.string(),
  /** Status as in the list of its kind; `active` or `inactive` for drivers and vehicles. */
  status: z.string(),
  /** Civil date: service, due date, date of issue or receipt. */
  date: z.nullable(z.string()),
  amount: z.nullable(money),
});
export type FoundObject = z.infer<typeof foundObject>;

/** Objects of one kind, newest first. */
const foundGroup = z.object({
  kind: z.enum(foundKinds),
  /** At most `maxHits`. */
  hits: z.array(foundObject),
  /** Whether more objects match. */
  has_more: z.boolean(),
});
export type FoundGroup = z.infer<typeof foundGroup>;

export const searchConsole = endpoint({
  method: 'GET',
  path: 'console/search',
  title: 'find orders, agencies, bills, invoices, receipts, work orders, drivers and vehicles by one text',
  access: { staff: '/console/search/view' },
  /** Matches all words, by prefix; Chinese at any position; plate numbers and names of drivers by any part. */
  input: z.strictObject({ keyword: codeText(60) }),
  reply: z.object({
    /** Without kinds that the caller may not see, and without empty groups; none for an empty keyword. */
    groups: z.array(foundGroup),
  }),
  errors: [],
});
