import type { SiteSettingsView } from './site-console.ts';

/**
 * Settings that are words and pictures for visitors to read. The others decide what is sold at which price, where files
 * lie and whose pages may be embedded: those need `/console/site/editTrade` besides.
 */
export const wordSettings = [
  'siteNameZh',
  'siteNameEn',
  'tag',
  'logo',
  'recordNumber',
  'contactMailbox',
  'servicePhone',
  'urgentPhone',
  'serviceEmail',
  'termsZh',
  'termsEn',
] as const satisfies readonly (keyof SiteSettingsView)[];
