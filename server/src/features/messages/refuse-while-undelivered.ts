import type { Db } from '../../calls.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { findLastText } from './outbox-store.ts';

/** As long as a code lives: a text of before says nothing about now. */
const WINDOW_MS = 600_000;

/**
 * Refuses another text to a number whose last one has not left: who asks again is told so, no matter who it is, instead
 * of being promised a second one that will not come either. `to` is E.164.
 *
 * @throws AppError `text_delayed` while it is still tried, `text_undelivered` when that has ended.
 */
export async function refuseWhileUndelivered(db: Db, to: string, now: Date): Promise<void> {
  const last = await findLastText(db, to, new Date(now.getTime() - WINDOW_MS));
  if (!last || last.sent_at || !last.last_error) return;
  throw new AppError(last.given_up_at ? 'text_undelivered' : 'text_delayed');
}
