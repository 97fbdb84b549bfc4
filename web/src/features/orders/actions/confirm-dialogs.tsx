import type { MemberAction } from '@serai/contract/orders';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useOrderPhrases } from '../service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { useOrderCommand } from './use-order-command.ts';

/** Before an offer is accepted. */
export function OfferDialog(props: ActionDialogProps) {
  return (
    <PlainDialog {...props} action="confirm" ask="askConfirm" help="askConfirmHelp" done="doneConfirm" />
  );
}

/** Before a check-in is confirmed. */
export function CheckInDialog(props: ActionDialogProps) {
  return (
    <PlainDialog
      {...props}
      action="confirmCheckIn"
      ask="askCheckIn"
      help="askCheckInHelp"
      done="doneCheckIn"
    />
  );
}

/** Before an order is confirmed as completed. */
export function CompleteDialog(props: ActionDialogProps) {
  return (
    <PlainDialog
      {...props}
      action="confirmComplete"
      ask="askComplete"
      help="askCompleteHelp"
      done="doneComplete"
    />
  );
}

interface PlainDialogProps extends ActionDialogProps {
  action: Exclude<MemberAction, 'voucher'>;
  ask: PhraseKey<'orders'>;
  help: PhraseKey<'orders'>;
  done: PhraseKey<'orders'>;
}

function PlainDialog({ order, onClose, action, ask, help, done }: PlainDialogProps) {
  const t = useOrderPhrases('orders');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useOrderCommand(action, order.id);

  async function confirm() {
    const failure = await command.send();
    if (failure?.answerLost) return;
    if (!failure) notify('success', t(done));
    onClose();
  }

  return (
    <ConfirmDialog
      open
      busy={command.busy}
      onOpenChange={onClose}
      onConfirm={confirm}
      question={t(ask)}
      words={{ confirm: t(`action_${action}`), keep: common('keep'), close: common('close') }}
    >
      <p className="text-muted">{t(help)}</p>
    </ConfirmDialog>
  );
}
