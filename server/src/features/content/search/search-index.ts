import { isHan } from '../../../platform/names/name-forms.ts';
import { Dictionary } from './dictionary.ts';
import { Numbers } from './number-arrays.ts';
import { Postings } from './postings.ts';
import { SoundingNames } from './sounding-names.ts';
import { readTerms, readWord, type TermReader, type TypedTerm, typedTerms } from './terms.ts';

/** Text of an article with the names it is found by. */
export interface SearchedText {
  id: number;
  lang: 'zh-cn' | 'en';
  title: string;
  summary: string;
  words: string;
  /** Names of its channel, city and tags, in both languages. */
  names: readonly string[];
  /** Visible period in milliseconds. */
  publishedAt: number;
  publishedUntil: number;
}

/** An article found, in the language of its best matching text. */
export interface Found {
  id: number;
  lang: 'zh-cn' | 'en';
  score: number;
  publishedAt: number;
}

const weights = { title: 8, names: 4, summary: 3, words: 1 };
const MAX_WEIGHT = 255;
/** BM25 parameters: saturation of repeated words, and normalisation by text length. */
const [K, B] = [1.2, 0.5];
/** Share of the typed terms that a text must contain. */
const NEEDED = 0.6;

/** Inverse document frequency: the fewer texts contain a term, the higher. */
export function rarityOf(texts: number, having: number): number {
  return Math.log(1 + (texts - having + 0.5) / (having + 0.5));
}

/**
 * Score of a term by its rarity and weight in a text of a given length; `usual` is the average text length.
 */
export function scoreTerm(rarity: number, weight: number, length: number, usual: number): number {
  return (rarity * weight * (K + 1)) / (weight + K * (1 - B + (B * length) / usual));
}

/** Number of typed terms that a text must contain. */
export function neededOf(terms: number): number {
  return Math.ceil(NEEDED * terms);
}

const langs = ['zh-cn', 'en'] as const;
/** No document: the article has only one text. */
const NONE = 0xffff_ffff;

/**
 * In-memory inverted index, some two bytes per word of each text. Texts are numbered in the order of
 * insertion; a changed one is marked as removed and indexed again.
 */
export class SearchIndex {
  private readonly dictionary = new Dictionary();
  private readonly postings = new Postings();
  private readonly names = new SoundingNames();
  // Per text: its article, its language, its length, the article's text in the other language, and whether it
  // is removed.
  private readonly ids = new Numbers();
  private readonly langs = new Numbers();
  private readonly lengths = new Numbers();
  private readonly siblings = new Numbers();
  private isGone = new Uint8Array(16);
  /** Visible period, start and end. */
  private shown = new Float64Array(32);
  private readonly lastOfArticle = new Map<number, number>();
  private count = 0;
  private totalLength = 0;
  /** Weight of each term in the text being read. */
  private weighed = new Uint8Array(1024);
  private readonly touched = new Numbers();
  private scratch = makeScratch(16);

  /** Whether enough texts are removed to make a rebuild worthwhile. */
  get isWorn(): boolean {
    return this.ids.length > 2 * this.count + 2000;
  }

  remove(id: number): void {
    const last = this.lastOfArticle.get(id) ?? NONE;
    const other = last === NONE ? NONE : this.siblings.data[last]!;
    for (const at of [last, other]) {
      if (at === NONE) continue;
      this.isGone[at] = 1;
      this.count -= 1;
      this.totalLength -= this.lengths.data[at]!;
    }
    this.lastOfArticle.delete(id);
  }

  /** Adds a text. An article has one text per language, so its previous one must have been removed. */
  add(text: SearchedText): void {
    const at = this.ids.length;
    if (at >= this.isGone.length) this.makeRoom();
    const other = this.lastOfArticle.get(text.id) ?? NONE;
    if (other !== NONE) this.siblings.data[other] = at;
    this.ids.push(text.id);
    this.langs.push(langs.indexOf(text.lang));
    this.siblings.push(other);
    this.shown[2 * at] = text.publishedAt;
    this.shown[2 * at + 1] = text.publishedUntil;
    this.lastOfArticle.set(text.id, at);
    this.weigh(text.title, weights.title);
    for (const name of text.names) this.weigh(name, weights.names);
    this.weigh(text.summary, weights.summary);
    this.weigh(text.words, weights.words);
    let length = 0;
    for (let place = 0; place < this.touched.length; place++) {
      const term = this.touched.data[place]!;
      const weight = this.weighed[term]!;
      this.postings.add(term, at, weight);
      this.weighed[term] = 0;
      length += weight;
    }
    this.touched.length = 0;
    this.lengths.push(length);
    this.count += 1;
    this.totalLength += length;
    for (const name of text.names) this.names.add(name);
  }

