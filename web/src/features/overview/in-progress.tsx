import type { ReplyOf } from '@serai/contract/endpoint';
import type { accountOverview } from '@serai/contract/wallet/wallet';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { TextLink } from './text-link.tsx';

type Waiting = ReplyOf<typeof accountOverview>['waiting'];

/** Links to the order lists, and to the orders that wait for a hotel or a car company. */
export function InProgress({ waiting }: { waiting: Waiting }) {
  const t = usePhrases('overview');
  const layout = usePhrases('layout');
  const names: Record<string, string> = {
    hotel: layout('navHotels'),
    car: layout('navCars'),
    airport: layout('navTransfers'),
  };
  return (
    <nav aria-label={t('allOrders')} className="flex flex-wrap gap-x-4 gap-y-1">
      <TextLink to={paths.orderList()} words={layout('orders')} />
      <TextLink to={paths.carOrderList()} words={layout('carOrders')} />
      <TextLink to={paths.airportOrderList()} words={layout('transferOrders')} />
      {waiting
        .filter(({ order_status }) => order_status === 'processing' || order_status === 'cancelling')
        .map(({ product, order_status, count }) => (
          <TextLink
            key={`${product} ${order_status}`}
            to={paths.ordersOf(product, new URLSearchParams({ status: order_status }))}
            words={t(order_status === 'processing' ? 'waitingProcessing' : 'waitingCancelling', {
              product: names[product] ?? product,
              count,
            })}
          />
        ))}
    </nav>
  );
}
