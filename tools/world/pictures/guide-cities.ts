/** Cities that have a guide (server/content). */
export const GUIDE_CITIES = [
  ...(['yangon', 'mandalay', 'naypyitaw', 'bagan', 'inle', 'ngapali'] as const),
  ...(['myawaddy', 'tachileik', 'muse', 'kunming', 'ruili', 'bangkok'] as const),
] as const;
export type GuideCity = (typeof GUIDE_CITIES)[number];

export type GuideLang = 'zh' | 'en';
export type Words = Record<GuideLang, string>;
