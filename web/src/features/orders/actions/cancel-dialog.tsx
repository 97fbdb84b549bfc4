import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useOrderPhrases } from '../service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { useOrderCommand } from './use-order-command.ts';

/** Before an unpaid order is given up. */
export function CancelDialog({ order, onClose }: ActionDialogProps) {
  const t = useOrderPhrases('orders');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useOrderCommand('cancel', order.id);
  const [reason, setReason] = useState('');

  async function cancel() {
    const failure = await command.send({ reason });
    if (failure?.answerLost) return;
    if (!failure) notify('success', t('doneCancel'));
    onClose();
  }

  return (
    <ConfirmDialog
      open
      danger
      busy={command.busy}
      onOpenChange={onClose}
      onConfirm={cancel}
      question={t('askCancel')}
      words={{ confirm: t('action_cancel'), keep: common('keep'), close: common('close') }}
    >
      <p className="mb-4 text-muted">{t('askCancelHelp')}</p>
      <Field label={t('cancelReason')} optionalWord={common('optional')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={200}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </ConfirmDialog>
  );
}
