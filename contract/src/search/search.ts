import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { money } from '../money.ts';
import { codeText } from '../text.ts';
import { memberFoundKinds } from './found-kinds.ts';

/** An object found by the search of members; a fact that its kind does not have is null, 0 or empty. */
const foundByMember = z.object({
  kind: z.enum(memberFoundKinds),
  /** Of a guest, the newest order. */
  id: z.int(),
  /** Number of a document, name of a guest or place, title of an article. */
  title: z.string(),
  /** Service of an order, name of a place in the other language, title of an invoice. */
  subject: z.string(),
  /** Guests and contact of an order. */
  people: z.array(z.string()),
  /** The agency's reference of an order, location of a place, number on the paper of an invoice, slug of an article. */
  reference: z.string(),
  /** Product of an order or of a guest's newest order; kind of a place, invoice or article. */
  type: z.string(),
  /** Status as in the list of its kind. */
  status: z.string(),
  /** Civil date: service of an order or of a guest's newest order, due date of a bill, date of an invoice. */
  date: z.nullable(z.string()),
  /** Null for callers who may not see prices. */
  amount: z.nullable(money),
  /** Number of a guest's orders, or of the hotels of a place. */
  count: z.int(),
});
export type FoundByMember = z.infer<typeof foundByMember>;

/** Objects of one kind, the best or newest first. */
const foundGroup = z.object({
  kind: z.enum(memberFoundKinds),
  /** At most `maxFound`. */
  hits: z.array(foundByMember),
  /** Whether more objects match. */
  has_more: z.boolean(),
});
export type MemberFoundGroup = z.infer<typeof foundGroup>;

export const searchAgency = endpoint({
  method: 'GET',
  path: 'search/all',
  title: "find the agency's orders, guests, bills and invoices, and hotels, cities and articles by one text",
  access: 'member',
  /** Matches all words, by prefix; Chinese at any position. */
  input: z.strictObject({ keyword: codeText(60) }),
  reply: z.object({
    /** Without kinds that the caller may not see, and without empty groups; none for a keyword that is too short. */
    groups: z.array(foundGroup),
  }),
  errors: [],
});
