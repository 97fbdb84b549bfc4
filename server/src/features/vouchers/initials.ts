import { pinyin } from 'pinyin-pro';

/** The first letters of a name, such as `L. M.`; of a Chinese one those of its sounds. */
export function initialsOf(name: string): string {
  const latin = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' ');
  const words = latin.split(/[\s,.'’·-]+/).filter((word) => word !== '');
  return words
    .slice(0, 4)
    .map((word) => `${firstLetter(word).toLocaleUpperCase('en')}.`)
    .join(' ');
}

/** What a reader takes for the first letter, with the marks that belong to it. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
