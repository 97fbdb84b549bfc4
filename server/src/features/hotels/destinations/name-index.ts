import { matchName, type NameForms } from '../../../platform/names/match-name.ts';
import { normalise, soundsOf, wordsOf } from '../../../platform/names/name-forms.ts';
import { gramsOf } from './name-grams.ts';

/** Maximum number of candidates compared letter by letter. */
const LOOKED_AT = 300;

/** Something with a name in both languages. */
export interface Named {
  nameZh: string;
  nameEn: string;
  /** Other names, such as former names and airport codes. */
  aliases?: readonly string[];
  /** Normalised names of the country. */
  groups?: readonly string[];
  /** Added to the match score, so that a city ranks before its hotels. */
  weight: number;
}

/**
 * Finds names by grams. The postings of a gram are the items that contain it. A query counts its grams over
 * the postings, and the items with the highest counts are compared letter by letter.
 */
export class NameIndex<T extends Named> {
  private readonly items: readonly T[];
  private readonly starts: Uint32Array;
  private readonly postings: Uint32Array;
  private readonly counts: Uint8Array;
  private readonly kept = new Map<T, NameForms>();

  /** Built by `NameGatherer`. */
  constructor(items: readonly T[], starts: Uint32Array, postings: Uint32Array) {
    this.items = items;
    this.starts = starts;
    this.postings = postings;
    this.counts = new Uint8Array(items.length);
  }

  /** Returns the best matches, best first; `isGone` excludes items that no longer exist. */
  find(keyword: string, limit: number, isGone: (item: T) => boolean): { item: T; score: number }[] {
    const typed = normalise(keyword);
    if (typed === '') return [];
    const words = wordsOf(keyword);
    // Homophones are the most common typo in Chinese, so the keyword is also looked up by its sound.
    const sound = soundsOf(keyword).full;
    const scored = [];
    for (const at of this.candidates(typed, sound)) {
      const item = this.items[at]!;
      if (isGone(item)) continue;
      const forms = this.formsOf(item);
      const byLetters = matchName(typed, words, forms);
      const bySound = sound && sound !== typed ? matchName(sound, [sound], forms) - 8 : 0;
      const match = Math.max(byLetters, bySound);
      if (match > 0) scored.push({ item, score: match + item.weight });
    }
    // If scores are equal, places come before hotels.
    return scored.sort((a, b) => b.score - a.score || b.item.weight - a.item.weight).slice(0, limit);
  }

  /**
   * Normalised forms are cached for places, which are compared on nearly every keystroke. Hotels are too many
   * to cache.
   */
  private formsOf(item: T): NameForms {
    const kept = this.kept.get(item);
    if (kept) return kept;
    const forms = formsOf(item);
    if (item.weight >= 1) this.kept.set(item, forms);
    return forms;
  }

  private candidates(typed: string, sound: string): number[] {
    const { counts, postings, starts } = this;
    counts.fill(0);
    const grams = new Set([...gramsOf(typed), ...(sound ? gramsOf(sound) : [])]);
    for (const gram of grams) {
      for (let at = starts[gram]!; at < starts[gram + 1]!; at++) {
        const item = postings[at]!;
        if (counts[item]! < 255) counts[item]!++;
      }
    }
    return this.maxCounted();
  }

  /** Items by descending count; if equal, by weight, so that cities are never crowded out. */
  private maxCounted(): number[] {
    const { counts, items } = this;
    const byCount = new Uint32Array(256);
    for (let at = 0; at < counts.length; at++) byCount[counts[at]!]!++;
    let least = 255;
    for (let sum = 0; least > 1; least--) {
      sum += byCount[least]!;
      if (sum >= LOOKED_AT) break;
    }
    const above: number[] = [];
    const equal: number[] = [];
    for (let at = 0; at < counts.length; at++) {
      if (counts[at]! > least) above.push(at);
      else if (counts[at] === least && (equal.length < LOOKED_AT || items[at]!.weight >= 1)) equal.push(at);
    }
    return [...above, ...equal];
  }
}

/** Normalised forms by which a name is found. */
export function formsOf({ nameZh, nameEn, aliases = [], groups = [] }: Named): NameForms {
  const { full, initials } = soundsOf(nameZh);
  const names = [normalise(nameZh), normalise(nameEn), full, ...aliases.map(normalise)];
  return { texts: names.filter((text) => text !== ''), initials, words: wordsOf(nameEn), groups };
}
