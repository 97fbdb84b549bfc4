import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CopyButton } from '../../orders/views/copy-button.tsx';
import type { WorkOrderDetail } from '../work-order-queries.ts';

/** Number, type, order, address for replies, and date of the request. */
export function WorkOrderFacts({ workOrder }: { workOrder: WorkOrderDetail['work_order'] }) {
  const t = usePhrases('work-order');
  const { time } = useDates();
  const { number, type_name, order, notify_email, created_at } = workOrder;
  return (
    <Card title={t('factsTitle')}>
      <KeyValues
        columns={1}
        items={[
          {
            key: 'number',
            name: t('number'),
            value: (
              <span className="inline-flex items-center">
                {number}
                <CopyButton text={number} what={t('number')} />
              </span>
            ),
          },
          { key: 'type', name: t('type'), value: type_name },
          {
            key: 'order',
            name: t('order'),
            value: order ? (
              <>
                <Link
                  to={paths.orderOf(order.product, order.id)}
                  className="text-teal underline-offset-4 hover:underline"
                >
                  {order.sn}
                </Link>
                <span className="block text-caption text-muted">{order.title}</span>
              </>
            ) : (
              <span className="text-muted">{t('noOrder')}</span>
            ),
          },
          { key: 'email', name: t('email'), value: notify_email },
          { key: 'made', name: t('made'), value: time(created_at) },
        ]}
      />
    </Card>
  );
}
