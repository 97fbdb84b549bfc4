import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';

/** Way of a message about an order. */
export const orderMessageChannels = ['mail', 'sms', 'notice'] as const;

/** An email, a text or a notice on the site; a notice is delivered at once and later perhaps read. */
export const orderMessageStates = ['waiting', 'sent', 'failed', 'read'] as const;

/** A message about an order to its agency, hotel, driver or guest. Messages among the staff are not listed. */
export const orderMessage = z.object({
  /** Unique per channel. */
  id: z.int(),
  channel: z.enum(orderMessageChannels),
  event: z.string(),
  /** Subject or text; empty if it contains a link meant only for the recipient. */
  about: z.string(),
  /** Address, number or, for a notice, the name of the user. */
  recipient: z.string(),
  state: z.enum(orderMessageStates),
  created_at: unixSeconds,
  /** When it was handed over, abandoned or read; null while it waits or is unread. */
  ended_at: z.nullable(unixSeconds),
  /** Reason of the last failed attempt; empty if there was none. */
  reason: z.string(),
  /** Whether `console/message/resend` accepts it: it has failed and is not obsolete. */
  can_resend: z.boolean(),
  /** Whether it may then go to another address. */
  can_redirect: z.boolean(),
});
export type OrderMessage = z.infer<typeof orderMessage>;

export const listOrderMessages = endpoint({
  method: 'GET',
  path: 'console/order/messages',
  title: 'list the latest messages about an order with their delivery',
  access: { staff: '/console/message/view' },
  input: z.strictObject({ id }),
  /** At most 100, newest first. */
  reply: z.object({ list: z.array(orderMessage) }),
  errors: [],
});
