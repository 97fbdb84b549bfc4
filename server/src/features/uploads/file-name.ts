import { normalForm } from '@serai/contract/normal-text';

const LONGEST = 100;

/** Cleans a sent file name for display: no folders and no invisible characters; may be empty. */
export function cleanName(name: string): string {
  const last = normalForm(name, 'NFC').split(/[/\\]/).at(-1) ?? '';
  const seen = last
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '_')
    .trim();
  const characters = [...seen];
  if (characters.length <= LONGEST) return seen;
  // The suffix is kept, because it identifies the type.
  const suffix = suffixOf(seen);
  const end = suffix && suffix.length < 10 ? `.${suffix}` : '';
  return characters.slice(0, LONGEST - end.length).join('') + end;
}

/** Returns the text after the last dot in lower case; empty if there is none. */
export function suffixOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot < 0 ? '' : name.slice(dot + 1).toLowerCase();
}
