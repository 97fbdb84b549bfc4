import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { useState } from 'react';
import { CommandDialog } from '../../features/orders/actions/command-dialog.tsx';
import { ReasonField } from '../../features/orders/actions/reason-field.tsx';
import { useCommand } from '../../platform/api/use-command.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type DeskWorkOrderReply, staleAfterAct } from './desk-work-order.ts';

/** Acts on a work order as a whole: take it, hand it over, decline it. The reply says which are possible. */
export function WorkOrderActs({ reply }: { reply: DeskWorkOrderReply }) {
  const t = usePhrases('console-work-orders');
  const { id } = reply.work_order;
  const [open, setOpen] = useState<'decline' | 'hand_over' | null>(null);
  const accept = useCommand('console/workOrder/accept', { stale: staleAfterAct });
  const may = (action: DeskWorkOrderReply['actions'][number]) => reply.actions.includes(action);
  return (
    <div className="not-printed flex flex-wrap gap-2">
      {may('accept') && (
        <Button kind="primary" busy={accept.busy} onClick={() => void accept.send({ id })}>
          {t('accept')}
        </Button>
      )}
      {may('hand_over') && reply.colleagues.length > 0 && (
        <Button onClick={() => setOpen('hand_over')}>{t('handOver')}</Button>
      )}
      {may('decline') && <Button onClick={() => setOpen('decline')}>{t('decline')}</Button>}
      {open === 'decline' && <DeclineDialog id={id} onClose={() => setOpen(null)} />}
      {open === 'hand_over' && <HandOverDialog reply={reply} onClose={() => setOpen(null)} />}
    </div>
  );
}

function DeclineDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = usePhrases('console-work-orders');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  function body() {
    setTried(true);
    return missing ? null : { id, reason };
  }
  return (
    <CommandDialog
      command={useCommand('console/workOrder/decline', { stale: staleAfterAct })}
      body={body}
      title={t('declineAsk')}
      description={t('declineHelp')}
      confirm={t('decline')}
      back="back"
      focus="first"
      danger
      done={t('declined')}
      onClose={onClose}
    >
      <ReasonField
        label={t('declineReason')}
        required
        error={tried && missing ? t('reasonRequired') : undefined}
        value={reason}
        onChange={setReason}
      />
    </CommandDialog>
  );
}

function HandOverDialog({ reply, onClose }: { reply: DeskWorkOrderReply; onClose: () => void }) {
  const t = usePhrases('console-work-orders');
  const { work_order: workOrder, colleagues } = reply;
  const others = colleagues.filter(({ id }) => id !== workOrder.owner?.id);
  const [to, setTo] = useState('');
  const [note, setNote] = useState('');
  const [tried, setTried] = useState(false);
  function body() {
    setTried(true);
    return to === '' ? null : { id: workOrder.id, operator_id: Number(to), note };
  }
  return (
    <CommandDialog
      command={useCommand('console/workOrder/handOver', { stale: staleAfterAct })}
      body={body}
      title={t('handOverAsk', { number: workOrder.number })}
      confirm={t('handOver')}
      back="back"
      focus="first"
      done={t('handedOver')}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <Field
          label={t('colleague')}
          required
          error={tried && to === '' ? t('colleagueRequired') : undefined}
        >
          {(control) => (
            <Select
              {...control}
              value={to}
              onChange={({ target }) => setTo(target.value)}
              options={[
                { value: '', label: t('choose') },
                ...others.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
            />
          )}
        </Field>
        <ReasonField label={t('handOverNote')} value={note} onChange={setNote} />
      </div>
    </CommandDialog>
  );
}
