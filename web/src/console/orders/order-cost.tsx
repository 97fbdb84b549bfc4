import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { Skeleton } from '@serai/ui/skeleton';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';

/** What the seller pays for an order, and earns of it; for holders of the right to costs. */
export function OrderCost({ orderId }: { orderId: number }) {
  const mayView = useMay()('/console/order/cost');
  return mayView ? <Cost orderId={orderId} /> : null;
}

function Cost({ orderId }: { orderId: number }) {
  const t = usePhrases('console-orders');
  const money = useMoney();
  const query = useRead('console/order/cost', { id: orderId });
  return (
    <Card title={t('costTitle')}>
      <Loaded query={query} skeleton={<Skeleton className="h-20" />}>
        {({ price, cost, hired, margin }) => {
          const shown = (amount: typeof cost) => (amount ? money.text(amount) : t('costUnknown'));
          return (
            <KeyValues
              columns={1}
              items={[
                { key: 'price', name: t('costPrice'), value: money.text(price) },
                { key: 'cost', name: t('cost'), value: shown(cost) },
                ...(hired ? [{ key: 'hired', name: t('costHired'), value: shown(hired.cost) }] : []),
                { key: 'margin', name: t('margin'), value: shown(margin) },
              ]}
            />
          );
        }}
      </Loaded>
    </Card>
  );
}
