/** Cities that have a guide (server/content). */
export const GUIDE_CITIES = [
  'yangon',
  'mandalay',
  'naypyitaw',
  'bagan',
  'inle',
  'ngapali',
  'myawaddy',
  'tachileik',
  'muse',
  'kunming',
  'ruili',
  'bangkok',
] as const;
export type GuideCity = (typeof GUIDE_CITIES)[number];

export type GuideLang = 'zh' | 'en';
export type Words = Record<GuideLang, string>;
