import type { SiteSettingsView } from './desk.ts';

/**
 * Settings that are text and pictures for visitors. All others determine prices, file storage and embedding,
 * and additionally need `/console/site/editTrade`.
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
