import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { products } from '../permissions.ts';

const product = z.enum(products);

/** A search that the caller has run. */
export const recentSearch = z.object({
  id: z.int(),
  product,
  /** Search of the address of the product's list, without filters and place in the list. */
  query: z.string(),
  searched_at: unixSeconds,
});
export type RecentSearch = z.infer<typeof recentSearch>;

/** At most `maxRecent` per product, newest first. */
const reply = z.object({ list: z.array(recentSearch) });

export const listRecent = endpoint({
  method: 'GET',
  path: 'search/recent',
  title: "list the caller's last searches, of one product or all",
  access: 'member',
  input: z.strictObject({ product: z.optional(product) }),
  reply,
  errors: [],
});

export const rememberSearch = endpoint({
  method: 'POST',
  path: 'search/remember',
  title: "remember a search as the caller's newest of its product",
  access: 'member',
  input: z.strictObject({
    product,
    query: z.string().check(z.minLength(1), z.maxLength(1000), z.regex(/^[\w\-.~*%+&=]+$/)),
  }),
  reply,
  errors: [],
});

export const forgetSearch = endpoint({
  method: 'POST',
  path: 'search/forget',
  title: "remove one of the caller's last searches; no-op if it is gone",
  access: 'member',
  input: z.strictObject({ id }),
  reply,
  errors: [],
});
