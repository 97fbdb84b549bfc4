import type { Site } from '@serai/contract/site';
import type { Lang } from '@serai/phrases/lang';
import type { Db, Trx } from '../permissions/permissions.ts';
import type { UploadSettings } from './upload-settings.ts';

/** Settings an operator may change; a name of the table that is none of these is passed over. */
export interface SiteSettings {
  siteNameZh: string;
  siteNameEn: string;
  tag: string;
  logo: string;
  /** Prefix of relative asset paths; empty = this server. */
  cdnUrl: string;
  apiUrl: string;
  currency: string;
  recordNumber: string;
  /** Receives the contact messages; empty = every operator does. */
  contactMailbox: string;
}

const defaults: SiteSettings = {
  siteNameZh: '商驿',
  siteNameEn: 'Serai',
  tag: 'B2B',
  logo: '',
  cdnUrl: '',
  apiUrl: '',
  currency: 'USD',
  recordNumber: '',
  contactMailbox: '',
};

/** The site's settings, each as it was set or else its default. */
export async function findSiteSettings(db: Db | Trx): Promise<SiteSettings> {
  const rows = await db.selectFrom('site_settings').select(['name', 'value']).execute();
  const settings = { ...defaults };
  for (const { name, value } of rows) {
    if (name in defaults && typeof value === 'string') settings[name as keyof SiteSettings] = value;
  }
  return settings;
}

/** The part of the settings that clients read. */
export function siteOf(settings: SiteSettings, upload: UploadSettings, lang: Lang): Site {
  const { tag, logo, cdnUrl, apiUrl, currency, recordNumber } = settings;
  return {
    siteName: lang === 'en' ? settings.siteNameEn : settings.siteNameZh,
    tag,
    logo,
    version: '0.1.0',
    cdnUrl,
    apiUrl,
    currency,
    // `hash` is of our own making: where a file lies cannot be guessed.
    upload: { ...upload, saveName: '/storage/{topic}/{year}{mon}{day}/{hash}/{fileSha1}{.suffix}' },
    recordNumber,
  };
}
