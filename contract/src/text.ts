import * as z from 'zod/mini';

const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * The one string type of requests: trimmed, bounded, without U+0000 and lone surrogates, which the
 * database cannot store. `required` names the error of an empty text.
 */
export function text(max: number, required?: string) {
  return z.string().check(
    z.trim(),
    z.maxLength(max),
    z.minLength(required === undefined ? 0 : 1, required),
    z.refine((value) => !unstorable.test(value), 'text_not_storable'),
  );
}

const address =
  /:\/\/|@|www\.|[a-z0-9]\.[a-z]{2,}\/|[a-z0-9]\.(?:com|net|org|info|biz|cn|cc|co|io|me|top|xyz|vip|site|online|shop|club|link|app|ly)(?![a-z])/i;

/**
 * What a person or company is called. It stands in mails to people who do not know them, so it holds no web or
 * e-mail address.
 */
export function nameInMails(max: number, required?: string) {
  return text(max, required).check(
    z.refine((name) => !address.test(name.normalize('NFKC')), 'name_with_address'),
  );
}

/**
 * Letters and marks that vouchers can print: the scripts of the places and guests the trade sells to, as far as the
 * faces of `server/src/platform/pdf/faces.ts` have them (a test compares the two). Emoji, marks that turn the
 * direction of what follows, and characters so rare that no face has them are not among them.
 */
export const printable = new RegExp(
  `^(?:${[
    String.raw`[\n\t -~\u00a0-\u00bf\u00d7\u00f7\u02b0-\u036f]`,
    String.raw`[\u060c\u061b\u061f\u0640\u064b-\u0655\u0670\u0951-\u0954\u0964\u0965\u0e3f]`,
    String.raw`[\u200b-\u200d\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u2103\u2109\u2116\u2122\u2190-\u2199]`,
    String.raw`[\u2460-\u25ab\u25b2\u25b3\u25b6\u25b7\u25bc\u25bd\u25c6\u25c7\u25cb\u25ce\u25cf\u2605\u2606]`,
    String.raw`[\u3000-\u3004\u3006\u3008-\u3020\u3099-\u309c\u30a0\u30fb\u30fc\ufe30-\ufe4f]`,
    String.raw`[\uff01-\uff20\uff3b-\uff40\uff5b-\uff65\uff70\uffe0-\uffe6]`,
    // What no face has of the scripts below.
    String.raw`(?![\u0870-\u089f\u1c80-\u1c8f\u2160-\u218f\u31b0-\u31bf\u332c\u4db6-\u4dff\u9ff0-\u9fff]` +
      String.raw`|[\ua7c0-\uabff\uf900-\ufaff\ufbb3-\ufdcf\u{10000}-\u{10ffff}])` +
      `[${'Latin Greek Cyrillic Han Hiragana Katakana Bopomofo Myanmar Thai Lao Khmer Arabic Devanagari Bengali Tamil Hebrew'
        .split(' ')
        .map((script) => String.raw`\p{Script=${script}}`)
        .join('')}]`,
  ].join('|')})*$`,
  'u',
);

/** Text that vouchers print: refused by name of its field rather than printed with letters missing. */
export function printedText(max: number, required?: string) {
  return text(max, required).check(z.refine(isPrintable, 'text_not_printable'));
}

/** A name that stands in mails and on vouchers. */
export function printedName(max: number, required?: string) {
  return nameInMails(max, required).check(z.refine(isPrintable, 'text_not_printable'));
}

/** Whether vouchers can print every letter. */
export function isPrintable(value: string): boolean {
  return printable.test(value.normalize('NFC'));
}
