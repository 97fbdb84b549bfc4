import { test } from '@playwright/test';
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

const every: readonly View[] = languages.flatMap((lang) => [
  { lang, width: 'desktop' as const },
  { lang, width: 'phone' as const },
]);

/**
 * Made in the long run only: what the short one leaves out because its file, or a test without a browser, has already
 * shown the promise once.
 */
export const longTest = isLongRun ? test : test.skip;

/** The views of a journey: all in the long run, otherwise one, which its name picks. */
export function viewsOf(journey: string): readonly View[] {
  return isLongRun ? every : [every[pick(journey, every.length)]!];
}

/** A journey's variants, each with a view: all in every view in the long run, otherwise one in one, which its name picks. */
export function variantsOf<Variant>(
  journey: string,
  variants: readonly Variant[],
): readonly (View & { variant: Variant })[] {
  const seen = isLongRun ? variants : [variants[pick(journey, variants.length)]!];
  return seen.flatMap((variant) => viewsOf(journey).map((view) => ({ ...view, variant })));
}

/** The languages of a journey that is made at one width: both in the long run, otherwise one, which its name picks. */
export function languagesOf(journey: string): readonly Language[] {
  return isLongRun ? languages : [languages[pick(journey, languages.length)]!];
}

/** The same for a name in every run, and spread over the names. */
function pick(name: string, among: number): number {
  return [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 65_521, 7) % among;
}
