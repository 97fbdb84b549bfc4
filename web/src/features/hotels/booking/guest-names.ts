import { plainName } from '@serai/contract/normal-text';
import { patterns } from '@serai/contract/validator-rules';

/** Oddities of a name; they cause a warning, never a refusal. */
export type NameWarning = 'placeholder' | 'digits' | 'repeated';

/** Returns warnings per room and adult for the current names. */
export function nameWarnings(rooms: readonly (readonly string[])[]): (NameWarning | null)[][] {
  const counts = new Map<string, number>();
  for (const name of rooms.flat()) {
    const key = spoken(name);
    if (key) counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return rooms.map((names) =>
    names.map((name) => {
      const key = spoken(name);
      if (!key) return null;
      if (placeholder.test(key)) return 'placeholder';
      if (/\d/.test(key)) return 'digits';
      return (counts.get(key) ?? 0) > 1 ? 'repeated' : null;
    }),
  );
}

/** Whether a name has Latin letters as in a passport, or Chinese characters if the hotel accepts them. */
export function nameLettersFit(name: string, chineseAllowed: boolean): boolean {
  const text = plainName(name);
  return patterns.latinName.test(text) || (chineseAllowed && patterns.chineseName.test(text));
}

const placeholder = /^(tb[acdn]|test|testing|x{2,}|guest|n\/a)(\s|$)|\s(tb[acdn]|test)(\s|$)|^(测试|待定)/i;

function spoken(name: string): string {
  return plainName(name).toUpperCase();
}
