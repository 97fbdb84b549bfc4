import { pinyin } from 'pinyin-pro';

/** What something is found by. */
export interface Findable {
  nameZh: string;
  nameEn: string;
  /** Cities, codes, addresses: what else people type. */
  also: readonly string[];
}

/** Names are few and asked for at every letter typed, so their sounds are kept. */
const sounds = new Map<string, string[]>();
const KEPT_SOUNDS = 20_000;

/** Of the items those that a typed text names, best first, equals as they came; all of them for an empty text. */
export function findByKeyword<T extends Findable>(items: readonly T[], keyword: string, limit: number): T[] {
  const typed = plain(keyword);
  if (typed === '') return items.slice(0, limit);
  return items
    .map((item) => ({ item, score: scoreOf(item, typed) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .slice(0, limit)
    .map(({ item }) => item);
}

/** 4 = exactly this, 3 = begins so, 2 = a word of it begins so, 1 = holds it, 0 = something else. */
function scoreOf({ nameZh, nameEn, also }: Findable, typed: string): number {
  return Math.max(...[nameZh, nameEn, ...also].map((text) => scoreText(text, typed)));
}

function scoreText(text: string, typed: string): number {
  const forms = [plain(text), ...soundsOf(text)];
  if (forms.includes(typed)) return 4;
  if (forms.some((form) => form.startsWith(typed))) return 3;
  const words = text.split(/[^\p{L}\p{N}]+/u);
  if (words.some((word) => word !== '' && plain(word).startsWith(typed))) return 2;
  return forms.some((form) => form.includes(typed)) ? 1 : 0;
}

/** How Chinese sounds, in full and by first letters. */
function soundsOf(text: string): string[] {
  if (!/\p{Script=Han}/u.test(text)) return [];
  const known = sounds.get(text);
  if (known) return known;
  if (sounds.size >= KEPT_SOUNDS) sounds.clear();
  const syllables = pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  const made = [plain(syllables.join('')), plain(syllables.map((syllable) => syllable.slice(0, 1)).join(''))];
  sounds.set(text, made);
  return made;
}

/** Small letters and digits without accents, spaces and signs. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}
