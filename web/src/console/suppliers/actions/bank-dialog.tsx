import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type Supplier, staleAfterPayable } from '../supplier-reads.ts';

/** Changes the bank details of a supplier; a second person approves. */
export function BankDialog({ supplier, onClose }: { supplier: Supplier; onClose: () => void }) {
  const t = usePhrases('console-suppliers');
  const command = useCommand('console/payable/saveBank', { stale: staleAfterPayable, quiet: true });
  return (
    <AgencyDialog
      title={t('bankTitle')}
      text={t('bankText')}
      submit={t('submitToSecond')}
      done={t('saved')}
      currency=""
      fields={[
        {
          name: 'bank',
          label: t('bank'),
          hint: t('bankHint'),
          kind: 'text',
          maxLength: 500,
          initial: supplier.bank,
        },
        { name: 'reason', label: t('reason'), hint: t('bankReasonHint'), kind: 'text' },
      ]}
      preview={() => []}
      busy={command.busy}
      send={({ bank = '', reason = '' }) => command.send({ supplier_id: supplier.id, bank, reason })}
      onClose={onClose}
    />
  );
}
