import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create } from 'fontkit';

const packages = createRequire(import.meta.url);

/** Fonts embedded as text; Latin letters use the first one. */
export const textFaces = {
  latin: {
    name: 'Noto Sans',
    normal: packages.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    bold: packages.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf'),
  },
  chinese: {
    name: 'Noto Sans SC',
    normal: packages.resolve('@expo-google-fonts/noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf'),
    bold: packages.resolve('@expo-google-fonts/noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf'),
  },
} as const;

/** Fonts of scripts whose letters change and move with their neighbours, which PDF libraries place wrongly. */
export const drawnFaces: readonly { name: string; file: string }[] = [
  {
    name: 'Noto Sans Myanmar',
    file: packages.resolve(
      '@expo-google-fonts/noto-sans-myanmar/600SemiBold/NotoSansMyanmar_600SemiBold.ttf',
    ),
  },
  ...['Thai', 'Lao', 'Khmer', 'Arabic', 'Devanagari', 'Bengali', 'Tamil', 'Hebrew'].map(fontsourceFace),
];

/** Letters that change and move with their neighbours, and marks that no letter was composed with; faces are set unshaped. */
export const SHAPED =
  /[\p{Mn}\p{Script=Myanmar}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Hebrew}]/u;

/** Invisible text over rendered lines, for search and copy; see glyphless-face.ts. */
export const glyphless = 'Serai Glyphless';

/** The code points a face has letters for. */
export function lettersOf(file: string): ReadonlySet<number> {
  return new Set(create(readFileSync(file)).characterSet);
}

function fontsourceFace(script: string): { name: string; file: string } {
  const key = script.toLowerCase();
  return {
    name: `Noto Sans ${script}`,
    file: packages.resolve(
      `@fontsource-variable/noto-sans-${key}/files/noto-sans-${key}-${key}-wght-normal.woff2`,
    ),
  };
}
