import type { OrderListPage } from '@serai/contract/permissions';
import { Button } from '@serai/ui/button';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../platform/session/use-session.tsx';
import type { ListedOrder } from '../../orders/order-product.ts';

interface ChangeBookingButtonProps {
  label: string;
  listPage: OrderListPage;
  order: ListedOrder;
  /** Whether it is not fixed by a non-refundable price, and no driver has set off. */
  canChange: boolean;
  dialog: (onClose: () => void) => ReactNode;
}

/** Opens what a member may change of when and where an order is driven, until its driver has set off. */
export function ChangeBookingButton(props: ChangeBookingButtonProps) {
  const { label, listPage, order, canChange, dialog } = props;
  const mayChange = useMay()(listPage, 'change');
  const [open, setOpen] = useState(false);
  // A requested order is not sold yet: another time needs a new request.
  const isAsked = order.order_status === 'offer_pending';
  if (!mayChange || !canChange || isAsked || order.service_start.utc * 1000 <= Date.now()) return null;
  return (
    <>
      <Button size="compact" kind="quiet" onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && dialog(() => setOpen(false))}
    </>
  );
}
