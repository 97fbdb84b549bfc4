import type { ReplyOf } from '@serai/contract/endpoint';
import type { readAuthority as endpoint } from '@serai/contract/invoices/desk';
import { authorityKinds } from '@serai/contract/invoices/statuses';
import { type Call, type Db, operatorOf } from '../../../calls.ts';
import { AppError } from '../../../platform/http/app-error.ts';
import { compareAuthority } from '../authority/compare-authority.ts';
import { expectedOfInvoice, expectedOfRed } from '../authority/expected-facts.ts';
import {
  type AuthorityDeps,
  findAuthorityFile,
  readAuthorityFile,
} from '../authority/read-authority-files.ts';

/**
 * Reads an uploaded file of the tax authority and compares it with the invoice or the red invoice that it is for.
 * Refuses with `authority_file_damaged` if it cannot be read.
 */
export async function readAuthority(
  { db, ...deps }: AuthorityDeps & { db: Db },
  call: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const { userId } = operatorOf(call);
  const { id, red_id, file: url } = call.input;
  if ((id === undefined) === (red_id === undefined)) throw new AppError('not_found');
  const { kind, expected } =
    id === undefined ? await expectedOfRed(db, red_id!) : await expectedOfInvoice(db, id);
  if (!authorityKinds.includes(kind)) throw new AppError('not_found');
  const file = await findAuthorityFile(db, { url, field: 'file', userId });
  const facts = await readAuthorityFile(deps, file);
  if (!facts) throw new AppError('authority_file_damaged', { facts: { file: file.name } });
  const comparisons = compareAuthority(facts, expected);
  return {
    format: file.kind,
    is_empty: comparisons.every(({ found }) => found === null),
    facts: comparisons,
  };
}
