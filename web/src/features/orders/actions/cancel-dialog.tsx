import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { orderReads } from '../order-queries.ts';
import { useOrderPhrases } from '../views/service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { CommandDialog } from './command-dialog.tsx';
import { ReasonField } from './reason-field.tsx';

/** Confirmation before an unpaid order is cancelled. */
export function CancelDialog({ order, onClose }: ActionDialogProps) {
  const t = useOrderPhrases('orders');
  const command = useCommand('order/cancel', { stale: orderReads });
  const [reason, setReason] = useState('');
  return (
    <CommandDialog
      command={command}
      body={() => ({ id: order.id, reason })}
      danger
      title={t('askCancel')}
      confirm={t('action_cancel')}
      done={t('doneCancel')}
      onClose={onClose}
    >
      <p className="mb-4 text-muted">{t('askCancelHelp')}</p>
      <ReasonField label={t('cancelReason')} value={reason} onChange={setReason} />
    </CommandDialog>
  );
}
