import { normalForm } from '@serai/contract/normal-text';
import { pinyin } from 'pinyin-pro';

const han = /\p{Script=Han}/u;

/** Whether a text, or a letter, has Chinese. */
export function isHan(text: string): boolean {
  return han.test(text);
}

/** Small letters without accents, spaces and signs: `Nay Pyi Taw` → `naypyitaw`. */
export function normalise(text: string): string {
  return normalForm(text, 'NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

/** The words of a text, each normalised. */
export function wordsOf(text: string): string[] {
  return text
    .split(/[\s,.·・'’/()（）-]+/u)
    .map(normalise)
    .filter((word) => word !== '');
}

/** How a Chinese text sounds: in full and by first letters; empty when it holds no Chinese. */
export function soundsOf(text: string): { full: string; initials: string } {
  if (!isHan(text)) return { full: '', initials: '' };
  const sounds = pinyin(text, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' });
  return {
    full: normalise(sounds.join('')),
    initials: normalise(sounds.map((sound) => (isHan(sound) ? sound : sound.slice(0, 1))).join('')),
  };
}
