import { useApi } from '../../platform/app.tsx';
import { ExportMenu } from '../../platform/files/export-menu.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { StatementSearch } from './statement-search.ts';

/** Exports all pages of the displayed statement. */
export function ExportStatement({ search: { account, from, to } }: { search: StatementSearch }) {
  const t = usePhrases('balance');
  const api = useApi();
  const asked = { ...(account && { account }), ...(from && { from }), ...(to && { to }) };
  const days = [from, to].filter(Boolean).join('_');
  const link = (format: 'xlsx' | 'csv' | 'pdf') => api.post('account/linkStatement', { ...asked, format });
  return (
    <ExportMenu
      fileName={[t('fileName'), days].filter(Boolean).join('-')}
      link={link}
      paper={() => link('pdf')}
    />
  );
}
