import type { MemberAction, OrderView } from '@serai/contract/orders/view';
import { Button, buttonClass } from '@serai/ui/button';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useApprovalPort } from '../approval-port.ts';
import { useOrderPhrases } from '../views/service-words.ts';
import type { ActionDialogProps } from './action-dialog.ts';
import { CancelDialog } from './cancel-dialog.tsx';
import { CheckInDialog, CompleteDialog, OfferDialog } from './confirm-dialogs.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { PayEarlyDialog } from './pay-early-dialog.tsx';
import { RefundDialog } from './refund-dialog.tsx';
import { VoucherButton } from './voucher-button.tsx';

/**
 * Buttons for the actions that the server allows on an order, the most important first; each asks for confirmation.
 */
export function OrderActions({ order }: { order: OrderView }) {
  const t = useOrderPhrases('orders');
  const { PayOrAsk } = useApprovalPort();
  const [opened, setOpen] = useState<MemberAction | null>(null);
  const Dialog = opened && opened !== 'voucher' ? actionDialogs[opened] : null;
  const allowed = actionsInOrder.filter((action) => order.actions.includes(action));
  if (allowed.length === 0) return null;
  return (
    <div className="not-printed flex flex-wrap gap-2 md:justify-end">
      {allowed.map((action) => {
        if (action === 'voucher') return <VoucherButton key={action} order={order} />;
        const words = t(`action_${action}`);
        const open = () => setOpen(action);
        if (action === 'pay') {
          return <PayOrAsk key={action} order={order} compact={false} onPay={open} words={words} />;
        }
        return (
          <Button key={action} kind={action === 'confirm' ? 'primary' : 'secondary'} onClick={open}>
            {words}
          </Button>
        );
      })}
      {Dialog && <Dialog order={order} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** Link to the offer on the order's own page. */
export function OfferLink({ order }: { order: OrderView }) {
  const t = useOrderPhrases('orders');
  return (
    <Link to={paths.orderOf(order.product, order.id)} className={buttonClass({ size: 'compact' })}>
      {t('seeOffer')}
    </Link>
  );
}

/** All actions, the most important first. */
export const actionsInOrder: readonly MemberAction[] = [
  'pay',
  'confirm',
  'voucher',
  'confirmCheckIn',
  'confirmComplete',
  'payEarly',
  'refund',
  'cancel',
];

/** Dialog of each action. */
export const actionDialogs: Record<Exclude<MemberAction, 'voucher'>, ComponentType<ActionDialogProps>> = {
  pay: PayDialog,
  cancel: CancelDialog,
  confirm: OfferDialog,
  payEarly: PayEarlyDialog,
  refund: RefundDialog,
  confirmCheckIn: CheckInDialog,
  confirmComplete: CompleteDialog,
};
