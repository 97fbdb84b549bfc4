import type { TotpSetup } from '@serai/contract/accounts/second-factor';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import type { Db } from '../../../calls.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { findSiteSettings } from '../../site/site.ts';
import { checkOwnPassword } from '../check-own-password.ts';
import { findOwnAccount, lockOwnAccount } from '../own-account-store.ts';
import { putUnconfirmedFactor } from './second-factor-store.ts';
import { describeTotp, makeTotpSecret } from './totp.ts';
import { secretOf } from './verify-proof.ts';

/**
 * Begins the set-up of a second factor: returns the secret for the authenticator app, which has no effect until a
 * first code is confirmed.
 * @throws AppError `old_password_wrong` naming the field, `login_throttled`, `second_factor_is_on`.
 */
export async function setUpTotp(
  { db, secrets }: { db: Db; secrets: SecretBox },
  { userId, password, lang, now }: { userId: number; password: string; lang: Lang; now: Date },
): Promise<TotpSetup> {
  const account = await findOwnAccount(db, userId);
  await checkOwnPassword(db, account, { field: 'password', password }, now);
  const secret = makeTotpSecret();
  await inTransaction(db, async (trx) => {
    await lockOwnAccount(trx, userId);
    const sealed = secrets.seal(secret, secretOf(userId));
    // Recovery codes and their salt are created at the confirmation.
    const isBegun = await putUnconfirmedFactor(trx, { userId, secret: sealed, salt: Buffer.alloc(0), now });
    if (!isBegun) throw new AppError('second_factor_is_on');
  });
  const site = await findSiteSettings(db);
  const issuer = inLanguage(lang, { zh: site.siteNameZh, en: site.siteNameEn });
  return describeTotp(secret, { issuer, account: account.username });
}
