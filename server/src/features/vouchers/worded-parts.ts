import type { Worded } from '@serai/contract/vouchers';
import type { PdfPart } from '../../platform/pdf/pdf-document.ts';

/** A text in each of its languages, one line below the other; those after the first may be smaller. */
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

/** A text in each of its languages on one line, the first as it is read and the others beside it. */
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

/** Which face is asked first for a letter that both have; what neither has is drawn. */
function faceOf(lang: Worded[number]['lang']): 'zh' | 'en' {
  return lang === 'zh' ? 'zh' : 'en';
}
