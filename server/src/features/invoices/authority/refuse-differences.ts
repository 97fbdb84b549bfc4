import type { AuthorityComparison } from '@serai/contract/invoices/desk';
import type { Trx } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { compareAuthority, type ExpectedFacts } from './compare-authority.ts';
import { type AuthorityDeps, findAuthorityFile, readAuthorityFile } from './read-authority-files.ts';

/** A file that differs from its invoice. */
export interface DifferingFile {
  file: string;
  differences: AuthorityComparison[];
}

/**
 * Compares files with the invoice that they are issued for. A difference that the caller has not confirmed is
 * refused with `authority_file_differs`; confirmed ones are returned for the activity.
 */
export async function refuseDifferences(
  trx: Trx,
  deps: AuthorityDeps,
  expected: ExpectedFacts,
  { files, isConfirmed, userId }: { files: readonly string[]; isConfirmed: boolean; userId: number },
): Promise<DifferingFile[]> {
  const differing: DifferingFile[] = [];
  for (const [at, url] of files.entries()) {
    const file = await findAuthorityFile(trx, { url, field: `files.${at}`, userId });
    const facts = await readAuthorityFile(deps, file);
    const differences = facts
      ? compareAuthority(facts, expected).filter(({ agrees }) => agrees === false)
      : [];
    if (differences.length > 0) differing.push({ file: file.name, differences });
  }
  if (differing.length > 0 && !isConfirmed) {
    const { file, differences } = differing[0]!;
    const [{ found, expected: wanted }] = differences as [AuthorityComparison];
    throw new AppError('authority_file_differs', {
      facts: { file, found: found ?? '—', expected: wanted ?? '—' },
      data: { files: differing },
    });
  }
  return differing;
}
