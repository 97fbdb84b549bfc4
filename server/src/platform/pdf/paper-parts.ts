import type { PdfPart } from './pdf-document.ts';

/** Colours of the screen in its light scheme. */
export const paperColors = {
  ink: '#0e3c44',
  text: '#15282b',
  muted: '#55625f',
  onInk: '#f6efe0',
  amber: '#f3c15f',
};

/** Margins of a business paper in points: left, top, right, bottom. */
export const paperMargins = [40, 32, 40, 56] as const;

interface PaperHead {
  /** Names of the issuer; the first is the largest. */
  names: readonly string[];
  /** Title of the document, in Chinese and English. */
  title: readonly [zh: string, en: string];
  /** Number, date or state, right-aligned. */
  side: readonly PdfPart[];
}

/** The band at the top of a business paper: issuer and title on the left, `side` on the right. */
export function paperHead({ names, title: [zh, en], side }: PaperHead): PdfPart {
  const band = (stack: readonly PdfPart[], margin: number[]) => ({
    stack,
    fillColor: paperColors.ink,
    margin,
  });
  const color = paperColors.onInk;
  return {
    table: {
      widths: ['*', 'auto'],
      body: [
        [
          band(
            [
              ...names.map((text, at) => ({
                text,
                color,
                fontSize: at === 0 ? 10 : 8.5,
                maxWidth: 290,
                ...(at === 0 ? {} : { lang: 'en' }),
              })),
              { text: zh, fontSize: 19, bold: true, color: '#ffffff', margin: [0, 4, 0, 0] },
              { text: en, lang: 'en', fontSize: 10, color },
            ],
            [16, 8, 0, 8],
          ),
          band(
            side.map((part) => ({ color, alignment: 'right', ...part })),
            [0, 8, 16, 8],
          ),
        ],
      ],
    },
    layout: 'noBorders',
    margin: [0, 0, 0, 12],
  };
}

/** A label in Chinese and English, after the text required by the law of a country, if any. */
export function paperLabel(zh: string, en: string, local?: string): PdfPart {
  return {
    text: [
      ...(local ? [{ text: `${local}  `, color: paperColors.text, fontSize: 8.5 }] : []),
      { text: zh, color: paperColors.muted, fontSize: 8.5 },
      { text: `  ${en}`, lang: 'en', color: paperColors.muted, fontSize: 7.5 },
    ],
  };
}

/** A fact of a paper: label in Chinese and English, and its value; a fact with an empty value is left out. */
export type PaperFact = readonly [zh: string, en: string, value: string];

/** Facts one below the other. `local` returns the legally required text for an English label. */
export function paperFacts(facts: readonly PaperFact[], local?: Readonly<Record<string, string>>): PdfPart {
  const body = facts
    .filter(([, , value]) => value !== '')
    .map(([zh, en, value]) => [
      paperLabel(zh, en, local?.[en]),
      { text: value, fontSize: 9.5, color: paperColors.text, maxWidth: 380 },
    ]);
  if (body.length === 0) return { text: '' };
  return { table: { widths: [120, '*'], body }, layout: 'rows', margin: [0, 0, 0, 8] };
}

/** Title of a part of a paper. */
export function paperTitle(zh: string, en: string): PdfPart {
  return {
    text: [
      { text: zh, bold: true, fontSize: 10, color: paperColors.ink },
      { text: `  ${en}`, lang: 'en', fontSize: 8, color: paperColors.muted },
    ],
    margin: [0, 0, 0, 2],
  };
}
