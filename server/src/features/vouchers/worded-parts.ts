import type { Worded } from '@serai/contract/vouchers/vouchers';
import type { PdfPart } from '../../platform/pdf/pdf-document.ts';

/** A text in each of its languages, one per line; later ones may be smaller. */
export function stacked(
  worded: Worded,
  style: PdfPart,
  laterSize = style.fontSize as number,
  margin = style.margin,
): PdfPart[] {
  return worded.map(({ lang, text }, at) => ({
    ...style,
    text,
    lang: faceOf(lang),
    ...(at === 0 && margin ? { margin } : {}),
    ...(at > 0 ? { fontSize: laterSize, bold: false } : {}),
  }));
}

/** A text in all its languages on one line, the first one emphasised. */
export function sideBySide(worded: Worded, first: PdfPart, later: PdfPart): PdfPart {
  return {
    text: worded.map(({ lang, text }, at) =>
      at === 0
        ? { ...first, text, lang: faceOf(lang) }
        : { ...later, text: `    ${text}`, lang: faceOf(lang) },
    ),
    maxWidth: first.maxWidth,
  };
}

/** Preferred font for letters that both fonts have; letters in neither are rendered as shapes. */
function faceOf(lang: Worded[number]['lang']): 'zh' | 'en' {
  return lang === 'zh' ? 'zh' : 'en';
}
