import { isHan } from '../../../platform/names/name-forms.ts';

/**
 * Visits the grams by which a text is found, possibly repeatedly. Chinese: every character and pair. Letters:
 * every run of three, plus the first one and two letters of the whole text and of each word (`^y`, `^ya`). A
 * gram is one of 2^16 numbers; a collision only costs one more comparison.
 */
export function visitGrams(text: string, words: readonly string[], visit: (gram: number) => void): void {
  const letters = [...text];
  const han = letters.map(isHanLetter);
  for (let at = 0; at < letters.length; at++) {
    const one = letters[at]!;
    if (han[at]) {
      visit(hashGram(one));
      if (han[at + 1]) visit(hashGram(one + letters[at + 1]!));
    } else if (at + 2 < letters.length && !han[at + 1] && !han[at + 2]) {
      visit(hashGram(one + letters[at + 1]! + letters[at + 2]!));
    }
  }
  for (const start of [text, ...words]) {
    if (start === '' || isHanLetter(start[0]!)) continue;
    visit(hashGram(`^${start.slice(0, 1)}`));
    if (start.length > 1) visit(hashGram(`^${start.slice(0, 2)}`));
  }
}

/** The same grams without duplicates. */
export function gramsOf(text: string): Set<number> {
  const grams = new Set<number>();
  visitGrams(text, [], (gram) => grams.add(gram));
  return grams;
}

/** Most letters are Latin; testing each one's script would dominate the cost. */
function isHanLetter(letter: string): boolean {
  return letter.charCodeAt(0) >= 0x80 && isHan(letter);
}

function hashGram(gram: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < gram.length; at++) hash = Math.imul(hash ^ gram.charCodeAt(at), 0x01000193);
  return (hash ^ (hash >>> 16)) & 0xffff;
}