  /**
   * Calls `tell` once for each visible article that contains enough of the typed terms, in no order; prefers
   * the text in the reader's language.
   */
  find(
    typed: string,
    { lang, now }: { lang: 'zh-cn' | 'en'; now: Date },
    tell: (found: Found) => void,
  ): void {
    const terms = typedTerms(typed);
    const { scores, had, documents, found } = this.scratch;
    const lengths = this.lengths.data;
    const usual = this.totalLength / this.count;
    let touched = 0;
    for (const term of terms) {
      const having = this.readAlive(term);
      const rarity = rarityOf(this.count, having);
      for (let place = 0; place < having; place++) {
        const at = documents[place]!;
        if (had[at] === 0) found[touched++] = at;
        scores[at]! += scoreTerm(rarity, this.scratch.weights[place]!, lengths[at]!, usual);
        had[at]! += 1;
      }
    }
    const needed = neededOf(terms.length);
    const own = langs.indexOf(lang);
    const instant = now.getTime();
    for (let place = 0; place < touched; place++) {
      const at = found[place]!;
      const publishedAt = this.shown[2 * at]!;
      if (had[at]! < needed || publishedAt > instant || instant >= this.shown[2 * at + 1]!) continue;
      if (this.langs.data[at] !== own) {
        const other = this.siblings.data[at]!;
        if (other !== NONE && had[other]! >= needed) continue;
      }
      tell({ id: this.ids.data[at]!, lang: langs[this.langs.data[at]!]!, score: scores[at]!, publishedAt });
    }
    for (let place = 0; place < touched; place++) {
      scores[found[place]!] = 0;
      had[found[place]!] = 0;
    }
  }

  /**
   * Correction of a keyword without matches: similarly spelt words and names with the same sound; null if
   * there is none.
   */
  mend(typed: string): string | null {
    let isMended = false;
    const mended = typed.replace(/\p{Script=Han}+|(?:[^\P{L}\p{Script=Han}]|\p{M})+/gu, (run) => {
      const better = isHan(run) ? this.names.mend(run) : this.writtenLike(readWord(run));
      if (better !== undefined && better !== run) isMended = true;
      return better ?? run;
    });
    return isMended ? mended : null;
  }

  private weigh(text: string, weight: number): void {
    this.reader.weight = weight;
    readTerms(text, this.reader);
  }

  private readonly reader: TermReader & { weight: number } = {
    weight: 0,
    word: (word) => this.weighTerm(this.dictionary.addWord(word)),
    letter: (letter) => this.weighTerm(this.dictionary.addLetter(letter)),
    pair: (first, second) => this.weighTerm(this.dictionary.addPair(first, second)),
  };

  private weighTerm(term: number): void {
    if (term >= this.weighed.length) {
      const more = new Uint8Array(2 * this.weighed.length);
      more.set(this.weighed);
      this.weighed = more;
    }
    const before = this.weighed[term]!;
    if (before === 0) this.touched.push(term);
    this.weighed[term] = Math.min(MAX_WEIGHT, before + this.reader.weight);
  }

  /** Reads the texts that contain a term into the scratch arrays; returns their number. */
  private readAlive({ letters, word }: TypedTerm): number {
    const [first, second] = letters;
    const { dictionary } = this;
    const term =
      first === undefined
        ? dictionary.findWord(word)
        : second === undefined
          ? dictionary.findLetter(first)
          : dictionary.findPair(first, second);
    return term === undefined ? 0 : this.readTexts(term);
  }

  private readTexts(term: number): number {
    return this.postings.read(term, this.isGone, this.scratch.documents, this.scratch.weights);
  }

  private writtenLike(word: string): string | undefined {
    if (this.readAlive({ letters: [], word }) > 0) return undefined;
    return this.names.named(word) ?? this.dictionary.nearest(word, (term) => this.readTexts(term));
  }

  private makeRoom(): void {
    const room = 2 * this.isGone.length;
    const more = new Uint8Array(room);
    more.set(this.isGone);
    this.isGone = more;
    const shown = new Float64Array(2 * room);
    shown.set(this.shown);
    this.shown = shown;
    this.scratch = makeScratch(room);
  }
}

/** Per-text working memory of a search, reused between searches. */
function makeScratch(room: number) {
  return {
    scores: new Float64Array(room),
    /** Number of typed terms that it contains. */
    had: new Uint8Array(room),
    found: new Uint32Array(room),
    documents: new Uint32Array(room),
    weights: new Uint8Array(room),
  };
}
