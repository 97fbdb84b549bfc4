import type { ApprovalView } from '@serai/contract/approvals';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useCommand } from '../orders/actions/use-command.ts';
import { useKeptText } from './use-kept-text.ts';

/** Declines a request with a reason, which the one who asked will read. */
export function DeclineDialog({ approval, onClose }: { approval: ApprovalView; onClose: () => void }) {
  const t = usePhrases('approvals');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useCommand('order/decideApproval');
  const reason = useKeptText(`decline-reason:${approval.id}`);
  const [tried, setTried] = useState(false);
  const missing = reason.text.trim() === '';

  async function decline() {
    setTried(true);
    if (missing) return;
    const failure = await command.send({
      approval_id: approval.id,
      decision: 'decline',
      reason: reason.text,
    });
    if (failure?.answerLost) return;
    if (!failure) {
      reason.drop();
      notify('success', t('doneDecline'));
    }
    onClose();
  }

  return (
    <Dialog
      open
      onOpenChange={() => {
        if (!command.busy) onClose();
      }}
      title={t('declineTitle')}
      description={t('declineHelp')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button disabled={command.busy} onClick={onClose}>
            {common('keep')}
          </Button>
          <Button kind="danger" busy={command.busy} onClick={decline}>
            {t('declineYes')}
          </Button>
        </>
      }
    >
      <Field
        label={t('declineReason')}
        required
        error={tried && missing ? t('declineReasonRequired') : undefined}
      >
        {(control) => (
          <TextArea
            {...control}
            maxLength={200}
            value={reason.text}
            onChange={(event) => reason.set(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
