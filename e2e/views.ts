import { type Language, languages } from './words.ts';

/** A language at a width: `desktop` is 1440 px wide, `phone` 390. */
export interface View {
  lang: Language;
  width: keyof typeof viewports;
}

export const viewports = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

/** Whether this is the long run, in which every journey is made in every view. */
export const isLongRun = process.env.SERAI_FIGURES === 'full';

/** Each language and each width once. */
const opposite: readonly View[] = [
  { lang: 'zh-cn', width: 'desktop' },
  { lang: 'en', width: 'phone' },
];
const every: readonly View[] = languages.flatMap((lang) => [
  { lang, width: 'desktop' as const },
  { lang, width: 'phone' as const },
]);

/** Where the variants of a journey are seen: all views in the long run, otherwise each language and each width once. */
export const views = isLongRun ? every : opposite;

/** The variants of a journey at a view: in the long run all, else dealt out so that each is seen once. */
export function dealt<Variant>(variants: readonly Variant[], view: View): readonly Variant[] {
  if (isLongRun) return variants;
  return variants.filter((_, at) => at % views.length === views.indexOf(view));
}

/** The views of a journey that has no variants: all in the long run, otherwise one, which its name picks. */
export function viewsOf(journey: string): readonly View[] {
  return isLongRun ? every : [every[pick(journey, every.length)]!];
}

/** The languages of a journey that is made at one width: both in the long run, otherwise one, which its name picks. */
export function languagesOf(journey: string): readonly Language[] {
  return isLongRun ? languages : [languages[pick(journey, languages.length)]!];
}

/** The same for a name in every run, and spread over the names. */
function pick(name: string, among: number): number {
  return [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 65_521, 7) % among;
}
