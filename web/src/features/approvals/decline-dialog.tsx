import type { ApprovalView } from '@serai/contract/accounts/approvals';
import { useState } from 'react';
import type { BodyOf } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { CommandDialog } from '../orders/actions/command-dialog.tsx';
import { ReasonField } from '../orders/actions/reason-field.tsx';
import { orderReads } from '../orders/order-queries.ts';
import { useKeptText } from './use-kept-text.ts';

/** Dialog to decline a request with a reason for the member who asked. */
export function DeclineDialog(props: {
  approval: ApprovalView;
  onDecided?: ((decided: ApprovalView) => void) | undefined;
  onClose: () => void;
}) {
  const { approval, onDecided, onClose } = props;
  const t = usePhrases('approvals');
  const command = useCommand('order/decideApproval', { stale: orderReads });
  const reason = useKeptText(`decline-reason:${approval.id}`);
  const [tried, setTried] = useState(false);
  const missing = reason.text.trim() === '';

  function body(): BodyOf<'order/decideApproval'> | null {
    setTried(true);
    return missing ? null : { approval_id: approval.id, decision: 'decline', reason: reason.text };
  }

  return (
    <CommandDialog
      command={command}
      body={body}
      danger
      title={t('declineTitle')}
      description={t('declineHelp')}
      confirm={t('declineYes')}
      focus="first"
      done={t('doneDecline')}
      onDone={(reply) => {
        reason.drop();
        onDecided?.(reply.approval);
      }}
      onClose={onClose}
    >
      <ReasonField
        label={t('declineReason')}
        required
        error={tried && missing ? t('declineReasonRequired') : undefined}
        value={reason.text}
        onChange={reason.set}
      />
    </CommandDialog>
  );
}
