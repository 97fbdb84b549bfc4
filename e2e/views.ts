import { test } from '@playwright/test';
import { type Language, languages } from './words.ts';

/** A language at a width: `desktop` is 1440 px wide, `narrow` 1024, `phone` 390. */
export interface View {
  lang: Language;
  width: keyof typeof viewports;
}

export const viewports = {
  desktop: { width: 1440, height: 900 },
  narrow: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;

/** Whether this is `npm run test:assurance`, which makes every journey in every view. */
export const isAssurance = process.env.SERAI_ASSURANCE !== undefined;

const every: readonly View[] = languages.flatMap((lang) => [
  { lang, width: 'desktop' as const },
  { lang, width: 'phone' as const },
]);

/**
 * A journey of the assurance run only: another journey of its file or a test without a browser proves the
 * promise in `npm test`.
 */
export const assuranceTest = isAssurance ? test : test.skip;

/** Returns the views of a journey: the named one in `npm test`, all in the assurance run. */
export function viewsOf(lang: Language, width: View['width']): readonly View[] {
  return isAssurance ? every : [{ lang, width }];
}

/** Returns the variants of a journey in its views: the named one in `npm test`, all in the assurance run. */
export function variantsOf<Variant>(
  lang: Language,
  width: View['width'],
  variant: NoInfer<Variant>,
  variants: readonly Variant[],
): readonly (View & { variant: Variant })[] {
  const made = isAssurance ? variants : [variant];
  return made.flatMap((one) => viewsOf(lang, width).map((view) => ({ ...view, variant: one })));
}

/** Returns the languages of a journey with one width: the named one in `npm test`, both in the assurance run. */
export function languagesOf(lang: Language): readonly Language[] {
  return isAssurance ? languages : [lang];
}
