import type { Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findLastText } from './outbox-store.ts';

/** Lifetime of a code: earlier texts are irrelevant now. */
const WINDOW_MS = 600_000;

/**
 * Refuses another text to a number whose last one has not been sent, whoever asks, instead of promising a
 * second one that will not arrive either. `to` is E.164.
 *
 * @throws AppError `text_delayed` while it is retried, `text_undelivered` once it was abandoned.
 */
export async function refuseWhileUndelivered(db: Db, to: string, now: Date): Promise<void> {
  const last = await findLastText(db, to, new Date(now.getTime() - WINDOW_MS));
  if (!last || last.sent_at || !last.last_error) return;
  throw new AppError(last.given_up_at ? 'text_undelivered' : 'text_delayed');
}
