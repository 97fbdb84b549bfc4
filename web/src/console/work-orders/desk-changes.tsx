import { openCommandStates } from '@serai/contract/work-orders/states';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { FieldError } from '@serai/ui/field';
import { StatusTag } from '@serai/ui/tag';
import { useState } from 'react';
import { CommandDialog } from '../../features/orders/actions/command-dialog.tsx';
import { ReasonField } from '../../features/orders/actions/reason-field.tsx';
import { ChangeEffects } from '../../features/work-orders/views/change-effects.tsx';
import { useCommand } from '../../platform/api/use-command.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { type DeskCommand, type DeskWorkOrderReply, staleAfterAct } from './desk-work-order.ts';

/** The changes to the order that the agency asked for or the desk proposed, newest first, with their effects. */
export function DeskChanges({ reply }: { reply: DeskWorkOrderReply }) {
  return [...reply.commands]
    .reverse()
    .map((command) => <ChangeCard key={command.id} reply={reply} command={command} />);
}

function ChangeCard({ reply, command }: { reply: DeskWorkOrderReply; command: DeskCommand }) {
  const t = usePhrases('console-work-orders');
  const words = usePhrases('work-order');
  const isOpen = openCommandStates.includes(command.state);
  const may = (action: 'carry_out' | 'dismiss') => isOpen && reply.actions.includes(action);
  const { state, kind, preview, reason, asked_by: askedBy } = command;
  return (
    <Card
      title={words(`kind_${kind}`)}
      aside={<StatusTag tone={isOpen ? 'amber' : 'neutral'}>{t(`change_${state}`)}</StatusTag>}
    >
      <p className="-mt-2 mb-4 text-muted">{t(`askedBy_${askedBy}`)}</p>
      <ChangeEffects preview={preview} settled={!isOpen} />
      {isOpen && preview.refused && <p className="mt-4 text-lacquer">{preview.refused.message}</p>}
      {isOpen && preview.who === 'second_person' && (
        <p className="mt-4 text-amber">{t('needsSecondPerson')}</p>
      )}
      {reason && <p className="mt-4 rounded-control bg-sunken px-4 py-2">{t('reasonWas', { reason })}</p>}
      {(may('carry_out') || may('dismiss')) && (
        <ChangeButtons
          workOrderId={reply.work_order.id}
          command={command}
          mayCarryOut={may('carry_out') && state !== 'proposed' && state !== 'waiting_second'}
          mayDismiss={may('dismiss')}
        />
      )}
    </Card>
  );
}

function ChangeButtons(props: {
  workOrderId: number;
  command: DeskCommand;
  mayCarryOut: boolean;
  mayDismiss: boolean;
}) {
  const { workOrderId: id, command, mayCarryOut, mayDismiss } = props;
  const t = usePhrases('console-work-orders');
  const notify = useNotify();
  const carryOut = useCommand('console/workOrder/carryOut', { quiet: true, stale: staleAfterAct });
  const [dismissing, setDismissing] = useState(false);

  async function carry() {
    const { failure } = await carryOut.send({ id, command_id: command.id });
    if (!failure) notify('success', t('carriedOut'));
  }

  return (
    <div className="mt-4 grid gap-3 border-t border-line pt-4">
      {carryOut.failure && <FieldError>{carryOut.failure.message}</FieldError>}
      <div className="flex flex-wrap justify-end gap-2">
        {mayDismiss && <Button onClick={() => setDismissing(true)}>{t('dismiss')}</Button>}
        {mayCarryOut && (
          <Button kind="primary" busy={carryOut.busy} onClick={() => void carry()}>
            {t('carryOut')}
          </Button>
        )}
      </div>
      {dismissing && <DismissDialog id={id} commandId={command.id} onClose={() => setDismissing(false)} />}
    </div>
  );
}

function DismissDialog({ id, commandId, onClose }: { id: number; commandId: number; onClose: () => void }) {
  const t = usePhrases('console-work-orders');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  function body() {
    setTried(true);
    return missing ? null : { id, command_id: commandId, reason };
  }
  return (
    <CommandDialog
      command={useCommand('console/workOrder/dismissCommand', { stale: staleAfterAct })}
      body={body}
      title={t('dismissAsk')}
      confirm={t('dismiss')}
      back="back"
      focus="first"
      done={t('dismissed')}
      onClose={onClose}
    >
      <ReasonField
        label={t('dismissReason')}
        required
        error={tried && missing ? t('reasonRequired') : undefined}
        value={reason}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
