import { sendMail, sendText } from '../messages/messages.ts';
import type { Trx } from '../permissions/permissions.ts';
import type { OwnAccount } from './own-account-store.ts';
import { timeText } from './time-text.ts';

/** After a day nobody is helped by being told. */
const TEXT_LIFE_MS = 86_400_000;

/** Something about an account has changed that its owner must learn of if it was somebody else. */
export interface AccountNews {
  event: 'binding_changed' | 'password_changed';
  facts?: Readonly<Record<string, string>>;
  /** The mobile number so far is told too, because it will not be reached after this. */
  isMobileLost?: boolean;
  now: Date;
}

/**
 * Tells the owner of an account at the addresses bound so far, after commit: by mail, and by text message where
 * there is no e-mail or the number itself is the one that changes.
 */
export async function tellOwner(trx: Trx, account: OwnAccount, news: AccountNews): Promise<void> {
  const { email, area_num, mobile, username, lang, tz } = account;
  const { event, now, isMobileLost = false } = news;
  const facts = { ...news.facts, username, at: timeText(now, tz) };
  if (email !== null) await sendMail(trx, { event, to: email, lang, facts, now });
  if (mobile === null || (email !== null && !isMobileLost)) return;
  await sendText(trx, {
    event,
    to: `+${area_num}${mobile}`,
    lang,
    facts,
    validUntil: new Date(now.getTime() + TEXT_LIFE_MS),
    // Whom it does not reach is not told of that by mail: there is none, or it says the same already.
    userId: undefined,
    now,
  });
}
