import type { OrderView } from '@serai/contract/orders';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Price } from '@serai/ui/price';
import { TextArea } from '@serai/ui/text-area';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useOrderCommand } from '../orders/actions/use-order-command.ts';
import { useOrderApprovals } from './approval-queries.ts';
import { useKeptText } from './use-kept-text.ts';
import { WhyNotPayable } from './why-not-payable.tsx';

/** Asks those who may to pay an order, with a word of explanation. */
export function AskApprovalDialog({ order, onClose }: { order: OrderView; onClose: () => void }) {
  const t = usePhrases('approvals');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const command = useOrderCommand('askApproval', order.id);
  const deciders = useOrderApprovals(order.id).data?.deciders ?? [];
  const note = useKeptText(`approval-note:${order.id}`);

  async function ask() {
    const failure = await command.send({ note: note.text.trim() });
    if (failure?.answerLost) return;
    if (!failure) {
      note.drop();
      notify('success', t('doneAsk'));
    }
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!command.busy) onClose();
      }}
      title={t('askTitle')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button disabled={command.busy} onClick={onClose}>
            {common('back')}
          </Button>
          <Button kind="primary" busy={command.busy} onClick={ask}>
            {t('askYes')}
          </Button>
        </>
      }
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
    </Dialog>
  );
}

/** What the approver is told; also on the booking page. */
export function ApprovalNote({ value, onChange }: { value: string; onChange: (note: string) => void }) {
  const t = usePhrases('approvals');
  const common = usePhrases('common');
  return (
    <Field label={t('askNote')} optionalWord={common('optional')} hint={t('askNoteHint')}>
      {(control) => (
        <TextArea
          {...control}
          maxLength={200}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  );
}
