import type { GetPath } from '../../../platform/api/calls.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** What a change of titles makes out of date. */
export const titleReads: readonly GetPath[] = ['invoice/titles'];

/** Head office or branch as Thai invoices say it; empty where it is not said. */
export function useBranchText(): (branch: string) => string {
  const t = usePhrases('invoice-titles');
  return (branch) => (branch === '00000' ? t('headOffice') : branch && t('branchOf', { branch }));
}
