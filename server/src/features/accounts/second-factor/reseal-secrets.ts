import type { Logger } from 'pino';
import type { Db } from '../../../calls.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { secretOf } from './verify-proof.ts';

/**
 * At start: re-encrypts the secrets of older keys with the current one, after which the older keys can be
 * removed. Logs secrets that no key opens: their users can only use recovery codes.
 */
export async function resealSecrets({
  db,
  log,
  secrets,
}: {
  db: Db;
  log: Logger;
  secrets: SecretBox;
}): Promise<void> {
  const factors = await db.selectFrom('second_factors').select(['user_id', 'secret']).execute();
  let resealed = 0;
  let lost = 0;
  for (const { user_id: userId, secret: sealed } of factors) {
    const plain = secrets.open(sealed, secretOf(userId));
    if (!plain) lost += 1;
    if (!plain || secrets.isCurrent(sealed)) continue;
    const { numUpdatedRows } = await db
      .updateTable('second_factors')
      .set({ secret: secrets.seal(plain, secretOf(userId)) })
      .where('user_id', '=', userId)
      // Except secrets that were set up again in the meantime.
      .where('secret', '=', sealed)
      .executeTakeFirst();
    resealed += Number(numUpdatedRows);
  }
  if (resealed) log.warn({ resealed }, 'secrets sealed by the key in force; older keys may be taken out');
  if (lost) log.error({ lost }, 'second factors that no key opens: their users need recovery codes');
}
