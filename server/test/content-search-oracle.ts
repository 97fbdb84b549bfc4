import {
  type Found,
  neededOf,
  rarityOf,
  type SearchedText,
  scoreTerm,
} from '../src/features/content/search/search-index.ts';
import { prefixDistance } from '../src/platform/names/match-name.ts';
import { isHan, normalise } from '../src/platform/names/name-forms.ts';

const weights = { title: 8, names: 4, summary: 3, words: 1 };
const MAX_WEIGHT = 255;

/**
 * Returns the terms that find a text and their positions: words, Chinese characters, and each pair of
 * adjacent ones.
 */
export function termsOf(text: string): { term: string; from: number; to: number }[] {
  const runs = text.matchAll(/\p{Script=Han}+|(?:[^\P{L}\p{Script=Han}]|\p{M})+|[^\P{N}\p{Script=Han}]+/gu);
  const terms = [...runs].flatMap(({ 0: run, index: from }) => {
    if (!isHan(run)) return [{ term: normalise(run), from, to: from + run.length }];
    const places = [...run].map((letter, at, all) => {
      const before = from + all.slice(0, at).join('').length;
      return { term: letter, from: before, to: before + letter.length };
    });
    const pairs = places.slice(1).map(({ term, to }, at) => {
      const before = places[at]!;
      return { term: before.term + term, from: before.from, to };
    });
    return [...places, ...pairs];
  });
  return terms.filter(({ term }) => term !== '').sort((a, b) => a.from - b.from || a.to - b.to);
}

/** Returns the distinct terms of a query: pairs for Chinese, a single character only if it is alone. */
export function typedTerms(typed: string): string[] {
  const terms = termsOf(typed);
  const isInPair = ({ term, from, to }: (typeof terms)[number]) =>
    isHan(term) &&
    terms.some((other) => other.to - other.from > to - from && other.from <= from && to <= other.to);
  return [...new Set(terms.filter((each) => !isInPair(each)).map(({ term }) => term))];
}

/** Weighs each term of a text. */
function weighTerms(text: SearchedText): Map<string, number> {
  const weighed = new Map<string, number>();
  const add = (part: string, weight: number) => {
    for (const { term } of termsOf(part)) {
      weighed.set(term, Math.min(MAX_WEIGHT, (weighed.get(term) ?? 0) + weight));
    }
  };
  add(text.title, weights.title);
  for (const name of text.names) add(name, weights.names);
  add(text.summary, weights.summary);
  add(text.words, weights.words);
  return weighed;
}

interface Having {
  at: number;
  weight: number;
}

/** A reference search that reads every text in turn, for several searches at once. */
export class SearchScan {
  private readonly having = new Map<string, Having[]>();
  private readonly docs: (Omit<Found, 'score'> & { length: number })[] = [];
  /** Number of texts by word; Chinese excluded. */
  private readonly words = new Map<string, number>();

  constructor(searches: readonly string[]) {
    for (const typed of searches) for (const term of typedTerms(typed)) this.having.set(term, []);
  }

  read(text: SearchedText): void {
    const at = this.docs.length;
    let length = 0;
    for (const [term, weight] of weighTerms(text)) {
      length += weight;
      this.having.get(term)?.push({ at, weight });
      if (!/\p{Script=Han}/u.test(term)) this.words.set(term, (this.words.get(term) ?? 0) + 1);
    }
    const { id, lang, publishedAt } = text;
    this.docs.push({ id, lang, publishedAt, length });
  }

  /** Finds the articles with the most of the query, the best first, ties by greater id. */
  find(typed: string, lang: Found['lang']): Found[] {
    const terms = typedTerms(typed);
    const usual = this.docs.reduce((sum, { length }) => sum + length, 0) / this.docs.length;
    const scores = new Map<number, { score: number; terms: number }>();
    for (const term of terms) {
      const having = this.having.get(term)!;
      const rarity = rarityOf(this.docs.length, having.length);
      for (const { at, weight } of having) {
        const { score, terms: had } = scores.get(at) ?? { score: 0, terms: 0 };
        const more = scoreTerm(rarity, weight, this.docs[at]!.length, usual);
        scores.set(at, { score: score + more, terms: had + 1 });
      }
    }
    const best = new Map<number, Found>();
    for (const [at, { score, terms: had }] of scores) {
      const doc = this.docs[at]!;
      if (had < neededOf(terms.length) || (best.has(doc.id) && doc.lang !== lang)) continue;
      const { id, lang: own, publishedAt } = doc;
      best.set(id, { id, lang: own, score, publishedAt });
    }
    return [...best.values()].sort((a, b) => b.score - a.score || b.id - a.id);
  }

  /** Returns the closest spelling of an unknown word, preferring words in more texts; undefined if none. */
  nearest(word: string): string | undefined {
    if (this.words.has(word)) return undefined;
    const allowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    const near = [...this.words].flatMap(([term, having]) => {
      if (allowed === 0 || Math.abs(term.length - word.length) > allowed) return [];
      const distance = prefixDistance(word, term, allowed);
      return distance <= allowed ? [{ term, distance, having }] : [];
    });
    const better = (a: (typeof near)[number], b: (typeof near)[number]) =>
      a.distance - b.distance || b.having - a.having || (a.term < b.term ? -1 : 1);
    return near.sort(better)[0]?.term;
  }
}
