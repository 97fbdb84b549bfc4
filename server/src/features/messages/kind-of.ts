import { type EventKind, eventKinds } from '@serai/contract/messages/kinds';
import type { MailEvent } from './write-mail.ts';

/** A mail event without a row in the contract's table of kinds does not compile. */
const kinds: Readonly<Record<MailEvent, EventKind | null>> = eventKinds;

/** The kind of an event that users are notified of. */
export function kindOf(event: MailEvent): EventKind {
  const kind = kinds[event];
  if (!kind) throw new Error(`${event} is sent to an address, and is no news for a user`);
  return kind;
}
