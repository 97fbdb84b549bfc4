import type { PayChannel } from '@serai/contract/orders/statuses';
import { Price } from '@serai/ui/price';
import { useState } from 'react';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PayChannels, payWords } from '../actions/pay-channels.tsx';
import type { EveryOrder } from '../order-product.ts';
import { useOrderPhrases } from '../views/service-words.ts';
import { CannotDo } from './cannot-do.tsx';
import { SeveralDialog } from './several-dialog.tsx';
import { totalOf } from './total-of.ts';
import { useSeveral } from './use-several.ts';

interface SeveralProps {
  orders: readonly EveryOrder[];
  onClose: () => void;
}

/** Pays several orders in one way; those that cannot be paid are named with the reason. */
export function PaySeveral({ orders, onClose }: SeveralProps) {
  const t = usePhrases('several-orders');
  const words = useOrderPhrases('orders');
  const money = useMoney();
  const [channel, setChannel] = useState<PayChannel | null>(null);
  const [tried, setTried] = useState(false);
  // Paid orders have no such action any more; the dialog keeps what it has shown.
  const [payable] = useState(() => orders.filter(({ actions }) => actions.includes('pay')));
  const several = useSeveral<'order/pay'>();
  const sum = totalOf(payable.map(({ total_amount }) => total_amount));

  function pay() {
    setTried(true);
    if (!channel) return;
    void several.send(
      payable
        .filter(({ id }) => several.isOpen(id))
        .map(({ id, total_amount: { amount } }) => ({
          id,
          path: 'order/pay',
          body: { id, pay_channel: channel, total: amount ?? undefined },
        })),
    );
  }

  return (
    <SeveralDialog
      title={t('payTitle', { count: orders.length })}
      orders={orders}
      about={(order) =>
        payable.some(({ id }) => id === order.id) ? (
          <Price {...money.parts(order.total_amount)} />
        ) : (
          <CannotDo order={order} what="pay" />
        )
      }
      total={sum && { label: t('total', { count: payable.length }), sum }}
      outcomes={several.outcomes}
      isOver={!several.busy && payable.every(({ id }) => !several.isOpen(id))}
      busy={several.busy}
      confirm={{
        label: words(payWords(channel), { amount: sum ? money.text(sum) : '' }),
        danger: false,
        ready: payable.length > 0,
        onConfirm: pay,
      }}
      onClose={onClose}
    >
      {sum && (
        <div className="mb-4">
          <PayChannels
            price={sum}
            channel={channel}
            onChange={setChannel}
            error={tried && channel === null ? words('payTypeRequired') : undefined}
          />
        </div>
      )}
    </SeveralDialog>
  );
}
