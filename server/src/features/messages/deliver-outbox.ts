import type { Db } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Texter, TextParts } from '../../platform/sms/texter.ts';
import { Undeliverable } from '../../platform/undeliverable.ts';
import { findSender } from './find-sender.ts';
import { type MailFileMakers, makeMailFiles } from './mail-files.ts';
import { notifyUndelivered } from './notify-undelivered.ts';
import {
  claimMessages,
  hastenMails,
  type Message,
  type OutboxKind,
  updateMessageFailed,
  updateMessageGivenUp,
  updateMessageSent,
} from './outbox-store.ts';
import { clearRefusedAddress, recordRefusedAddress } from './refused-addresses.ts';
import type { WayWatch } from './way-watch.ts';
import { switchPageOf, writeLetter } from './write-letter.ts';

const BATCH = 10;
const MAX_BATCHES = 20;
/** Maximum age of an unsent email; then it is abandoned and kept with its last error. */
const MAX_AGE_MS = 3 * 86_400_000;
/** A code has expired by then. */
const MAX_URGENT_AGE_MS = 15 * 60_000;
/** Pauses between attempts to send an email; short, because a person may be waiting for a code. */
const MAIL_PAUSES = { firstPauseMs: 30_000, longestPauseMs: 10 * 60_000, longestUrgentPauseMs: 15_000 };
/** Every text message expires after some minutes. */
const TEXT_PAUSES = { firstPauseMs: 5000, longestPauseMs: 30_000, longestUrgentPauseMs: 30_000 };

/** Dependencies of sending mail. */
export interface MailDeps {
  db: Db;
  mailer: Mailer;
  /** Origin of links. */
  publicUrl: string;
  /** Makers of attachments. */
  makers?: MailFileMakers;
  /** Monitors whether emails can be sent; optional. */
  watch?: WayWatch;
}

/** A channel for messages, and its retry settings. */
interface Way {
  kind: OutboxKind;
  /** Longer than a batch can take. */
  leaseMs: number;
  firstPauseMs: number;
  longestPauseMs: number;
  longestUrgentPauseMs: number;
  watch: WayWatch | undefined;
  send(message: Message): Promise<void>;
}

/**
 * Sends the emails that are due and returns how many were sent. Several processes may run it at once: one of them
 * claims each email. An email is sent at least once and always with the same Message-ID; failures are retried with
 * increasing pauses. Attachments are made at this time by the makers of their kinds.
 */
export async function deliverOutbox(
  { db, mailer, publicUrl, makers = {}, watch }: MailDeps,
  now: Date,
): Promise<number> {
  const sender = await findSender(db, publicUrl);
  let turn: Promise<unknown> = Promise.resolve();
  const send = async (message: Message) => {
    const { recipient, event, subject, message_id, files } = message;
    const replyTo = message.reply_to || sender.mailbox;
    const unsubscribe = switchPageOf(event, publicUrl);
    // One after the other, so that members who wait for a file get their turn in between.
    const making = turn.then(() => makeMailFiles(makers, files, now));
    turn = making.catch(() => {});
    await mailer.send({
      to: recipient,
      subject,
      messageId: message_id,
      files: await making,
      ...writeLetter(message, sender),
      ...(replyTo ? { replyTo } : {}),
      ...(unsubscribe ? { unsubscribe } : {}),
    });
  };
  return deliver(db, { kind: 'mail', leaseMs: 10 * 60_000, ...MAIL_PAUSES, send, watch }, now);
}

/**
 * As above for text messages. Their receivers wait at a screen, so the first pauses are short. A message that can
 * no longer arrive in time is abandoned, and its user is notified.
 */
export function deliverTexts(db: Db, texter: Texter, now: Date, watch?: WayWatch): Promise<number> {
  const send = ({ recipient, body, parts, message_id }: Message) =>
    texter.send({ to: recipient, text: body, id: message_id, parts: parts as TextParts });
  return deliver(db, { kind: 'sms', leaseMs: 60_000, ...TEXT_PAUSES, send, watch }, now);
}

type Outcome = 'sent' | 'failed' | 'given_up';

async function deliver(db: Db, way: Way, now: Date): Promise<number> {
  let sent = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const messages = await claimMessages(db, way.kind, now, new Date(now.getTime() + way.leaseMs), BATCH);
    // The database returns them unsorted, and a mail server accepts only a few at a time.
    messages.sort((one, other) => Number(other.is_urgent) - Number(one.is_urgent));
    // In parallel, so that a server that hangs costs one timeout instead of one per message.
    const outcomes = await Promise.all(messages.map((message) => deliverOne(db, way, message, now)));
    const count = outcomes.filter((outcome) => outcome === 'sent').length;
    sent += count;
    if (count > 0) await noteWorks(db, way, now);
    else if (outcomes.includes('failed')) way.watch?.recordFailure(now);
    // If nothing could be sent through a channel, it is not used again until the next round.
    if (messages.length < BATCH || count === 0) break;
  }
  await way.watch?.report(now);
  return sent;
}

/** After an outage, failed emails are retried at once instead of after their pauses. */
async function noteWorks(db: Db, { kind, watch }: Way, now: Date): Promise<void> {
  const wasDown = watch?.recordSuccess() ?? false;
  if (wasDown && kind === 'mail') await hastenMails(db, now);
}

async function deliverOne(db: Db, way: Way, message: Message, now: Date): Promise<Outcome> {
  const { id, valid_until: validUntil } = message;
  const worthlessAt = worthlessFrom(message);
  const isLate = worthlessAt <= now && (validUntil !== null || message.is_urgent);
  const failure = isLate ? new Undeliverable('not sent in time') : await trySend(way, message);
  if (failure === undefined) {
    await updateMessageSent(db, id, now);
    if (way.kind === 'mail') await clearRefusedAddress(db, message.recipient);
    return 'sent';
  }
  const nextTryAt = new Date(now.getTime() + pauseAfter(way, message));
  if (worthlessAt <= nextTryAt || failure instanceof Undeliverable) {
    await giveUp(db, way, message, { failure, isLate }, now);
    return 'given_up';
  }
  await updateMessageFailed(db, id, nextTryAt, failure.message);
  return 'failed';
}

function pauseAfter(way: Way, { tries, is_urgent }: Message): number {
  const longest = is_urgent ? way.longestUrgentPauseMs : way.longestPauseMs;
  return Math.min(way.firstPauseMs * 2 ** Math.min(tries - 1, 30), longest);
}

function worthlessFrom({ valid_until, is_urgent, created_at }: Message): Date {
  return valid_until ?? new Date(created_at.getTime() + (is_urgent ? MAX_URGENT_AGE_MS : MAX_AGE_MS));
}

async function trySend(way: Way, message: Message): Promise<Error | undefined> {
  try {
    await way.send(message);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/**
 * Abandons a message and reports it in one transaction, so the user is notified once, whatever the number of
 * senders.
 */
async function giveUp(
  db: Db,
  way: Way,
  message: Message,
  { failure, isLate }: { failure: Error; isLate: boolean },
  now: Date,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const isFirst = await updateMessageGivenUp(trx, message.id, now, failure.message);
    if (!isFirst) return;
    if (way.kind === 'sms') await notifyUndelivered(trx, message, now);
    // An email that expired proves nothing about its address.
    else if (failure instanceof Undeliverable && !isLate) {
      await recordRefusedAddress(trx, message.recipient, { reason: failure.message, cameBack: false, now });
    }
  });
}
