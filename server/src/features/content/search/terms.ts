import { isHan, normalise } from '../../../platform/names/name-forms.ts';

/** Receives the terms of a text with their position: from a letter, up to the one after the term. */
export interface TermReader {
  /** Lower case, without accents. */
  word(word: string, from: number, to: number): void;
  /** A Chinese letter by its code point. */
  letter(letter: number, from: number, to: number): void;
  /** Two adjacent Chinese letters. */
  pair(first: number, second: number, from: number, to: number): void;
}

const [OTHER, HAN, LETTER, NUMBER, UNKNOWN] = [0, 1, 2, 3, 4];
/** Kind of each UTF-16 unit, determined on first use. */
const kinds = new Uint8Array(0x10000).fill(UNKNOWN);
const [isLetter, isNumber] = [/[\p{L}\p{M}]/u, /\p{N}/u];

/**
 * Reads the terms of a text in order. Chinese has no spaces between words: every two adjacent letters are a
 * term, and every letter is one for single-letter searches.
 */
export function readTerms(text: string, reader: TermReader): void {
  for (let at = 0; at < text.length; ) {
    const kind = kindAt(text, at);
    if (kind === HAN) {
      at = readHan(text, at, reader);
      continue;
    }
    const from = at;
    do at += lengthAt(text, at);
    while (kind !== OTHER && at < text.length && kindAt(text, at) === kind);
    if (kind === OTHER) continue;
    const word = readWord(text.slice(from, at));
    if (word !== '') reader.word(word, from, at);
  }
}

function readHan(text: string, from: number, reader: TermReader): number {
  let at = from;
  let [before, beforeAt] = [0, from];
  do {
    const letter = text.codePointAt(at)!;
    const to = at + (letter > 0xffff ? 2 : 1);
    if (at > from) reader.pair(before, letter, beforeAt, to);
    reader.letter(letter, at, to);
    [before, beforeAt, at] = [letter, at, to];
  } while (at < text.length && kindAt(text, at) === HAN);
  return at;
}

function lengthAt(text: string, at: number): number {
  return text.codePointAt(at)! > 0xffff ? 2 : 1;
}

function kindAt(text: string, at: number): number {
  const unit = text.charCodeAt(at);
  const known = kinds[unit]!;
  if (known !== UNKNOWN) return known;
  // Surrogate pairs are rare and not cached.
  const letter = String.fromCodePoint(text.codePointAt(at)!);
  const kind = isHan(letter) ? HAN : isLetter.test(letter) ? LETTER : isNumber.test(letter) ? NUMBER : OTHER;
  if (unit < 0xd800 || unit > 0xdfff) kinds[unit] = kind;
  return kind;
}

/** Returns a word in lower case without accents. */
export function readWord(word: string): string {
  for (let at = 0; at < word.length; at++) if (word.charCodeAt(at) > 127) return normalise(word);
  return word.toLowerCase();
}

/** A typed term to look up: of Chinese the pairs, and a letter only if it is isolated. */
export interface TypedTerm {
  /** Code points of one or two Chinese letters; empty for a word. */
  letters: readonly number[];
  word: string;
}

export function typedTerms(typed: string): TypedTerm[] {
  const terms = new Map<string, TypedTerm>();
  const add = (word: string, ...letters: number[]) => {
    const key = letters.length > 0 ? String.fromCodePoint(...letters) : word;
    if (!terms.has(key)) terms.set(key, { letters, word });
  };
  let lone: { letter: number; to: number } | undefined;
  const addLone = () => {
    if (lone) add('', lone.letter);
    lone = undefined;
  };
  let pairedTo = -1;
  readTerms(typed, {
    word: (word) => {
      addLone();
      add(word);
    },
    pair: (first, second, _, to) => {
      lone = undefined;
      pairedTo = to;
      add('', first, second);
    },
    letter: (letter, from, to) => {
      if (to === pairedTo) return;
      if (lone && lone.to <= from) addLone();
      lone = { letter, to };
    },
  });
  addLone();
  return [...terms.values()];
}

const PAIRS = 2 ** 21;

/** Positions of terms in a text, without duplicates, in order. */
export function marksOf(text: string, terms: readonly TypedTerm[]): [number, number][] {
  const words = new Set(terms.map(({ word }) => word));
  const letters = new Set(terms.map(({ letters: [first = 0, second = 0] }) => first * PAIRS + second));
  const marks: [number, number][] = [];
  const mark = (from: number, to: number) => {
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  };
  readTerms(text, {
    word: (word, from, to) => {
      if (words.has(word)) mark(from, to);
    },
    letter: (letter, from, to) => {
      if (letters.has(letter * PAIRS)) mark(from, to);
    },
    pair: (first, second, from, to) => {
      if (letters.has(first * PAIRS + second)) mark(from, to);
    },
  });
  return marks;
}
