import type { OrderView } from '@serai/contract/orders/view';
import { buttonClass } from '@serai/ui/button';
import { Icon } from '@serai/ui/icons';
import { PhoneLink } from '@serai/ui/phone-link';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { PhoneFoldedCard } from '../orders/views/phone-fold.tsx';
import { WorkOrderStatusTag } from './views/work-order-status-tag.tsx';

/** Maximum number of work orders, and of subjects, on an order's page. */
const shownOrders = 3;
const shownTypes = 5;

/**
 * Help on an order's page: suitable subjects, each a click from its form, and the work orders of the order.
 * Needs the phrases `order-help` and `work-orders`.
 */
export function OrderHelp({ order }: { order: OrderView }) {
  const t = usePhrases('order-help');
  const may = useMay();
  if (!may('/user/work-order/list')) return null;
  return (
    <PhoneFoldedCard title={t('askTitle')}>
      <div className="grid gap-4">
        {may('/user/work-order/list', 'add') && <Ask orderId={order.id} />}
        <OwnWorkOrders orderId={order.id} />
      </div>
    </PhoneFoldedCard>
  );
}

function Ask({ orderId }: { orderId: number }) {
  const t = usePhrases('order-help');
  const query = useRead('workOrder/prefill', { order_id: orderId });
  const types = query.data?.types ?? [];
  const urgent = types.filter((type) => type.urgent);
  const rest = types.filter((type) => !type.urgent).slice(0, shownTypes - urgent.length);
  const phone = query.data?.urgent_phone;
  return (
    <div className="grid gap-3">
      <p className="text-muted">{t('askHelp')}</p>
      {urgent.length > 0 && phone && (
        <p className="flex flex-wrap items-baseline justify-between gap-x-3 rounded-control bg-lacquer-soft px-3 py-2">
          <span>{t('urgentHelp')}</span>
          <PhoneLink number={phone} className="font-strong" />
        </p>
      )}
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {[...urgent, ...rest].map((type) => (
          <li key={type.value}>
            <Link
              to={paths.workOrderApply({ order: orderId, type: type.value })}
              className="flex min-h-10 items-center justify-between gap-3 py-2 hover:text-teal"
            >
              <span className={type.urgent ? 'text-lacquer' : undefined}>{type.label}</span>
              <Icon name="chevron-right" size={16} className="shrink-0 text-muted" />
            </Link>
          </li>
        ))}
      </ul>
      <Link to={paths.workOrderApply({ order: orderId })} className={buttonClass({ block: true })}>
        {t(types.length > 0 ? 'more' : 'ask')}
      </Link>
    </div>
  );
}

function OwnWorkOrders({ orderId }: { orderId: number }) {
  const t = usePhrases('order-help');
  const query = useRead('workOrder/list', { order_id: orderId, limit: shownOrders });
  const reply = query.data;
  if (!reply || reply.list.length === 0) return null;
  return (
    <section>
      <h3 className="mb-1 text-caption font-strong text-muted">{t('ownTitle')}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {reply.list.map(({ id, type_name, number, status, unread_reply }) => (
          <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2">
            <span className="min-w-0">
              <Link
                to={paths.workOrder(id)}
                className={
                  unread_reply
                    ? 'font-strong text-teal underline-offset-4 hover:underline'
                    : 'text-teal underline-offset-4 hover:underline'
                }
              >
                {type_name}
              </Link>
              <span className="block text-caption text-muted">{number}</span>
            </span>
            <WorkOrderStatusTag status={status} />
          </li>
        ))}
      </ul>
      {reply.total > reply.list.length && (
        <Link
          to={paths.workOrders(new URLSearchParams({ order: String(orderId) }))}
          className="mt-2 inline-block text-teal underline-offset-4 hover:underline"
        >
          {t('all', { count: reply.total })}
        </Link>
      )}
    </section>
  );
}
