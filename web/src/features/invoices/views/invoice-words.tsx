import { KeyValues } from '@serai/ui/key-values';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { InvoiceDetail } from '../invoice-queries.ts';
import { useBranchText } from './title-words.ts';

/** Title of an invoice as applied for, and its remarks. */
export function InvoiceWords({
  detail: { title, remark, note },
}: {
  detail: Pick<InvoiceDetail, 'title' | 'remark' | 'note'>;
}) {
  const t = usePhrases('invoice-titles');
  const words = usePhrases('invoices');
  const branch = useBranchText()(title.branch);
  const fact = (key: string, name: string, value: string, wide = false) =>
    value ? [{ key, name, value, wide }] : [];
  return (
    <>
      <p className="mb-3 font-strong [overflow-wrap:anywhere]">{title.title}</p>
      <KeyValues
        items={[
          ...fact('kind', t('kind'), t(`kind_${title.kind}`)),
          ...fact('taxpayer_id', t('taxpayer_id'), title.taxpayer_id),
          ...fact('branch', t('branch'), branch),
          ...fact('email', t('email'), title.email),
          ...fact('phone', t('phone'), title.phone),
          ...fact('address', t('address'), title.address),
          ...fact('bank', t('bank'), title.bank),
          ...fact('bank_account', t('bank_account'), title.bank_account),
          ...fact('remark', words('remark'), remark, true),
          ...fact('note', words('note'), note, true),
        ]}
      />
    </>
  );
}
