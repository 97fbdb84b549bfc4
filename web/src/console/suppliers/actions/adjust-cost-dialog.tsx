import type { Got } from '../../../platform/api/calls.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { staleAfterPayable } from '../supplier-reads.ts';

interface AdjustCostProps {
  orderId: number;
  reply: Got<'console/payable/order'>;
  onClose: () => void;
}

/** Raises or lowers the cost of an ended order with a supplier. */
export function AdjustCostDialog({ orderId, reply: { suppliers, total }, onClose }: AdjustCostProps) {
  const t = usePhrases('console-suppliers');
  const command = useCommand('console/payable/adjustCost', { stale: staleAfterPayable, quiet: true });
  const [first] = suppliers;
  return (
    <AgencyDialog
      title={t('adjustTitle')}
      text={t('adjustText')}
      submit={t('adjust')}
      done={t('adjusted')}
      currency={total.currency}
      fields={[
        ...(suppliers.length > 1
          ? [
              {
                name: 'supplier_id',
                label: t('columnSupplier'),
                kind: 'choice' as const,
                choices: suppliers.map(({ id, name }) => ({ value: String(id), label: name })),
                initial: String(first?.id ?? ''),
              },
            ]
          : []),
        {
          name: 'way',
          label: t('way'),
          kind: 'choice',
          choices: [
            { value: 'more', label: t('way_more') },
            { value: 'less', label: t('way_less') },
          ],
          initial: 'more',
        },
        { name: 'amount', label: t('columnAmount'), kind: 'money' },
        { name: 'reason', label: t('reason'), hint: t('adjustReasonHint'), kind: 'text' },
      ]}
      preview={() => []}
      busy={command.busy}
      send={({ supplier_id, way, amount = '', reason = '' }) =>
        command.send({
          order_id: orderId,
          ...(supplier_id || first ? { supplier_id: Number(supplier_id || first?.id) } : {}),
          amount: (way === 'less' ? -1 : 1) * Number(amount),
          reason,
        })
      }
      onClose={onClose}
    />
  );
}
