import { normalForm } from '@serai/contract/normal-text';

/**
 * Normalises a bank reference: ignores case, width, blanks and punctuation. Punctuation between digits is
 * kept, because `26/1/12` and `26/11/2` are different numbers. Combining marks are kept, because they are
 * vowels in Thai, Hindi and Burmese.
 */
export function keyOf(reference: string): string {
  return normalForm(reference, 'NFKC')
    .toUpperCase()
    .replace(/\s/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, (signs, at: number, whole: string) =>
      /\p{N}/u.test(whole[at - 1] ?? '') && /\p{N}/u.test(whole[at + signs.length] ?? '') ? '-' : '',
    );
}

/** Former normalisation without punctuation and marks; older rows still have this key. */
export function looseKeyOf(reference: string): string {
  return keyOf(reference).replace(/[^\p{L}\p{N}]/gu, '');
}
