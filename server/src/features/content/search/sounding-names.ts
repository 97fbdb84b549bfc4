import { pinyin } from 'pinyin-pro';
import { isHan, normalise, soundsOf } from '../../../platform/names/name-forms.ts';

/** Chinese names by their pronunciation, to find names typed with homophones or in pinyin. */
export class SoundingNames {
  private readonly bySound = new Map<string, string>();
  private readonly known = new Set<string>();
  private longest = 0;

  /** Adds a name; names that are not Chinese, or of one letter, are ignored. */
  add(name: string): void {
    if (this.known.has(name)) return;
    this.known.add(name);
    if (name.length < 2 || !isHan(name)) return;
    this.bySound.set(soundsOf(name).full, name);
    this.longest = Math.max(this.longest, name.length);
  }

  /** Name with the pronunciation typed in Latin letters. */
  named(sound: string): string | undefined {
    return this.bySound.get(sound);
  }

  /**
   * Replaces the longest part of a Chinese text that sounds like a name but is written differently; undefined
   * if there is none.
   */
  mend(text: string): string | undefined {
    const sounds = pinyin(text, { toneType: 'none', type: 'array', v: true }).map(normalise);
    const letters = [...text];
    for (let length = Math.min(letters.length, this.longest); length >= 2; length--) {
      for (let from = 0; from + length <= letters.length; from++) {
        const name = this.bySound.get(sounds.slice(from, from + length).join(''));
        const part = letters.slice(from, from + length).join('');
        if (name === undefined || name === part || this.known.has(part)) continue;
        return letters.slice(0, from).join('') + name + letters.slice(from + length).join('');
      }
    }
    return undefined;
  }
}
