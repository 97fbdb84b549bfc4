import { shownText } from '@serai/contract/currency';
import { Button, buttonClass } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Link } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { AgencyDialog } from '../../agencies/actions/agency-dialog.tsx';
import type { AgencyField } from '../../agencies/actions/agency-field.ts';
import { staleAfterBill } from '../desk-bill.ts';
import type { BillDialogProps } from './bill-dialog-props.ts';
import { leftOf } from './left-of.ts';

type Receipt = Got<'console/receipt/list'>['list'][number];

/** Recovers a written-off amount from an unallocated receipt of the agency or from its deposit. */
export function RecoverDialog({ reply, onClose }: BillDialogProps) {
  const { bill, deposit } = reply;
  const allocates = useMay()('/console/receipt/edit');
  const query = useRead(
    'console/receipt/list',
    { agency_id: bill.agency_id, status: 'open', limit: 100 },
    { enabled: allocates, fresh: true },
  );
  if (allocates && query.isPending) return null;
  const receipts = query.data?.list ?? [];
  if (receipts.length === 0 && deposit.amount <= 0) return <NoMoney onClose={onClose} />;
  return <RecoverForm reply={reply} receipts={receipts} onClose={onClose} />;
}

function RecoverForm({ reply, receipts, onClose }: BillDialogProps & { receipts: readonly Receipt[] }) {
  const { bill, deposit, given_up } = reply;
  const t = usePhrases('console-bills');
  const money = useMoney();
  const recover = useCommand('console/bill/recover', { stale: staleAfterBill, quiet: true });
  const allocate = useCommand('console/receipt/allocate', {
    stale: [...staleAfterBill, 'console/receipt/list', 'console/receipt/show'],
    quiet: true,
  });
  const left = given_up?.left ?? { ...bill.open, amount: 0 };
  const sources = [
    ...receipts.map((receipt) => ({
      value: String(receipt.id),
      label: t('recoverReceipt', {
        number: receipt.number,
        payer: receipt.payer,
        sum: money.text(receipt.unallocated),
      }),
      most: receipt.unallocated.amount,
    })),
    ...(deposit.amount > 0
      ? [{ value: '', label: t('recoverDeposit', { sum: money.text(deposit) }), most: deposit.amount }]
      : []),
  ];
  const fields: AgencyField[] = [
    {
      name: 'source',
      label: t('recoverFrom'),
      kind: 'choice',
      isOptional: true,
      choices: sources,
      initial: sources[0]!.value,
    },
    {
      name: 'amount',
      label: t('amount'),
      kind: 'money',
      initial: shownText(Math.min(left.amount, sources[0]!.most), left.currency),
    },
    { name: 'reason', label: t('reason'), hint: t('recoverReasonHint'), kind: 'text', isOptional: true },
  ];
  return (
    <AgencyDialog
      title={t('recoverTitle', { number: bill.number })}
      text={t('recoverText', { agency: bill.agency, left: money.text(left) })}
      submit={t('action_recover')}
      done={t('recoverDone')}
      currency={left.currency}
      fields={fields}
      preview={({ amount }) => [leftOf(t('recoverLeft'), left, { taken: amount, text: money.text })]}
      busy={recover.busy || allocate.busy}
      send={({ source = '', amount = '', reason = '' }) =>
        source === ''
          ? recover.send({ id: bill.id, amount: Number(amount), reason })
          : allocate.send({
              receipt_id: Number(source),
              parts: [{ bill_id: bill.id, amount: Number(amount) }],
            })
      }
      onClose={onClose}
    />
  );
}

/** Says why nothing can be recovered yet, with the way to the receipts. */
function NoMoney({ onClose }: { onClose: () => void }) {
  const t = usePhrases('console-bills');
  const common = usePhrases('common');
  return (
    <Dialog
      open
      title={t('recoverNothing')}
      description={t('recoverNothingHelp')}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
      actions={
        <>
          <Button onClick={onClose}>{common('back')}</Button>
          <Link to={consolePaths.consoleReceipts()} className={buttonClass({ kind: 'primary' })}>
            {t('recoverToReceipts')}
          </Link>
        </>
      }
    />
  );
}
