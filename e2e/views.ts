import { languages } from './words.ts';

/** A language at a width: `desktop` is 1440 px wide, `phone` 390. */
export interface View {
  lang: (typeof languages)[number];
  width: keyof typeof viewports;
}

export const viewports = {
  desktop: { width: 1440, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

const every: readonly View[] = languages.flatMap((lang) => [
  { lang, width: 'desktop' as const },
  { lang, width: 'phone' as const },
]);

/** How a journey is seen: each language and each width once, and with the full figures each in each. */
export const views: readonly View[] =
  process.env.SERAI_FIGURES === 'full'
    ? every
    : every.filter(({ lang, width }) => (lang === 'en') === (width === 'phone'));

/** The variants of a journey at a view: with the full figures all, else dealt out so that each is seen once. */
export function dealt<Variant>(variants: readonly Variant[], view: View): readonly Variant[] {
  if (views === every) return variants;
  return variants.filter((_, at) => at % views.length === views.indexOf(view));
}
