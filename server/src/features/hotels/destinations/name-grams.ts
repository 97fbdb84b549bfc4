import { isHan } from '../../../platform/names/name-forms.ts';

/**
 * The pieces a text is found by: of Chinese every character and pair, of letters every run of three, and the
 * first one and two of the whole and of each word (`^y`, `^ya`).
 */
export function gramsOf(text: string, words: readonly string[] = []): Set<string> {
  const grams = new Set<string>();
  const letters = [...text];
  for (let at = 0; at < letters.length; at++) {
    const one = letters[at]!;
    const two = one + (letters[at + 1] ?? '');
    if (isHan(one)) {
      grams.add(one);
      if (two.length > one.length && isHan(letters[at + 1]!)) grams.add(two);
    } else if (at + 2 < letters.length && !isHan(letters[at + 1]!) && !isHan(letters[at + 2]!)) {
      grams.add(two + letters[at + 2]!);
    }
  }
  for (const start of [text, ...words]) {
    if (start === '' || isHan(start[0]!)) continue;
    grams.add(`^${start.slice(0, 1)}`);
    if (start.length > 1) grams.add(`^${start.slice(0, 2)}`);
  }
  return grams;
}

/** A gram as one of 2^16 numbers; two that share a number only cost a look more. */
export function hashGram(gram: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 16)) & 0xffff;
}
