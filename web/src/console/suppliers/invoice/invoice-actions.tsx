import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import { PayDialog } from '../payments/pay-dialog.tsx';
import { type InvoiceReply, type InvoiceRow, staleAfterPayable } from '../supplier-reads.ts';
import { MatchDialog } from './match-dialog.tsx';

type Action = InvoiceRow['actions'][number];

/** Buttons for what the caller may do with an invoice, and their dialogs. */
export function InvoiceActions({ reply }: { reply: InvoiceReply }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const [open, setOpen] = useState<Action | null>(null);
  const { invoice } = reply;
  const close = () => setOpen(null);
  if (invoice.actions.length === 0) return null;
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {invoice.actions.map((action) => (
        <Button
          key={action}
          kind={action === 'accept' || action === 'pay' ? 'primary' : undefined}
          onClick={() => setOpen(action)}
        >
          {t(`action_${action}`, { sum: money.text(invoice.total) })}
        </Button>
      ))}
      {open === 'match' && <MatchDialog reply={reply} onClose={close} />}
      {open === 'accept' && <AcceptDialog invoice={invoice} onClose={close} />}
      {open === 'dispute' && <DisputeDialog invoice={invoice} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog invoice={invoice} onClose={close} />}
      {open === 'pay' && <PayDialog invoice={invoice} onClose={close} />}
    </div>
  );
}

interface DialogProps {
  invoice: InvoiceRow;
  onClose: () => void;
}

function AcceptDialog({ invoice, onClose }: DialogProps) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  const command = useCommand('console/payable/acceptInvoice', { stale: staleAfterPayable, quiet: true });
  const { difference } = invoice;
  const isEqual = difference.amount === 0;
  return (
    <AgencyDialog
      title={t('acceptTitle', { number: invoice.number, sum: money.text(invoice.total) })}
      text={isEqual ? t('acceptText') : t('acceptDifference', { sum: money.text(difference) })}
      submit={t('action_accept')}
      done={t('accepted')}
      currency={difference.currency}
      fields={isEqual ? [] : [{ name: 'reason', label: t('differenceReason'), kind: 'text' }]}
      preview={() => []}
      busy={command.busy}
      send={({ reason = '' }) =>
        command.send({ invoice_id: invoice.id, difference: difference.amount, reason })
      }
      onClose={onClose}
    />
  );
}

function DisputeDialog({ invoice, onClose }: DialogProps) {
  const t = usePhrases('console-suppliers');
  const command = useCommand('console/payable/disputeInvoice', { stale: staleAfterPayable, quiet: true });
  return (
    <AgencyDialog
      title={t('disputeTitle', { number: invoice.number })}
      text={t('disputeText')}
      submit={t('action_dispute')}
      done={t('saved')}
      currency={invoice.total.currency}
      fields={[{ name: 'note', label: t('note'), kind: 'text', maxLength: 500, initial: invoice.dispute }]}
      preview={() => []}
      busy={command.busy}
      send={({ note = '' }) => command.send({ invoice_id: invoice.id, note })}
      onClose={onClose}
    />
  );
}

function WithdrawDialog({ invoice, onClose }: DialogProps) {
  const t = usePhrases('console-suppliers');
  const command = useCommand('console/payable/withdrawInvoice', { stale: staleAfterPayable, quiet: true });
  return (
    <AgencyDialog
      isDangerous
      title={t('withdrawTitle', { number: invoice.number })}
      text={t('withdrawText')}
      submit={t('action_withdraw')}
      done={t('state_withdrawn')}
      currency={invoice.total.currency}
      fields={[{ name: 'reason', label: t('reason'), kind: 'text' }]}
      preview={() => []}
      busy={command.busy}
      send={({ reason = '' }) => command.send({ invoice_id: invoice.id, reason })}
      onClose={onClose}
    />
  );
}
