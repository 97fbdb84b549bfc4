import type { OrderListPage } from '@serai/contract/permissions';
import { Button } from '@serai/ui/button';
import { type ReactNode, useState } from 'react';
import { useMay } from '../../../platform/session/use-session.tsx';
import type { ListedOrder } from '../../orders/order-product.ts';

interface ChangeBookingButtonProps {
  label: string;
  listPage: OrderListPage;
  order: ListedOrder;
  /** False for a non-refundable price, and once a driver has departed. */
  canChange: boolean;
  dialog: (onClose: () => void) => ReactNode;
}

/** Dialog to change times and places of an order; available until its driver departs. */
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
