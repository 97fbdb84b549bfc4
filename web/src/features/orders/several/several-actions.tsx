import { Button } from '@serai/ui/button';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { EveryOrder } from '../order-product.ts';
import { CancelSeveral } from './cancel-several.tsx';
import { PaySeveral } from './pay-several.tsx';

/** Maximum number of orders that are paid or cancelled together. */
export const mostAtOnce = 20;

/** Buttons to pay or cancel the selected orders, for readers who may do so with one of them. */
export function SeveralActions({ orders }: { orders: readonly EveryOrder[] }) {
  const t = usePhrases('several-orders');
  // The selection of the moment when the dialog was opened: its orders change while it is open.
  const [opened, setOpened] = useState<{ what: 'pay' | 'cancel'; orders: readonly EveryOrder[] } | null>(
    null,
  );
  const payable = orders.filter(({ actions }) => actions.includes('pay')).length;
  const cancellable = orders.filter(
    ({ actions }) => actions.includes('cancel') || actions.includes('refund'),
  ).length;
  const Dialog = opened?.what === 'pay' ? PaySeveral : CancelSeveral;
  return (
    <>
      {payable > 0 && (
        <Button size="compact" kind="primary" onClick={() => setOpened({ what: 'pay', orders })}>
          {t('pay', { count: payable })}
        </Button>
      )}
      {cancellable > 0 && (
        <Button size="compact" onClick={() => setOpened({ what: 'cancel', orders })}>
          {t('cancel', { count: cancellable })}
        </Button>
      )}
      {opened && <Dialog orders={opened.orders} onClose={() => setOpened(null)} />}
    </>
  );
}
