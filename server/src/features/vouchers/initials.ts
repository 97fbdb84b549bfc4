import { pinyin } from 'pinyin-pro';

/** Initials of a name, such as `L. M.`; of a Chinese name those of its pinyin. */
export function initialsOf(name: string): string {
  const latin = pinyin(name, { toneType: 'none', type: 'array', nonZh: 'consecutive' }).join(' ');
  const words = latin.split(/[\s,.'’·-]+/).filter((word) => word !== '');
  return words
    .slice(0, 4)
    .map((word) => `${firstLetter(word).toLocaleUpperCase('en')}.`)
    .join(' ');
}

/** First letter as a reader sees it, including combining marks. */
function firstLetter(word: string): string {
  const [first] = new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}
