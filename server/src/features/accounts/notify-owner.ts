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
 * Tells the owner of an account by a notice, and at the addresses bound so far, after commit: by mail, and by text
 * message where there is no e-mail or the number itself is the one that changes.
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
    // A text that fails is not reported by mail: the user has none, or it contains the same already.
    userId: undefined,
    now,
  });
}

/** The same for the user of an id, who is locked for it. */
export async function notifyAccountOwner(trx: Trx, userId: number, news: AccountNews): Promise<void> {
  await notifyOwner(trx, await lockOwnAccount(trx, userId), news);
}
