import * as z from 'zod/mini';
import { unixSeconds } from './dates.ts';
import { endpoint } from './endpoint.ts';
import { messageChannels, messageKinds } from './message-kinds.ts';

/** What a user is notified of by a channel. */
export const messageSwitch = z.object({
  kind: z.enum(messageKinds),
  channel: z.enum(messageChannels),
  on: z.boolean(),
});
export type MessageSwitch = z.infer<typeof messageSwitch>;

const reply = z.object({
  /** Where the caller's mail goes; `refused` when nothing gets through to it, since when and why. */
  mail: z.object({
    address: z.nullable(z.string()),
    refused: z.nullable(z.object({ at: unixSeconds, reason: z.string() })),
  }),
  /** The kinds that the caller is ever told of, in the order in which they are shown. */
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
      /** Some of it arrives even when switched off: what must be paid or answered in time. */
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
  /** What is not named stays as it is. */
  input: z.strictObject({
    switches: z
      .array(z.strictObject(messageSwitch.shape))
      .check(z.minLength(1), z.maxLength(messageKinds.length * messageChannels.length)),
  }),
  reply,
  errors: ['not_found', 'switch_fixed'],
});
