import { isDeepStrictEqual } from 'node:util';
import type { ReplyOf } from '@serai/contract/endpoint';
import type {
  SiteSettingsView,
  saveSiteSettings as save,
  showSiteSettings as show,
} from '@serai/contract/site/desk';
import { wordSettings } from '@serai/contract/site/word-settings';
import { sql } from 'kysely';
import { type Call, type Db, type Operator, operatorOf, type Trx } from '../../calls.ts';
import { AppError, refusedField } from '../../platform/http/app-error.ts';
import type { Done } from '../activity/activity.ts';
import { guardByAdministrator } from '../concessions/concessions.ts';
import { changeCurrency } from './change-currency.ts';
import type { CurrencyHolder } from './currency-port.ts';
import { findSettings, rowName, settingNames } from './site-settings.ts';
import { findUploadSettings } from './upload-settings.ts';

export interface ConsoleDeps {
  db: Db;
  /** Names of the storages for uploads. */
  uploadModes: readonly string[];
  /** Reasons why the currency cannot change, the most helpful first. */
  currencyHolders: readonly CurrencyHolder[];
}

/** Returns all current settings. */
export async function showSettings(
  db: Db | Trx,
  uploadModes: readonly string[],
): Promise<ReplyOf<typeof show>> {
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
 * Changes the given settings from the next request on. Another currency is refused once there is money, an order, a
 * price or a limit in the old one.
 */
export async function saveSettings(
  trx: Trx,
  { uploadModes, currencyHolders }: Omit<ConsoleDeps, 'db'>,
  call: Call<typeof save>,
): Promise<Done<ReplyOf<typeof save>>> {
  const changes = call.input;
  refuseBeyondWords(operatorOf(call), changes);
  const { uploadMode, currency } = changes;
  if (uploadMode !== undefined && !uploadModes.includes(uploadMode)) {
    throw refusedField('uploadMode', 'upload_driver_refused');
  }
  if (currency !== undefined && !Intl.supportedValuesOf('currency').includes(currency)) {
    throw refusedField('currency', 'currency_unknown');
  }
  // Reads the former values under a lock against concurrent changes.
  await sql`LOCK TABLE site_settings IN SHARE ROW EXCLUSIVE MODE`.execute(trx);
  const before = await showSettings(trx, uploadModes);
  if (changesSums(changes, before.settings)) {
    guardByAdministrator(trx, { kind: 'settings', on: { kind: 'site', id: null, name: '' }, reason: '' });
  }
  if (currency !== undefined) await changeCurrency(trx, currency, currencyHolders);
  for (const [name, value] of Object.entries(changes)) {
    await trx
      .insertInto('site_settings')
      .values({ name: rowName(name), value: JSON.stringify(value) })
      .onConflict((row) => row.column('name').doUpdateSet({ value: sql`excluded.value` }))
      .execute();
  }
  const reply = await showSettings(trx, uploadModes);
  const changed = { before: before.settings, after: reply.settings };
  return { reply, did: { on: { kind: 'site', id: null, name: '' }, ...changed } };
}

/** Whether a change affects the sums that one member of staff may give up alone. */
function changesSums(
  { concessionSums, paidBackAloneUpTo }: Call<typeof save>['input'],
  before: SiteSettingsView,
): boolean {
  const changes = { concessionSums, paidBackAloneUpTo };
  return Object.entries(changes).some(
    ([name, value]) => value !== undefined && !isDeepStrictEqual(value, before[name as keyof typeof changes]),
  );
}

/** Settings other than texts require `/console/site/editTrade`. */
function refuseBeyondWords({ nodes }: Operator, changes: object): void {
  const isWord = (name: string) => wordSettings.some((word) => word === name);
  const isBeyond = Object.keys(changes).some((name) => !isWord(name));
  if (isBeyond && !nodes.has('/console/site/editTrade')) throw new AppError('no_permission');
}
