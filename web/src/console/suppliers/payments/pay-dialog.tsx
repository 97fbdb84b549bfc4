import { Skeleton } from '@serai/ui/skeleton';
import { useCommand } from '../../../platform/api/use-command.ts';
import { readersDay } from '../../../platform/form/date-input.tsx';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { type InvoiceRow, staleAfterPayable } from '../supplier-reads.ts';

/** Records the payment of an invoice: by transfer, or as a debit of an imported bank statement. */
export function PayDialog({ invoice, onClose }: { invoice: InvoiceRow; onClose: () => void }) {
  const query = useRead('console/payable/bankLines', { amount: invoice.total.amount });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-10" />}>
      {({ list }) => <Form invoice={invoice} lines={list} onClose={onClose} />}
    </Loaded>
  );
}

interface FormProps {
  invoice: InvoiceRow;
  lines: readonly { id: number; account: string; booked_on: string; payee: string; reference: string }[];
  onClose: () => void;
}

function Form({ invoice, lines, onClose }: FormProps) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const command = useCommand('console/payable/pay', { stale: staleAfterPayable, quiet: true });
  const sum = money.text(invoice.total);
  return (
    <AgencyDialog
      title={t('payTitle', { number: invoice.number, sum })}
      text={lines.length > 0 ? t('payTextLines', { count: lines.length }) : t('payText')}
      submit={t('pay', { sum })}
      done={t('paidDone', { sum })}
      currency={invoice.total.currency}
      fields={[
        ...(lines.length > 0
          ? [
              {
                name: 'bank_line_id',
                label: t('bankLine'),
                kind: 'choice' as const,
                isOptional: true,
                choices: [
                  { value: '', label: t('noBankLine') },
                  ...lines.map(({ id, account, booked_on, payee, reference }) => ({
                    value: String(id),
                    label: [booked_on, account, payee, reference].filter(Boolean).join(' · '),
                  })),
                ],
              },
            ]
          : []),
        { name: 'paid_on', label: t('paidOn'), kind: 'pastDay', initial: readersDay() },
        { name: 'reference', label: t('reference'), kind: 'line', maxLength: 60, isOptional: true },
      ]}
      preview={() => []}
      busy={command.busy}
      send={({ bank_line_id, paid_on = '', reference = '' }) =>
        command.send({
          invoice_ids: [invoice.id],
          paid_on,
          reference,
          ...(bank_line_id ? { bank_line_id: Number(bank_line_id) } : {}),
        })
      }
      onClose={onClose}
    />
  );
}
