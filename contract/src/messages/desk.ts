import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { id } from '../ids.ts';
import { listErrors, listed, listPaging } from '../paging.ts';
import { text } from '../text.ts';
import { email } from '../validators.ts';

/** A mail or text message that could not be delivered. */
export const undelivered = z.object({
  id: z.int(),
  kind: z.enum(['mail', 'sms']),
  /** The mail's Message-ID, used to match bounces. */
  message_id: z.string(),
  event: z.string(),
  /** Subject of the mail or the text; empty if it contains a code or link meant only for the recipient. */
  about: z.string(),
  recipient: z.string(),
  /** Current owner of the address or number. */
  user: z.nullable(z.object({ id: z.int(), name: z.string(), agency: z.string() })),
  /** Rejected on submission, or returned later. */
  how: z.enum(['refused', 'came_back']),
  /** Reason given by the mail server or the provider. */
  reason: z.string(),
  created_at: unixSeconds,
  given_up_at: unixSeconds,
  /** False if the message has become obsolete. */
  can_resend: z.boolean(),
  /** Whether it can go to another address: its address is no user's, e.g. a hotel's. */
  can_redirect: z.boolean(),
});
export type Undelivered = z.infer<typeof undelivered>;

export const listUndelivered = endpoint({
  method: 'GET',
  path: 'console/message/undelivered',
  title: 'list mails and texts that did not reach whom they were for',
  access: { staff: '/console/message/view' },
  input: z.strictObject({
    kind: z.optional(z.enum(['mail', 'sms'])),
    /** Part of the address or number. */
    keyword: z.optional(text(100)),
    ...listPaging,
  }),
  reply: z.object({ list: z.array(undelivered), ...listed }),
  errors: listErrors,
});

export const resendMessage = endpoint({
  method: 'POST',
  path: 'console/message/resend',
  title: 'send a message again that was not delivered, to another address if it was for a hotel or a visitor',
  access: { staff: '/console/message/send' },
  input: z.strictObject({ id, to: z.optional(email) }),
  reply: z.object({}),
  errors: ['not_found', 'message_worthless', 'message_bound'],
});

export const reportBounce = endpoint({
  method: 'POST',
  path: 'console/message/reportBounce',
  title: 'record that a mail has come back',
  access: { staff: '/console/message/send' },
  input: z.strictObject({
    /** Message-ID from the bounced mail, with or without angle brackets. */
    message_id: text(200),
    reason: text(500, 'reason_required'),
  }),
  reply: z.object({}),
  errors: ['not_found'],
});
