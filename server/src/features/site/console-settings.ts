import type { ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type { saveSiteSettings as save, showSiteSettings as show } from '@serai/contract/site-console';
import { sql } from 'kysely';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refusedField } from '../../platform/http/app-error.ts';
import type { Db, Trx } from '../permissions/permissions.ts';
import { findSettings, rowName, settingNames } from './site-settings.ts';
import { findUploadSettings } from './upload-settings.ts';

/** What the console needs: the names of the places uploads can be kept. */
export interface ConsoleDeps {
  db: Db;
  uploadModes: readonly string[];
}

/** Every setting as it is in force. */
export async function showSettings({ db, uploadModes }: ConsoleDeps): Promise<ReplyOf<typeof show>> {
  const [settings, upload] = await Promise.all([findSettings(db, settingNames), findUploadSettings(db)]);
  const { maxSize, mode, allowedSuffixes, allowedMimeTypes } = upload;
  return {
    settings: {
      ...settings,
      uploadMaxSize: maxSize,
      uploadMode: mode,
      uploadSuffixes: allowedSuffixes,
      uploadMimeTypes: allowedMimeTypes,
    },
    uploadModes: [...uploadModes],
  };
}

/**
 * Changes the settings that were sent; they hold from the next request on. Throws `currency_in_use` when an agency's
 * money is in another currency: prices and wallets must not part.
 */
export async function saveSettings(
  deps: ConsoleDeps,
  changes: ParsedInputOf<typeof save>,
): Promise<ReplyOf<typeof save>> {
  const { uploadMode, currency } = changes;
  if (uploadMode !== undefined && !deps.uploadModes.includes(uploadMode)) {
    throw refusedField('uploadMode', 'upload_driver_refused');
  }
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency)) {
    throw refusedField('currency', 'input_invalid');
  }
  await inTransaction(deps.db, async (trx) => {
    if (currency !== undefined) await refuseUnlikeAgencies(trx, currency);
    for (const [name, value] of Object.entries(changes)) {
      await trx
        .insertInto('site_settings')
        .values({ name: rowName(name), value: JSON.stringify(value) })
        .onConflict((row) => row.column('name').doUpdateSet({ value: sql`excluded.value` }))
        .execute();
    }
  });
  return showSettings(deps);
}

async function refuseUnlikeAgencies(trx: Trx, currency: string): Promise<void> {
  // None is made meanwhile with the currency there was: see holdCurrency.
  await sql`LOCK TABLE agencies IN SHARE MODE`.execute(trx);
  const other = await trx
    .selectFrom('agencies')
    .select('id')
    .where('currency', '<>', currency)
    .limit(1)
    .executeTakeFirst();
  if (other) throw refusedField('currency', 'currency_in_use');
}
