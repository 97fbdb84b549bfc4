import type { MemberAction } from '@serai/contract/orders/view';
import { Button } from '@serai/ui/button';
import { Menu, menuItemClass } from '@serai/ui/menu';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { actionDialogs, actionsInOrder, OfferLink } from '../actions/order-actions.tsx';
import { useVoucher } from '../actions/use-voucher.ts';
import { useApprovalPort } from '../approval-port.ts';
import type { EveryOrder } from '../order-product.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** Actions that an order waits for; the others are in the menu of its row. */
const due: readonly MemberAction[] = ['pay', 'confirm', 'confirmCheckIn', 'confirmComplete'];

/** The due action of an order as a button, and a menu with the others and a link to the order. */
export function RowActions({ order }: { order: EveryOrder }) {
  const t = useOrderPhrases('order-list');
  const words = useOrderPhrases('orders');
  const [opened, setOpen] = useState<MemberAction | null>(null);
  const Dialog = opened && opened !== 'voucher' ? actionDialogs[opened] : null;
  // Early payment is shown on the order's own page only.
  const allowed = actionsInOrder.filter((action) => action !== 'payEarly' && order.actions.includes(action));
  const first = allowed.find((action) => due.includes(action));
  return (
    <div className="not-printed flex items-center justify-end gap-1">
      {first && <DueAction order={order} action={first} onOpen={() => setOpen(first)} />}
      <Menu button={<Dots />} label={t('more', { sn: order.sn })}>
        {allowed
          .filter((action) => action !== first)
          .map((action) =>
            action === 'voucher' ? (
              <VoucherItem key={action} order={order} />
            ) : (
              <button key={action} type="button" className={menuItemClass} onClick={() => setOpen(action)}>
                {words(`action_${action}`)}
              </button>
            ),
          )}
        <Link to={paths.orderOf(order.product, order.id)} className={menuItemClass}>
          {t('toOrder')}
        </Link>
      </Menu>
      {Dialog && <Dialog order={order} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface DueActionProps {
  order: EveryOrder;
  action: MemberAction;
  onOpen: () => void;
}

function DueAction({ order, action, onOpen }: DueActionProps) {
  const words = useOrderPhrases('orders');
  const { PayOrAsk } = useApprovalPort();
  // An offer may be for another room: it must be viewed before it is accepted.
  if (action === 'confirm') return <OfferLink order={order} />;
  if (action === 'pay') return <PayOrAsk order={order} compact onPay={onOpen} words={words('action_pay')} />;
  return (
    <Button size="compact" onClick={onOpen}>
      {words(`action_${action}`)}
    </Button>
  );
}

function VoucherItem({ order }: { order: EveryOrder }) {
  const words = useOrderPhrases('orders');
  const voucher = useVoucher(order);
  return (
    <button
      type="button"
      className={menuItemClass}
      aria-busy={voucher.busy || undefined}
      onClick={() => void voucher.send()}
    >
      {words('voucherOpen')}
    </button>
  );
}

function Dots() {
  return (
    <span aria-hidden="true" className="leading-none font-strong">
      ⋯
    </span>
  );
}
