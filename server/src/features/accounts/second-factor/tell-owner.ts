import { sendMail } from '../../messages/messages.ts';
import type { Trx } from '../../permissions/permissions.ts';
import { lockOwnAccount } from '../own-account-store.ts';
import { timeText } from '../time-text.ts';

export type SecondFactorEvent =
  | 'second_factor_on'
  | 'second_factor_off'
  | 'second_factor_guessed'
  | 'recovery_code_used'
  | 'recovery_codes_renewed';

/** Mails a user what happened to the second factor, if there is an address. */
export async function tellOwner(
  trx: Trx,
  userId: number,
  { event, facts = {}, now }: { event: SecondFactorEvent; facts?: Record<string, string>; now: Date },
): Promise<void> {
  const { email, username, lang, tz } = await lockOwnAccount(trx, userId);
  if (email === null) return;
  const words = { username, at: timeText(now, tz), ...facts };
  await sendMail(trx, { event, to: email, lang, facts: words, now });
}
