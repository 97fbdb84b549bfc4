import { pinyin } from 'pinyin-pro';
import { isHan, normalise, soundsOf } from '../../../platform/names/name-forms.ts';

/** Chinese names by what they sound like, for who types them by other letters or as they sound. */
export class SoundingNames {
  private readonly bySound = new Map<string, string>();
  private readonly known = new Set<string>();
  private longest = 0;

  /** What is not Chinese, or a single letter, is left out. */
  add(name: string): void {
    if (this.known.has(name)) return;
    this.known.add(name);
    if (name.length < 2 || !isHan(name)) return;
    this.bySound.set(soundsOf(name).full, name);
    this.longest = Math.max(this.longest, name.length);
  }

  /** The name that sounds as it is typed in Latin letters. */
  named(sound: string): string | undefined {
    return this.bySound.get(sound);
  }

  /** A Chinese text with the longest part of it that only sounds like a name as that is written; undefined: none does. */
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
