import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { orderReads } from '../order-queries.ts';
import { useOrderPhrases } from '../service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { CommandDialog } from './command-dialog.tsx';
import { OfferPrices } from './offer-prices.tsx';

/** Before an offer is accepted: what it costs now, beside what was asked for where that is another sum. */
export function OfferDialog({ order, onClose }: ActionDialogProps) {
  const t = useOrderPhrases('orders');
  const command = useCommand('order/confirm', { stale: orderReads });
  // It is gone once it has been accepted; the window closes then.
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
