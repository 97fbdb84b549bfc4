import { matchName, type NameForms } from './match-name.ts';
import { normalise, soundsOf, wordsOf } from './name-forms.ts';

/** Few names are asked for at every letter typed, so their forms are kept. */
const kept = new Map<string, NameForms>();
const KEPT_NAMES = 20_000;

/**
 * Of a few hundred items those that a typed text names in any of their names, best first, equals as they came; all
 * of them for an empty text. Found by letters, sound, initials and with a slip, as `matchName` has it.
 */
export function findByKeyword<T>(
  items: readonly T[],
  keyword: string,
  limit: number,
  namesOf: (item: T) => readonly string[],
): T[] {
  const typed = normalise(keyword);
  if (typed === '') return items.slice(0, limit);
  const words = wordsOf(keyword);
  const scoreOf = (item: T) =>
    Math.max(...namesOf(item).map((name) => matchName(typed, words, formsOf(name))));
  return items
    .map((item) => ({ item, score: scoreOf(item) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ item }) => item);
}

function formsOf(name: string): NameForms {
  const known = kept.get(name);
  if (known) return known;
  if (kept.size >= KEPT_NAMES) kept.clear();
  const { full, initials } = soundsOf(name);
  const made = {
    texts: [normalise(name), full].filter((text) => text !== ''),
    initials,
    words: wordsOf(name),
  };
  kept.set(name, made);
  return made;
}
