import * as z from 'zod/mini';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';

/** Parts of the calls by which the seller's staff book for an agency on the telephone. */

export const bookForAgencyAccess = { staff: '/console/order/book' } as const;

/** Agency and user that a booking is for. */
export const ofAgency = {
  agency_id: id,
  /** User of the agency who called; defaults to its owner. */
  user_id: z.optional(id),
};

export const agencyErrors = ['not_found', 'agency_is_blocked'] as const;

export const listBookers = endpoint({
  method: 'GET',
  path: 'console/order/bookers',
  title: 'list the users of an agency for whom the desk can book a product',
  access: bookForAgencyAccess,
  input: z.strictObject({ agency_id: id, product: z.enum(['hotel', 'airport', 'car'], 'product_required') }),
  reply: z.object({
    agency: z.object({ id: z.int(), name: z.string() }),
    /** At most 200, owners first: users who may book the product and see net prices. */
    users: z.array(z.object({ id: z.int(), username: z.string(), nickname: z.string(), role: z.string() })),
  }),
  errors: agencyErrors,
});
