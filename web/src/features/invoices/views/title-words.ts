import type { GetPath } from '../../../platform/api/calls.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Reads invalidated by a change of titles. */
export const titleReads: readonly GetPath[] = ['invoice/titles'];

/** Returns a function that formats head office or branch as on Thai invoices; empty if not given. */
export function useBranchText(): (branch: string) => string {
  const t = usePhrases('invoice-titles');
  return (branch) => (branch === '00000' ? t('headOffice') : branch && t('branchOf', { branch }));
}
