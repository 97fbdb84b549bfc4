import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { id } from './ids.ts';
import { listErrors, listed, listPaging } from './paging.ts';
import { text } from './text.ts';

/** A message that did not reach whom it was for. */
export const undelivered = z.object({
  id: z.int(),
  kind: z.enum(['mail', 'sms']),
  /** The mail's own number, by which one that comes back is known. */
  message_id: z.string(),
  event: z.string(),
  /** The subject of the mail, or the text; empty where it holds a code or a link that is its receiver's alone. */
  about: z.string(),
  recipient: z.string(),
  /** Whose address or number that is now. */
  user: z.nullable(z.object({ id: z.int(), name: z.string(), agency: z.string() })),
  /** It was never taken, or it came back. */
  how: z.enum(['refused', 'came_back']),
  /** What the mail server or the provider said. */
  reason: z.string(),
  created_at: unixSeconds,
  given_up_at: unixSeconds,
  /** False for what has become worthless meanwhile. */
  can_resend: z.boolean(),
});
export type Undelivered = z.infer<typeof undelivered>;

export const listUndelivered = endpoint({
  method: 'GET',
  path: 'console/message/undelivered',
  title: 'list mails and texts that did not reach whom they were for',
  access: { staff: '/console/message/view' },
  input: z.strictObject({
    kind: z.optional(z.enum(['mail', 'sms'])),
    /** A part of the address or number. */
    keyword: z.optional(text(100)),
    ...listPaging,
  }),
  reply: z.object({ list: z.array(undelivered), ...listed }),
  errors: listErrors,
});

export const resendMessage = endpoint({
  method: 'POST',
  path: 'console/message/resend',
  title: 'send a message again that was not delivered',
  access: { staff: '/console/message/send' },
  input: z.strictObject({ id }),
  reply: z.object({}),
  errors: ['not_found', 'message_worthless'],
});

export const reportBounce = endpoint({
  method: 'POST',
  path: 'console/message/reportBounce',
  title: 'record that a mail has come back',
  access: { staff: '/console/message/send' },
  input: z.strictObject({
    /** As it stands in the mail that came back, with or without its angle brackets. */
    message_id: text(200),
    reason: text(500, 'reason_required'),
  }),
  reply: z.object({}),
  errors: ['not_found'],
});
