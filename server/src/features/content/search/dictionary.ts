import { prefixDistance } from '../../../platform/names/match-name.ts';
import { NumberMap, Numbers } from './number-arrays.ts';

interface Words {
  numbers: Map<string, number>;
  /** In the order of insertion. */
  words: string[];
  /** Letter mask of each word. */
  letters: Numbers;
}

/**
 * Numbers the terms of an index from 0: Chinese letters and pairs by their code points, words by length.
 * Finds words with a similar spelling.
 */
export class Dictionary {
  size = 0;
  private readonly letters = new NumberMap();
  private readonly pairs = new Map<number, NumberMap>();
  private readonly byLength = new Map<number, Words>();

  /** Returns the number of a Chinese letter, adding it if new. */
  addLetter(letter: number): number {
    return this.letters.get(letter) ?? this.add((number) => this.letters.set(letter, number));
  }

  addPair(first: number, second: number): number {
    const pairs = this.pairs.get(first) ?? new NumberMap();
    this.pairs.set(first, pairs);
    return pairs.get(second) ?? this.add((number) => pairs.set(second, number));
  }

  addWord(word: string): number {
    let words = this.byLength.get(word.length);
    if (!words) {
      words = { numbers: new Map(), words: [], letters: new Numbers() };
      this.byLength.set(word.length, words);
    }
    const known = words.numbers.get(word);
    if (known !== undefined) return known;
    words.words.push(word);
    words.letters.push(lettersOf(word));
    return this.add((number) => words.numbers.set(word, number));
  }

  /** Undefined if no text ever contained it. */
  findLetter(letter: number): number | undefined {
    return this.letters.get(letter);
  }

  findPair(first: number, second: number): number | undefined {
    return this.pairs.get(first)?.get(second);
  }

  findWord(word: string): number | undefined {
    return this.byLength.get(word.length)?.numbers.get(word);
  }

  /**
   * Finds the word with the most similar spelling: one difference from four letters on, two from eight. Ties:
   * the one in more texts, then the first alphabetically. Words that no text contains any more are left out.
   */
  nearest(word: string, countTexts: (number: number) => number): string | undefined {
    let allowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    if (allowed === 0) return undefined;
    const letters = lettersOf(word);
    let best: string | undefined;
    let having = 0;
    let distance = allowed + 1;
    for (let length = word.length - allowed; length <= word.length + allowed; length++) {
      const words = this.byLength.get(length);
      if (!words) continue;
      // Letters after the compared beginning are not differences.
      const beyond = allowed + Math.max(0, length - word.length + allowed);
      for (let at = 0; at < words.words.length; at++) {
        const others = words.letters.data[at]!;
        if (countBits(letters & ~others) > allowed || countBits(others & ~letters) > beyond) continue;
        const term = words.words[at]!;
        const own = prefixDistance(word, term, allowed);
        if (own > allowed) continue;
        const texts = countTexts(words.numbers.get(term)!);
        if (texts === 0) continue;
        const isEqual = own === distance;
        if (isEqual && (texts < having || (texts === having && term > best!))) continue;
        [best, having, distance] = [term, texts, own];
        allowed = own;
      }
    }
    return best;
  }

  private add(keep: (number: number) => void): number {
    keep(this.size);
    return this.size++;
  }
}

/** One bit per letter of a word; some letters share a bit. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters >>> 0;
}

function countBits(bits: number): number {
  let left = bits - ((bits >>> 1) & 0x55555555);
  left = (left & 0x33333333) + ((left >>> 2) & 0x33333333);
  return Math.imul((left + (left >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
