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

/** Whether this is the long run, which covers every journey in every view. */
export const isLongRun = process.env.SERAI_FIGURES === 'full';

const every: readonly View[] = languages.flatMap((lang) => [
  { lang, width: 'desktop' as const },
  { lang, width: 'phone' as const },
]);

/**
 * A test for the long run only: the short run has already covered the promise once in its file or without a
 * browser.
 */
export const longTest = isLongRun ? test : test.skip;

/** Returns the views of a journey: all in the long run, otherwise one, chosen by its name. */
export function viewsOf(journey: string): readonly View[] {
  return isLongRun ? every : [every[pick(journey, every.length)]!];
}

/**
 * Returns the variants of a journey with views: all in every view in the long run, otherwise one in one,
 * chosen by its name.
 */
export function variantsOf<Variant>(
  journey: string,
  variants: readonly Variant[],
): readonly (View & { variant: Variant })[] {
  const seen = isLongRun ? variants : [variants[pick(journey, variants.length)]!];
  return seen.flatMap((variant) => viewsOf(journey).map((view) => ({ ...view, variant })));
}

/**
 * Returns the languages of a journey with one width: both in the long run, otherwise one, chosen by its name.
 */
export function languagesOf(journey: string): readonly Language[] {
  return isLongRun ? languages : [languages[pick(journey, languages.length)]!];
}

/** Returns the same index for a name in every run, evenly distributed over names. */
function pick(name: string, among: number): number {
  return [...name].reduce((sum, sign) => (sum * 31 + sign.codePointAt(0)!) % 65_521, 7) % among;
}
