import type { MemberAction, OrderView } from '@serai/contract/orders';
import { Button } from '@serai/ui/button';
import { type ComponentType, useState } from 'react';
import { useOrderPhrases } from '../service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CheckInDialog, CompleteDialog, OfferDialog } from './confirm-dialogs.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { VoucherButton } from './voucher-button.tsx';

/** The buttons the server allows for an order now, the one that leads on first; each asks before it acts. */
export function OrderActions({ order, compact = false }: { order: OrderView; compact?: boolean }) {
  const t = useOrderPhrases('orders');
  const [open, setOpen] = useState<MemberAction | null>(null);
  const Dialog = open && open !== 'voucher' ? dialogs[open] : null;
  const allowed = shownFirst.filter((action) => order.actions.includes(action));
  if (allowed.length === 0) return null;
  return (
    <div className="flex flex-wrap gap-2 md:justify-end">
      {allowed.map((action) =>
        action === 'voucher' ? (
          <VoucherButton key={action} order={order} compact={compact} />
        ) : (
          <Button
            key={action}
            size={compact ? 'compact' : 'regular'}
            kind={action === 'pay' || (action === 'confirm' && !compact) ? 'primary' : 'secondary'}
            onClick={() => setOpen(action)}
          >
            {t(`action_${action}`)}
          </Button>
        ),
      )}
      {Dialog && <Dialog order={order} onClose={() => setOpen(null)} />}
    </div>
  );
}

const shownFirst: readonly MemberAction[] = [
  'pay',
  'confirm',
  'voucher',
  'confirmCheckIn',
  'confirmComplete',
  'refund',
  'cancel',
];

const dialogs: Record<Exclude<MemberAction, 'voucher'>, ComponentType<ActionDialogProps>> = {
  pay: PayDialog,
  cancel: CancelDialog,
  confirm: OfferDialog,
  refund: RefundDialog,
  confirmCheckIn: CheckInDialog,
  confirmComplete: CompleteDialog,
};
