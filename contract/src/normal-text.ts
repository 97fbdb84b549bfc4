/**
 * The plain forms of what people type and paste. Every field is brought into one of them before it is judged, on the
 * web and on the server, so that nobody is refused for a character that cannot be seen. No schema here: public pages
 * load it.
 */

/** More marks on one letter than any script writes. */
const mostMarks = 30;
const stackedMarks = new RegExp(String.raw`(\p{M}{${mostMarks}})\p{M}+`, 'gu');

/**
 * Unicode normalisation in time proportional to the length: sorting thousands of marks on one letter takes quadratic
 * time, so marks beyond the thirtieth on a letter are dropped first.
 */
export function normalForm(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return text.replace(stackedMarks, '$1').normalize(form);
}

/** Scripts in which the joiners U+200C and U+200D change how letters are written; and emoji, which they join. */
const joined = `[${[
  ...'Arabic Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Khmer Myanmar Mongolian'
    .split(' ')
    .map((script) => String.raw`\p{Script=${script}}`),
  String.raw`\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f`,
].join('')}]`;

/** Scripts without blanks between words, in which U+200B says where a line may break. */
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

/** Without characters that only tell how the text is laid out. Those that a script needs between its letters stay. */
export function withoutFormats(text: string): string {
  return text.replace(formats, '');
}

/** Text of several lines: NFC, no format characters, one blank between words, none around a line's end. */
export function plainLines(text: string): string {
  return withoutFormats(normalForm(text, 'NFC'))
    .replace(lineEnds, '\n')
    .replace(blanks, ' ')
    .replace(/ ?\n ?/g, '\n')
    .trim();
}

/** Text of one line: as `plainLines`, with a blank for each end of a line. */
export function plainLine(text: string): string {
  return plainLines(text).replace(/\n+/g, ' ');
}

/**
 * The name of a person: one line, with Latin letters in their usual width, `-` for every dash, `'` for every
 * apostrophe, and `·` for every dot between parts of a Chinese name.
 */
export function plainName(text: string): string {
  return plainLine(text)
    .replaceAll('\u200b', '')
    .replace(wideForms, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(dashes, '-')
    .replace(apostrophes, "'")
    .replace(nameDots, '·');
}

/** A phone, number, address of mail or code: one line in NFKC, with `-` for every dash and `'` for every apostrophe. */
export function plainCode(text: string): string {
  // Some apostrophes fall apart in NFKC.
  return plainLine(normalForm(text.replace(apostrophes, "'"), 'NFKC'))
    .replaceAll('\u200b', '')
    .replace(dashes, '-');
}

/** A character as a refusal names it: itself where it can be seen, else its code point, `U+202E`. */
export function namedCharacter(character: string): string {
  if (/^[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return character;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;
}
