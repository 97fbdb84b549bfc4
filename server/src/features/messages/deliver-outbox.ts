import type { Mailer } from '../../platform/mail/mailer.ts';
import type { Db } from '../permissions/permissions.ts';
import { claimMails, updateMailFailed, updateMailSent } from './outbox-store.ts';

const BATCH = 10;
const MAX_BATCHES = 20;
const LEASE_MS = 10 * 60_000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 3_600_000;

/**
 * Sends the mails that are due and returns how many left. Safe to run by several processes at once: a mail is
 * claimed by one. A mail leaves at least once and always with the same Message-ID; what fails is tried again
 * with growing pauses.
 */
export async function deliverOutbox(db: Db, mailer: Mailer, now: Date): Promise<number> {
  let sent = 0;
  for (let batch = 0; batch < MAX_BATCHES; batch++) {
    const mails = await claimMails(db, now, new Date(now.getTime() + LEASE_MS), BATCH);
    for (const mail of mails) {
      const failure = await trySend(mailer, mail);
      if (failure === undefined) {
        await updateMailSent(db, mail.id, now);
        sent += 1;
      } else {
        await updateMailFailed(db, mail.id, new Date(now.getTime() + pauseAfter(mail.tries)), failure);
      }
    }
    if (mails.length < BATCH) break;
  }
  return sent;
}

async function trySend(
  mailer: Mailer,
  mail: { recipient: string; subject: string; body: string; message_id: string },
): Promise<string | undefined> {
  try {
    await mailer.send({
      to: mail.recipient,
      subject: mail.subject,
      text: mail.body,
      messageId: mail.message_id,
    });
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function pauseAfter(tries: number): number {
  return Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
}
