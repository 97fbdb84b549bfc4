import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { ReasonField } from '../../orders/actions/reason-field.tsx';
import { type WorkOrderDetail, workOrderReads } from '../work-order-queries.ts';

type Move = 'withdraw' | 'close' | 'reopen';

/** Actions on the work order besides replying, as returned by the server. */
export function WorkOrderMoves({ detail }: { detail: WorkOrderDetail }) {
  const t = usePhrases('work-order');
  const [open, setOpen] = useState<Move | null>(null);
  const moves = (['reopen', 'withdraw', 'close'] as const).filter((move) => detail.actions.includes(move));
  if (moves.length === 0) return null;
  const { id } = detail.work_order;
  const close = () => setOpen(null);
  return (
    <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">
      {moves.map((move) => (
        <Button key={move} onClick={() => setOpen(move)}>
          {t(move)}
        </Button>
      ))}
      {open === 'withdraw' && <WithdrawDialog id={id} onClose={close} />}
      {open === 'close' && <CloseDialog id={id} onClose={close} />}
      {open === 'reopen' && <ReopenDialog id={id} onClose={close} />}
    </div>
  );
}

interface MoveProps {
  id: number;
  onClose: () => void;
}

function WithdrawDialog({ id, onClose }: MoveProps) {
  const t = usePhrases('work-order');
  return (
    <CommandDialog
      command={useCommand('workOrder/withdraw', { stale: workOrderReads })}
      body={() => ({ id })}
      title={t('withdrawAsk')}
      description={t('withdrawHelp')}
      confirm={t('withdraw')}
      back="back"
      done={t('withdrawn')}
      onClose={onClose}
    >
      {null}
    </CommandDialog>
  );
}

function CloseDialog({ id, onClose }: MoveProps) {
  const t = usePhrases('work-order');
  return (
    <CommandDialog
      command={useCommand('workOrder/close', { stale: workOrderReads })}
      body={() => ({ id })}
      title={t('closeAsk')}
      description={t('closeHelp')}
      confirm={t('closeYes')}
      back="back"
      done={t('closed')}
      onClose={onClose}
    >
      {null}
    </CommandDialog>
  );
}

/** Reopening needs a description of the open issue, or the desk would have to ask for it. */
function ReopenDialog({ id, onClose }: MoveProps) {
  const t = usePhrases('work-order');
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const missing = reason.trim() === '';
  return (
    <CommandDialog
      command={useCommand('workOrder/reopen', { stale: workOrderReads })}
      body={() => {
        setTried(true);
        return missing ? null : { id, reason };
      }}
      title={t('reopenAsk')}
      description={t('reopenHelp')}
      confirm={t('reopenYes')}
      back="back"
      focus="first"
      done={t('reopened')}
      onClose={onClose}
    >
      <ReasonField
        label={t('reopenReason')}
        required
        error={tried && missing ? t('reopenRequired') : undefined}
        value={reason}
        onChange={setReason}
      />
    </CommandDialog>
  );
}
