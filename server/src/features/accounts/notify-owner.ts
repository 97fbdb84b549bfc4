import type { Trx } from '../../calls.ts';
import { addNotice, sendMail, sendText } from '../messages/messages.ts';
import { lockOwnAccount, type OwnAccount } from './own-account-store.ts';
import { timeText } from './time-text.ts';

/** After a day the message no longer helps. */
const TEXT_LIFE_MS = 86_400_000;

/** Events also sent by text message to users without email; the others are not worth its cost. */
const textEvents = [
  'binding_changed',
  'password_changed',
  'second_factor_on',
  'second_factor_off',
  'account_disabled',
  'account_enabled',
] as const;

/** A change of an account that its owner must learn of in case another person made it. */
export interface AccountNews {
  event:
    | (typeof textEvents)[number]
    | 'second_factor_guessed'
    | 'recovery_code_used'
    | 'recovery_codes_renewed';
  facts?: Readonly<Record<string, string>>;
  /** The former mobile number is notified too, because it becomes unreachable. */
  isMobileLost?: boolean;
  now: Date;
}

/**
 * Notifies the owner of an account after commit: by a notice, by email to the addresses bound so far, and by text
 * message if there is no email address or if the number itself changes.
 */
export async function notifyOwner(trx: Trx, account: OwnAccount, news: AccountNews): Promise<void> {
  const { id, email, area_num, mobile, username, lang, tz } = account;
  const { event, now, isMobileLost = false } = news;
  const facts = { ...news.facts, username, at: timeText(now, tz) };
  await addNotice(trx, id, { event, facts, now });
  if (email !== null) await sendMail(trx, { event, to: email, lang, facts, now });
  const textEvent = textEvents.find((one) => one === event);
  if (!textEvent || mobile === null || (email !== null && !isMobileLost)) return;
  await sendText(trx, {
    event: textEvent,
    to: `+${area_num}${mobile}`,
    lang,
    facts,
    validUntil: new Date(now.getTime() + TEXT_LIFE_MS),
    // A failed text is not reported by email: the user has no address, or the email already contains the same
    // message.
    userId: undefined,
    now,
  });
}

/** As above, for a user id; the user is locked. */
export async function notifyAccountOwner(trx: Trx, userId: number, news: AccountNews): Promise<void> {
  await notifyOwner(trx, await lockOwnAccount(trx, userId), news);
}
