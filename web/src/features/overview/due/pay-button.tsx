import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { useRead } from '../../../platform/query/use-read.ts';
import { orderApprovals } from '../../approvals/order-approvals.ts';
import { PayDialog } from '../../orders/actions/pay-dialog.tsx';
import { ApprovalContext } from '../../orders/approval-port.ts';
import { ServiceContext } from '../../orders/views/service-words.ts';

interface PayButtonProps {
  orderId: number;
  product: string;
  words: string;
  /** Name for screen readers, with the number of the order. */
  label: string;
}

/** Opens the payment of an order as on its own page, once the order is loaded. */
export function PayButton({ orderId, product, words, label }: PayButtonProps) {
  const [open, setOpen] = useState(false);
  const query = useRead('order/detail', { id: orderId }, { enabled: open, noticed: true });
  const order = query.data?.order;
  return (
    <>
      <Button
        size="compact"
        aria-label={label}
        aria-haspopup="dialog"
        busy={open && query.isFetching && !order}
        onClick={() => {
          setOpen(true);
          if (query.isError) void query.refetch();
        }}
      >
        {words}
      </Button>
      {open && order && (
        <ServiceContext value={product === 'hotel' ? 'stay' : 'ride'}>
          <ApprovalContext value={orderApprovals}>
            <PayDialog order={order} onClose={() => setOpen(false)} />
          </ApprovalContext>
        </ServiceContext>
      )}
    </>
  );
}
