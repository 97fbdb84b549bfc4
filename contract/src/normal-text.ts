/**
 * Normal forms of typed and pasted text. Web and server normalise every field before validation, so that
 * invisible characters never cause an error. Without schemas, because public pages load it.
 */

/** More combining marks on one letter than any script uses. */
const maxMarks = 30;
const stackedMarks = new RegExp(String.raw`(\p{M}{${maxMarks}})\p{M}+`, 'gu');

/**
 * Normalises Unicode in linear time. Sorting thousands of marks on one letter takes quadratic time, so marks
 * beyond the thirtieth are dropped first.
 */
export function normalForm(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(stackedMarks, '$1').normalize(form);
}

/** Scripts in which the joiners U+200C and U+200D affect rendering, and emoji, which they join. */
const joined = `[${[
  ...'Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Mongolian'
    .split(' ')
    .map((script) => String.raw`\p{Script=${script}}`),
  String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f`,
].join('')}]`;

/** Scripts without blanks between words, in which U+200B marks possible line breaks. */
const unspaced = String.raw`[\p{Script=Myanmar}\p{Script=Khmer}\p{Script=Thai}\p{Script=Lao}]`;

const formats = new RegExp(
  [
    String.raw`[\u00ad\u061c\u180e\u200e\u200f\u202a-\u202e\u2060-\u2064\u2066-\u206f\ufeff\ufff9-\ufffb]`,
    String.raw`[\u{e0001}\u{e0020}-\u{e007f}]`,
    String.raw`(?<!${joined})[\u200c\u200d]|[\u200c\u200d](?!${joined})`,
    String.raw`(?<!${unspaced})\u200b|\u200b(?!${unspaced})`,
  ].join('|'),
  'gu',
);

const blanks = /[\t \u00a0\u1680\u2000-\u200a\u202f\u205f\u3000]+/g;
const lineEnds = /\r\n|[\r\v\f\u0085\u2028\u2029]/g;
const dashes = /[\u2010-\u2015\u2043\u2212\ufe58\ufe63\uff0d]/g;
const apostrophes = /[\u2018\u2019\u201b\u02b9\u02bb\u02bc\u02bd\u2032\u00b4\u0060\uff07]/g;
const wideForms = /[\uff01-\uff5e]/g;
const nameDots =
  /(?<=\p{Script=Han}) ?[.\u00b7\u2022\u2027\u2219\u22c5\u30fb\uff0e\uff65] ?(?=\p{Script=Han})/gu;

/** Removes characters that only control layout. Those that a script needs between its letters are kept. */
export function withoutFormats(text: string): string {
  return text.replace(formats, '');
}

/** Normalises multi-line text: NFC, no format characters, one blank between words, none around line ends. */
export function plainLines(text: string): string {
  return withoutFormats(normalForm(text, 'NFC'))
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Normalises single-line text: like `plainLines`, with line ends replaced by blanks. */
export function plainLine(text: string): string {
  return plainLines(text).replace(/\n+/g, ' ');
}

/**
 * Normalises a person's name: one line, full-width Latin letters to normal width, `-` for all dashes, `'` for
 * all apostrophes, `·` for all dots between the parts of a Chinese name.
 */
export function plainName(text: string): string {
  return plainLine(text)
    .replaceAll('\u200b', '')
    .replace(wideForms, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replace(nameDots, '·');
}

/**
 * Normalises a phone number, mail address or code: one line in NFKC, `-` for all dashes and `'` for all
 * apostrophes.
 */
export function plainCode(text: string): string {
  // Some apostrophes decompose in NFKC.
  return plainLine(normalForm(text.replace(apostrophes, "'"), 'NFKC'))
    .replaceAll('\u200b', '')
    .replace(dashes, '-');
}

/**
 * Returns the name of a character in an error: the character itself if visible, otherwise its code point,
 * `U+202E`.
 */
export function namedCharacter(character: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return character;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
