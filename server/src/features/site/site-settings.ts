import { firstCurrency } from '@serai/contract/currency';
import { type SiteSettingsView, siteSettings as schema } from '@serai/contract/site/desk';
import type { Site } from '@serai/contract/site/site';
import { terms as termsEn } from '@serai/phrases/en/terms';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { terms as termsZh } from '@serai/phrases/zh/terms';
import { sql } from 'kysely';
import type { Db, Trx } from '../../calls.ts';
import type { WorkCalendar } from '../../domain/working-hours.ts';
import { unsetSellerNames } from '../messages/messages.ts';
import type { UploadSettings } from './upload-settings.ts';

/** Settings of the site as in the contract; upload limits are in `upload-settings.ts`. */
export type SiteSettings = Omit<SiteSettingsView, UploadName>;
export type SettingName = keyof SiteSettings;
type UploadName = 'uploadMaxSize' | 'uploadMode' | 'uploadSuffixes' | 'uploadMimeTypes';

const defaults: SiteSettings = {
  siteNameZh: unsetSellerNames.zh,
  siteNameEn: unsetSellerNames.en,
  tag: 'B2B',
  logo: '',
  cdnUrl: '',
  apiUrl: '',
  currency: firstCurrency,
  recordNumber: '',
  contactMailbox: '',
  servicePhone: '',
  urgentPhone: '',
  serviceEmail: 'service@serai.example',
  workZone: 'Asia/Shanghai',
  workHours: '1-6 09:00-18:00',
  holidays: [],
  iframeHosts: [],
  termsZh,
  termsEn,
  pointsPerHundred: 100,
  publicMarkupPercent: 15,
  concessionSums: [],
  paidBackAloneUpTo: 0,
};

/** Every setting except those of uploads. */
export const settingNames = Object.keys(defaults) as SettingName[];

/** Settings in every load of a client; the terms are long and loaded separately. */
const shownNames = settingNames.filter((name) => name !== 'termsZh' && name !== 'termsEn');

/** Row names from before the settings were editable in the console. */
const olderNames: Partial<Record<string, string>> = {
  pointsPerHundred: 'points_per_hundred',
  publicMarkupPercent: 'public_markup_percent',
};

/** Row name of a setting. */
export function rowName(setting: string): string {
  return olderNames[setting] ?? setting;
}

/** Settings for clients and pages. */
export function findSiteSettings(db: Db | Trx): Promise<Omit<SiteSettings, 'termsZh' | 'termsEn'>> {
  return findSettings(db, shownNames);
}

/** The 24-hour number for guests, otherwise that of the service desk; empty if none is set. */
export async function findUrgentPhone(db: Db | Trx): Promise<string> {
  const { urgentPhone, servicePhone } = await findSettings(db, ['urgentPhone', 'servicePhone']);
  return urgentPhone || servicePhone;
}

/** The service desk's number, otherwise the 24-hour number; empty if none is set. */
export async function findDeskPhone(db: Db | Trx): Promise<string> {
  const { urgentPhone, servicePhone } = await findSettings(db, ['urgentPhone', 'servicePhone']);
  return servicePhone || urgentPhone;
}

/** The service desk's number and email address, to be contacted. */
export async function findDeskContact(db: Db | Trx): Promise<string> {
  const { serviceEmail } = await findSettings(db, ['serviceEmail']);
  return [await findDeskPhone(db), serviceEmail].filter(Boolean).join(' / ');
}

/** Working hours of the seller's desk. */
export async function findDeskCalendar(db: Db | Trx): Promise<WorkCalendar> {
  const { workZone, workHours, holidays } = await findSettings(db, ['workZone', 'workHours', 'holidays']);
  return { tz: workZone, hours: workHours, holidays };
}

/** Settings as stored; a missing or invalid one has its default. */
export async function findSettings<Name extends SettingName>(
  db: Db | Trx,
  names: readonly Name[],
): Promise<Pick<SiteSettings, Name>> {
  const rows = await db
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .where('name', 'in', names.map(rowName))
    .execute();
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const read = (name: Name) => {
    const parsed = schema.shape[name].safeParse(stored.get(rowName(name)));
    return [name, parsed.success ? parsed.data : defaults[name]];
  };
  return Object.fromEntries(names.map(read)) as Pick<SiteSettings, Name>;
}

/** Whether a setting or a menu refers to something, such as a stored picture, that must therefore be kept. */
export async function isNamedBySite(db: Db | Trx, text: string): Promise<boolean> {
  const { rows } = await sql`
    SELECT FROM site_settings WHERE position(${text} IN value::text) > 0
    UNION ALL SELECT FROM menu_entries WHERE position(${text} IN url) > 0 LIMIT 1`.execute(db);
  return rows.length > 0;
}

/** The part of the settings that clients read. */
export function siteOf(
  settings: Omit<SiteSettings, 'termsZh' | 'termsEn'>,
  upload: UploadSettings,
  lang: Lang,
): Site {
  const { tag, logo, cdnUrl, apiUrl, currency, recordNumber } = settings;
  return {
    siteName: inLanguage(lang, { zh: settings.siteNameZh, en: settings.siteNameEn }),
    tag,
    logo,
    version: '0.1.0',
    cdnUrl,
    apiUrl,
    currency,
    // `hash` is random: the path of a file cannot be guessed.
    upload: { ...upload, saveName: '/storage/{topic}/{year}{mon}{day}/{hash}/{fileSha1}{.suffix}' },
    recordNumber,
  };
}
