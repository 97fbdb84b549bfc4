import type { MemberAction } from '@serai/contract/orders';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { useOrderPhrases } from '../service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { CommandDialog } from './command-dialog.tsx';
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
  const command = useOrderCommand(action, order.id);
  return (
    <CommandDialog
      command={command}
      body={() => ({})}
      title={t(ask)}
      confirm={t(`action_${action}`)}
      done={t(done)}
      onClose={onClose}
    >
      <p className="text-muted">{t(help)}</p>
    </CommandDialog>
  );
}
