import type { OrderView } from '@serai/contract/orders/view';
import { Price } from '@serai/ui/price';
import { useCommand } from '../../platform/api/use-command.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { CommandDialog } from '../orders/actions/command-dialog.tsx';
import { ReasonField } from '../orders/actions/reason-field.tsx';
import { orderReads } from '../orders/order-queries.ts';
import { useOrderApprovals } from './approval-queries.ts';
import { useKeptText } from './use-kept-text.ts';
import { WhyNotPayable } from './why-not-payable.tsx';

/** Dialog to request payment of an order from its approvers, with a note. */
export function AskApprovalDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const t = usePhrases('approvals');
  const money = useMoney();
  const command = useCommand('order/askApproval', { stale: orderReads });
  const deciders = useOrderApprovals(order.id).data?.deciders ?? [];
  const note = useKeptText(`approval-note:${order.id}`);
  return (
    <CommandDialog
      command={command}
      body={() => ({ id: order.id, note: note.text.trim() })}
      title={t('askTitle')}
      confirm={t('askYes')}
      back="back"
      focus="first"
      done={t('doneAsk')}
      onDone={note.drop}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <span className="min-w-0">{order.title}</span>
          <Price {...money.parts(order.total_amount)} size="lead" />
        </div>
        <div className="text-muted">
          <p>
            <WhyNotPayable sum={order.total_amount} />
          </p>
          {deciders.length > 0 && <p>{t('askDeciders', { names: deciders.join(t('names')) })}</p>}
          <p>{t('askHelp')}</p>
        </div>
        <ApprovalNote value={note.text} onChange={note.set} />
      </div>
    </CommandDialog>
  );
}

/** Note to the approver; also on the booking page. */
export function ApprovalNote({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const t = usePhrases('approvals');
  return <ReasonField label={t('askNote')} hint={t('askNoteHint')} value={value} onChange={onChange} />;
}
