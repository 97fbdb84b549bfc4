import { isHan, normalise } from '../../../platform/names/name-forms.ts';

/** What a text is found by, and where that stands in it. */
export interface Term {
  term: string;
  from: number;
  to: number;
}

/**
 * Words in small letters without accents. Chinese has no blanks between words: every two neighbours are a term, and
 * every letter is one for who types it alone.
 */
export function termsOf(text: string): Term[] {
  const terms: Term[] = [];
  for (const found of text.matchAll(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+|\p{N}+/gu)) {
    const [run] = found;
    const from = found.index;
    if (!isHan(run)) {
      terms.push({ term: normalise(run), from, to: from + run.length });
      continue;
    }
    const letters = [...run];
    let at = from;
    letters.forEach((letter, place) => {
      const after = letters[place + 1];
      terms.push({ term: letter, from: at, to: at + letter.length });
      if (after !== undefined) {
        terms.push({ term: letter + after, from: at, to: at + letter.length + after.length });
      }
      at += letter.length;
    });
  }
  return terms.filter(({ term }) => term !== '');
}

/** The terms of what somebody typed, each once: of Chinese the pairs, and a letter only where it stands alone. */
export function typedTerms(typed: string): string[] {
  const terms = termsOf(typed);
  const isInPair = ({ term, from, to }: Term) =>
    isHan(term) &&
    terms.some((other) => other.to - other.from > to - from && other.from <= from && to <= other.to);
  return [...new Set(terms.filter((each) => !isInPair(each)).map(({ term }) => term))];
}

/** Where terms stand in a text, each place once, in order. */
export function marksOf(text: string, terms: ReadonlySet<string>): [number, number][] {
  const marks: [number, number][] = [];
  for (const { term, from, to } of termsOf(text)) {
    if (!terms.has(term)) continue;
    const last = marks.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else marks.push([from, to]);
  }
  return marks;
}
