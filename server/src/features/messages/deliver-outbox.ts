import type { Db } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Texter, TextParts } from '../../platform/sms/texter.ts';
import { Undeliverable } from '../../platform/undeliverable.ts';
import { findSender } from './find-sender.ts';
import { type MailFileMakers, makeMailFiles } from './mail-files.ts';
import {
  claimMessages,
  type Message,
  type OutboxKind,
  updateMessageFailed,
  updateMessageGivenUp,
  updateMessageSent,
} from './outbox-store.ts';
import { clearRefusedAddress, noteRefusedAddress } from './refused-addresses.ts';
import { tellUndelivered } from './tell-undelivered.ts';
import { switchPageOf, writeLetter } from './write-letter.ts';

const BATCH = 10;
const MAX_BATCHES = 20;
/** After so many tries (mail: some days) a message stays unsent; it is kept with its last error. */
const MAX_TRIES = 20;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/** What mail is sent with. */
export interface MailDeps {
  db: Db;
  mailer: Mailer;
  /** Origin of links. */
  publicUrl: string;
  /** Make the files that go with mails. */
  makers?: MailFileMakers;
}

/** One way for messages to leave, and its patience. */
interface Way {
  kind: OutboxKind;
  /** Longer than a batch can take. */
  leaseMs: number;
  firstPauseMs: number;
  send(message: Message): Promise<void>;
}

/**
 * Sends the mails that are due and returns how many left. Safe to run by several processes at once: a mail is
 * claimed by one. A mail leaves at least once and always with the same Message-ID; what fails is tried again
 * with growing pauses. Its files are made now, by the makers of their kinds.
 */
export async function deliverOutbox(
  { db, mailer, publicUrl, makers = {} }: MailDeps,
  now: Date,
): Promise<number> {
  const sender = await findSender(db, publicUrl);
  let turn: Promise<unknown> = Promise.resolve();
  const send = async (message: Message) => {
    const { recipient, event, subject, message_id, files } = message;
    const replyTo = message.reply_to || sender.mailbox;
    const unsubscribe = switchPageOf(event, publicUrl);
    // One after the other, so that members who wait for a file come in between.
    const making = turn.then(() => makeMailFiles(makers, files, now));
    turn = making.catch(() => {});
    await mailer.send({
      ...{ to: recipient, subject, messageId: message_id, files: await making },
      ...writeLetter(message, sender),
      ...(replyTo ? { replyTo } : {}),
      ...(unsubscribe ? { unsubscribe } : {}),
    });
  };
  return deliver(db, { kind: 'mail', leaseMs: 10 * 60_000, firstPauseMs: 30_000, send }, now);
}

/**
 * The same for text messages, whose receiver waits at a screen: the first pauses are short. One that can no
 * longer arrive in time is given up, and its user is notified.
 */
export function deliverTexts(db: Db, texter: Texter, now: Date): Promise<number> {
  const send = ({ recipient, body, parts, message_id }: Message) =>
    texter.send({ to: recipient, text: body, id: message_id, parts: parts as TextParts });
  return deliver(db, { kind: 'sms', leaseMs: 60_000, firstPauseMs: 5000, send }, now);
}

async function deliver(db: Db, way: Way, now: Date): Promise<number> {
  let sent = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const messages = await claimMessages(db, way.kind, now, new Date(now.getTime() + way.leaseMs), BATCH);
    // Together, so that a server which hangs costs one waiting time and not one a message.
    const left = await Promise.all(messages.map((message) => deliverOne(db, way, message, now)));
    const count = left.filter(Boolean).length;
    sent += count;
    // A way on which nothing leaves is left alone until the next round.
    if (messages.length < BATCH || count === 0) break;
  }
  return sent;
}

async function deliverOne(db: Db, way: Way, message: Message, now: Date): Promise<boolean> {
  const { id, tries, valid_until: validUntil } = message;
  const isLate = validUntil !== null && validUntil <= now;
  const failure = isLate ? new Undeliverable('not sent in time') : await trySend(way, message);
  if (failure === undefined) {
    await updateMessageSent(db, id, now);
    if (way.kind === 'mail') await clearRefusedAddress(db, message.recipient);
    return true;
  }
  const nextTryAt = new Date(now.getTime() + Math.min(way.firstPauseMs * 2 ** (tries - 1), LONGEST_PAUSE_MS));
  const isOver = tries >= MAX_TRIES || (validUntil !== null && validUntil <= nextTryAt);
  if (isOver || failure instanceof Undeliverable) await giveUp(db, way, message, failure, now);
  else await updateMessageFailed(db, id, nextTryAt, failure.message);
  return false;
}

async function trySend(way: Way, message: Message): Promise<Error | undefined> {
  try {
    await way.send(message);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}

/** The end and the news of it in one transaction: the user is notified once, however many senders there are. */
async function giveUp(db: Db, way: Way, message: Message, failure: Error, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const isFirst = await updateMessageGivenUp(trx, message.id, now, failure.message);
    if (!isFirst) return;
    if (way.kind === 'sms') await tellUndelivered(trx, message, now);
    else if (failure instanceof Undeliverable) {
      await noteRefusedAddress(trx, message.recipient, { reason: failure.message, cameBack: false, now });
    }
  });
}
