import type { ParsedInputOf, ReplyOf } from '@serai/contract/endpoint';
import type { saveSiteSettings as save, showSiteSettings as show } from '@serai/contract/site-console';
import { wordSettings } from '@serai/contract/word-settings';
import { sql } from 'kysely';
import type { Db, Operator } from '../../calls.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import { changeCurrency } from './change-currency.ts';
import type { CurrencyHolder } from './currency-port.ts';
import { findSettings, rowName, settingNames } from './site-settings.ts';
import { findUploadSettings } from './upload-settings.ts';

export interface ConsoleDeps {
  db: Db;
  /** The names of the places uploads can be kept. */
  uploadModes: readonly string[];
  /** What keeps the site in its currency, the most telling first. */
  currencyHolders: readonly CurrencyHolder[];
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
 * Changes the settings that were sent; they hold from the next request on. Another currency is refused once there is
 * money, an order, a price or a limit in the former one.
 */
export async function saveSettings(
  deps: ConsoleDeps,
  operator: Operator,
  changes: ParsedInputOf<typeof save>,
): Promise<ReplyOf<typeof save>> {
  refuseBeyondWords(operator, changes);
  const { uploadMode, currency } = changes;
  if (uploadMode !== undefined && !deps.uploadModes.includes(uploadMode)) {
    throw refusedField('uploadMode', 'upload_driver_refused');
  }
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency)) {
    throw refusedField('currency', 'currency_unknown');
  }
  await inTransaction(deps.db, async (trx) => {
    if (currency !== undefined) await changeCurrency(trx, currency, deps.currencyHolders);
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

/** Of what is no word, `/console/site/editTrade` is asked. */
function refuseBeyondWords({ nodes }: Operator, changes: object): void {
  const isWord = (name: string) => wordSettings.some((word) => word === name);
  const isBeyond = Object.keys(changes).some((name) => !isWord(name));
  if (isBeyond && !nodes.has('/console/site/editTrade')) throw new AppError('no_permission');
}
