import * as z from 'zod/mini';
import { namedCharacter, normalForm, plainCode, plainLine, plainLines, plainName } from './normal-text.ts';

const unstorable = /\0|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/;

/**
 * Schema factory for the string type of requests: multi-line text in normal form (`plainLines`), bounded,
 * without U+0000 and lone surrogates, which the database cannot store. `required` is the error for an empty
 * text.
 */
export function text(max: number, required?: string) {
  return bounded(plainLines, max, required);
}

/** The same on one line: a name, a title, an address, a keyword. */
export function lineText(max: number, required?: string) {
  return bounded(plainLine, max, required);
}

/** Schema factory for a number or code copied from elsewhere, on one line in normal form (`plainCode`). */
export function codeText(max: number, required?: string) {
  return bounded(plainCode, max, required);
}

/**
 * Schema factory for HTML: only trimmed, because inner blanks and line ends are significant. The server
 * sanitises it.
 */
export function markup(max: number) {
  return bounded((html) => html.trim(), max);
}

function bounded(plain: (text: string) => string, max: number, required?: string) {
  return z.string().check(
    z.overwrite(plain),
    z.maxLength(max),
    z.minLength(required === undefined ? 0 : 1, required),
    z.refine((value) => !unstorable.test(value), 'text_not_storable'),
  );
}

/** Refuses a text in which `find` returns a character; the error phrase names it (`{character}`). */
export function withoutCharacter(find: (text: string) => string | undefined, phrase: string) {
  return z.check<string>(({ value, issues }) => {
    const found = find(value);
    if (found === undefined) return;
    const params = { character: namedCharacter(found) };
    issues.push({ code: 'custom', input: value, message: phrase, params, continue: true });
  });
}

/** Matches a bare web host: a dotted word that ends like a domain, `evil.ru`, `WWW.EVIL.COM`. */
const onlyAddress = /^[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)*\.(?:[a-z]{2,}|[A-Z]{2,}|xn--[a-z0-9-]+)$/u;

function isAddress(name: string): boolean {
  const plain = normalForm(name, 'NFKC');
  return /[/@]/.test(plain) || onlyAddress.test(plain);
}

/**
 * Schema factory for the name of a person or company. It appears in mails to strangers, so web and mail
 * addresses are refused. Dots within a name are allowed: `Booking.com B.V.`, `Ma.Me`.
 */
export function nameInMails(max: number, required?: string) {
  return lineText(max, required).check(z.refine((name) => !isAddress(name), 'name_with_address'));
}

/**
 * Characters that vouchers cannot print. Printable are the scripts of the trade's places and guests, as far
 * as the fonts of `server/src/platform/pdf/faces.ts` cover them (a test compares both). Not printable: emoji,
 * bidirectional controls, and rare characters that no font has. Matches one character at a time, so the cost
 * is linear in the text length.
 */
const unprintable = new RegExp(
  `[^${[
    String.raw`\n\t -~\u00a0-\u00bf\u00d7\u00f7\u02b0-\u036f`,
    String.raw`\u060c\u061b\u061f\u0640\u064b-\u0655\u0670\u0951-\u0954\u0964\u0965\u0e3f`,
    String.raw`\u200b-\u200d\u2010-\u2027\u2030-\u205e\u20a0-\u20c0\u2103\u2109\u2116\u2122\u2190-\u2199`,
    String.raw`\u2460-\u25ab\u25b2\u25b3\u25b6\u25b7\u25bc\u25bd\u25c6\u25c7\u25cb\u25ce\u25cf\u2605\u2606`,
    String.raw`\u3000-\u3004\u3006\u3008-\u3020\u3099-\u309c\u30a0\u30fb\u30fc\ufe30-\ufe4f`,
    String.raw`\uff01-\uff20\uff3b-\uff40\uff5b-\uff65\uff70\uffe0-\uffe6`,
    ...'Latin Greek Cyrillic Han Hiragana Katakana Bopomofo Myanmar Thai Lao Khmer Arabic Devanagari Bengali Tamil Hebrew'
      .split(' ')
      .map((script) => String.raw`\p{Script=${script}}`),
  ].join('')}]` +
    // Letters of the scripts above that no font has.
    String.raw`|[\u0870-\u089f\u1c80-\u1c8f\u2160-\u218f\u31b0-\u31bf\u332c\u4db6-\u4dff\u9ff0-\u9fff]` +
    String.raw`|[\ua7c0-\uabff\uf900-\ufaff\ufbb3-\ufdcf\u{10000}-\u{10ffff}]`,
  'u',
);

/**
 * Schema factory for text on vouchers: an unprintable character is refused with its field, so that no letter
 * is missing in print.
 */
export function printedText(max: number, required?: string) {
  return text(max, required).check(printed());
}

/** The same on one line. */
export function printedLine(max: number, required?: string) {
  return lineText(max, required).check(printed());
}

/** Schema factory for a number or code on vouchers. */
export function printedCode(max: number, required?: string) {
  return codeText(max, required).check(printed());
}

/** Schema factory for a person's name in normal form (`plainName`), in any script. */
export function personText(max: number, required?: string) {
  return bounded(plainName, max, required);
}

/** The same for vouchers. */
export function printedPerson(max: number, required?: string) {
  return personText(max, required).check(printed());
}

/** Schema factory for a name in mails and on vouchers. */
export function printedName(max: number, required?: string) {
  return nameInMails(max, required).check(printed());
}

/** Refuses the first character that vouchers cannot print. */
export function printed() {
  return withoutCharacter(findUnprintable, 'text_not_printable');
}

/** Finds the first character of a text that vouchers cannot print. */
export function findUnprintable(value: string): string | undefined {
  return unprintable.exec(normalForm(value, 'NFC'))?.[0];
}

/** Returns whether vouchers can print the whole text. */
export function isPrintable(value: string): boolean {
  return findUnprintable(value) === undefined;
}
