import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { orderReads } from '../order-queries.ts';
import { useOrderPhrases } from '../views/service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { CommandDialog } from './command-dialog.tsx';
import { OfferPrices } from './offer-prices.tsx';

/** Confirmation before an offer is accepted: its price, beside the requested price if they differ. */
export function OfferDialog({ order, onClose }: ActionDialogProps) {
  const t = useOrderPhrases('orders');
  const command = useCommand('order/confirm', { stale: orderReads });
  // After the acceptance the order has no offer; the dialog then closes.
  const [offer] = useState(order.offer);
  return (
    <CommandDialog
      command={command}
      body={() => offer && { id: order.id, offer_id: offer.id }}
      title={t('askConfirm')}
      confirm={t('action_confirm')}
      back="notYet"
      done={t('doneConfirm')}
      onClose={onClose}
    >
      {offer && <OfferPrices asked={order.total_price} offered={offer.total_price} />}
      <p className="mt-3 text-muted">{t('askConfirmHelp')}</p>
    </CommandDialog>
  );
}

/** Confirmation of a check-in. */
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

/** Confirmation that an order is completed. */
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
  action: 'confirmCheckIn' | 'confirmComplete';
  ask: PhraseKey<'orders'>;
  help: PhraseKey<'orders'>;
  done: PhraseKey<'orders'>;
}

function PlainDialog({ order, onClose, action, ask, help, done }: PlainDialogProps) {
  const t = useOrderPhrases('orders');
  const command = useCommand(`order/${action}`, { stale: orderReads });
  return (
    <CommandDialog
      command={command}
      body={() => ({ id: order.id })}
      title={t(ask)}
      confirm={t(`action_${action}`)}
      back="notYet"
      done={t(done)}
      onClose={onClose}
    >
      <p className="text-muted">{t(help)}</p>
    </CommandDialog>
  );
}
