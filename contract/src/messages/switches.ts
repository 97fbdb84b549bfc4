import * as z from 'zod/mini';
import { unixSeconds } from '../dates.ts';
import { endpoint } from '../endpoint.ts';
import { messageChannels, messageKinds } from './kinds.ts';

/** Setting of one kind of message for one channel. */
export const messageSwitch = z.object({
  kind: z.enum(messageKinds),
  channel: z.enum(messageChannels),
  on: z.boolean(),
});
export type MessageSwitch = z.infer<typeof messageSwitch>;

const reply = z.object({
  /** The caller's mail address; `refused` states since when and why mail is undeliverable. */
  mail: z.object({
    address: z.nullable(z.string()),
    refused: z.nullable(z.object({ at: unixSeconds, reason: z.string() })),
  }),
  /** Kinds of message that the caller can receive, in display order. */
  kinds: z.array(
    z.object({
      kind: z.enum(messageKinds),
      channels: z.array(
        z.object({
          channel: z.enum(messageChannels),
          on: z.boolean(),
          /** Cannot be switched off. */
          fixed: z.boolean(),
        }),
      ),
      /**
       * Whether some of its messages arrive even when switched off, because they must be paid or answered in
       * time.
       */
      partly_fixed: z.boolean(),
    }),
  ),
});

export const showSwitches = endpoint({
  method: 'GET',
  path: 'notice/switches',
  title: 'show what the caller is notified of, and how',
  access: 'user',
  input: z.strictObject({}),
  reply,
  errors: [],
});

export const saveSwitches = endpoint({
  method: 'POST',
  path: 'notice/saveSwitches',
  title: 'choose what the caller is notified of, and how',
  access: 'user',
  /** Unnamed switches are unchanged. */
  input: z.strictObject({
    switches: z
      .array(z.strictObject(messageSwitch.shape))
      .check(z.minLength(1), z.maxLength(messageKinds.length * messageChannels.length)),
  }),
  reply,
  errors: ['not_found', 'switch_fixed'],
});
