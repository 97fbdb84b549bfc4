import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalForm } from '@serai/contract/normal-text';
import { projectRoot } from './env/project-root.ts';

/** The source is named at the head of the file. */
const common = new Set(
  readFileSync(join(projectRoot, 'server/src/platform/common-passwords.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('# ')),
);

/** Whether a password is one of those that are tried first, in whatever width and case its letters are typed. */
export function isCommonPassword(password: string): boolean {
  return common.has(plainText(password));
}

/** Normalises text for comparisons that must not be evaded by capitals or full-width letters. */
export function plainText(text: string): string {
  return normalForm(text, 'NFKC').toLowerCase();
}
