import { prefixDistance } from '../../../platform/names/match-name.ts';
import { isHan, soundsOf } from '../../../platform/names/name-forms.ts';
import { termsOf, typedTerms } from './terms.ts';

/** A text of an article with the names it is found by. */
export interface SearchedText {
  id: number;
  lang: 'zh-cn' | 'en';
  title: string;
  summary: string;
  words: string;
  /** Of its channel, city and tags, in both languages. */
  names: readonly string[];
}

/** An article that was found, in the language of the text that answers best. */
export interface Found {
  id: number;
  lang: 'zh-cn' | 'en';
  score: number;
}

const weights = { title: 8, names: 4, summary: 3, words: 1 };
const MOST_WEIGHT = 255;
/** Of BM25: how soon more of the same word counts no more, and how much long texts count less. */
const [K, B] = [1.2, 0.5];
/** So much of what was typed must be there. */
const NEEDED = 0.6;

/** How a text weighs each of its terms; a title more than a name, a name more than the text. */
export function weighTerms(text: SearchedText): Map<string, number> {
  const weighed = new Map<string, number>();
  const add = (part: string, weight: number) => {
    for (const { term } of termsOf(part)) {
      weighed.set(term, Math.min(MOST_WEIGHT, (weighed.get(term) ?? 0) + weight));
    }
  };
  add(text.title, weights.title);
  for (const name of text.names) add(name, weights.names);
  add(text.summary, weights.summary);
  add(text.words, weights.words);
  return weighed;
}

/** What a term adds to the score of a text; `texts` all there are, `having` those with the term. */
export function scoreTerm(
  weight: number,
  { length, usual, texts, having }: { length: number; usual: number; texts: number; having: number },
): number {
  const rare = Math.log(1 + (texts - having + 0.5) / (having + 0.5));
  return (rare * weight * (K + 1)) / (weight + K * (1 - B + (B * length) / usual));
}

/** How many of the typed terms a text must have. */
export function neededOf(terms: readonly string[]): number {
  return Math.ceil(NEEDED * terms.length);
}

interface Doc {
  id: number;
  lang: 'zh-cn' | 'en';
  length: number;
  isGone: boolean;
}

/** Which texts have which terms, in memory. A text that is changed is marked gone and put in anew. */
export class SearchIndex {
  private readonly docs: Doc[] = [];
  private readonly byArticle = new Map<number, number[]>();
  /** Of each term: the number of a document times 256, and its weight there. */
  private readonly postings = new Map<string, number[]>();
  /** What names sound like in Chinese. */
  private readonly names = new Map<string, string>();
  private count = 0;
  private totalLength = 0;

  /** Whether so much is gone that it should be built anew. */
  get isWorn(): boolean {
    return this.docs.length > 2 * this.count + 2000;
  }

  remove(id: number): void {
    for (const at of this.byArticle.get(id) ?? []) {
      const doc = this.docs[at]!;
      doc.isGone = true;
      this.count -= 1;
      this.totalLength -= doc.length;
    }
    this.byArticle.delete(id);
  }

  add(text: SearchedText): void {
    const at = this.docs.length;
    let length = 0;
    for (const [term, weight] of weighTerms(text)) {
      const postings = this.postings.get(term);
      if (postings) postings.push(at * 256 + weight);
      else this.postings.set(term, [at * 256 + weight]);
      length += weight;
    }
    this.docs.push({ id: text.id, lang: text.lang, length, isGone: false });
    this.byArticle.set(text.id, [...(this.byArticle.get(text.id) ?? []), at]);
    this.count += 1;
    this.totalLength += length;
    for (const name of text.names) {
      if (isHan(name) && name.length >= 2) this.names.set(soundsOf(name).full, name);
    }
  }

  /** Articles with most of what was typed, in no order; each once, rather in the reader's language. */
  find(typed: string, lang: 'zh-cn' | 'en'): Found[] {
    const terms = typedTerms(typed);
    const usual = this.totalLength / this.count;
    const scores = new Map<number, { score: number; terms: number }>();
    for (const term of terms) {
      const postings = this.alive(term);
      const shared = { usual, texts: this.count, having: postings.length };
      for (const posting of postings) {
        const at = Math.floor(posting / 256);
        const more = scoreTerm(posting % 256, { ...shared, length: this.docs[at]!.length });
        const sofar = scores.get(at);
        if (sofar) {
          sofar.score += more;
          sofar.terms += 1;
        } else scores.set(at, { score: more, terms: 1 });
      }
    }
    const best = new Map<number, Found>();
    for (const [at, { score, terms: had }] of scores) {
      if (had < neededOf(terms)) continue;
      const doc = this.docs[at]!;
      const other = best.get(doc.id);
      if (!other || doc.lang === lang) best.set(doc.id, { id: doc.id, lang: doc.lang, score });
    }
    return [...best.values()];
  }

  /** What may have been meant by what finds nothing: words nearly so written, names that sound so; null: nothing. */
  mend(typed: string): string | null {
    let isMended = false;
    const mended = typed.replace(/\p{Script=Han}+|[^\P{L}\p{Script=Han}]+/gu, (run) => {
      const better = isHan(run) ? this.soundsLike(run) : this.writtenLike(run.toLowerCase());
      if (better !== undefined && better !== run) isMended = true;
      return better ?? run;
    });
    return isMended ? mended : null;
  }

  private alive(term: string): number[] {
    return (this.postings.get(term) ?? []).filter((posting) => !this.docs[Math.floor(posting / 256)]!.isGone);
  }

  private soundsLike(run: string): string | undefined {
    for (let length = run.length; length >= 2; length--) {
      for (let from = 0; from + length <= run.length; from++) {
        const name = this.names.get(soundsOf(run.slice(from, from + length)).full);
        if (name !== undefined) return run.slice(0, from) + name + run.slice(from + length);
      }
    }
    return undefined;
  }

  private writtenLike(word: string): string | undefined {
    if (this.alive(word).length > 0) return undefined;
    const name = this.names.get(word);
    if (name !== undefined) return name;
    const allowed = word.length >= 8 ? 2 : word.length >= 4 ? 1 : 0;
    if (allowed === 0) return undefined;
    let best: { term: string; distance: number; having: number } | undefined;
    for (const [term, postings] of this.postings) {
      if (Math.abs(term.length - word.length) > allowed) continue;
      const distance = prefixDistance(word, term, allowed);
      if (distance > allowed || (best && distance > best.distance)) continue;
      const having = postings.length;
      if (!best || distance < best.distance || having > best.having) best = { term, distance, having };
    }
    return best?.term;
  }
}
