import type { SimilarOrder } from '@serai/contract/orders/orders';
import type { OrderView } from '@serai/contract/orders/view';
import { Icon } from '@serai/ui/icons';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import type { QueryOf } from '../../platform/api/calls.ts';
import { addDays } from '../../platform/format/civil-days.ts';
import { useDates } from '../../platform/format/dates.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';

type Asked = QueryOf<'order/similar'>;

const nothingAsked: Asked = { product: '', guest_names: [], from: '', to: '' };

/**
 * Finds existing orders for the same guests on the same days, while `asked` is set. `isLooking` until the
 * reply has arrived or failed.
 */
export function useSimilarOrders(asked: Asked | null): {
  similar: readonly SimilarOrder[];
  isLooking: boolean;
} {
  const { data, fetchStatus } = useRead('order/similar', asked ?? nothingAsked, {
    enabled: asked !== null,
    fresh: true,
  });
  return { similar: data?.list ?? [], isLooking: asked !== null && fetchStatus === 'fetching' };
}

/** Returns the query for similar orders before a payment. */
export function askedAbout({ product, guest_names, service_start, service_end }: AskedOrder): Asked {
  const from = service_start.local.slice(0, 10);
  const end = service_end.local.slice(0, 10);
  // On the last morning of a stay, or of a rental of several days, the next one may begin.
  return { product, guest_names, from, to: end > from ? addDays(end, -1) : from };
}

type AskedOrder = Pick<OrderView, 'product' | 'guest_names' | 'service_start' | 'service_end'>;

/** Warns that a similar order may already exist; renders nothing otherwise. */
export function SimilarOrders({ product, similar }: { product: string; similar: readonly SimilarOrder[] }) {
  const t = usePhrases('similar-orders');
  const { civil } = useDates();
  if (similar.length === 0) return null;
  return (
    <section role="alert" aria-label={t('title')} className="mb-4 rounded-control bg-amber-soft px-3 py-2">
      <h3 className="flex items-center gap-2 font-strong text-amber">
        <Icon name="warning" size={18} className="shrink-0" />
        {t('title')}
      </h3>
      <p>{t('text', { count: similar.length })}</p>
      <ul className="grid gap-1">
        {similar.map(({ id, sn, title, service_start, guest_names }) => (
          <li key={id}>
            <Link
              className="text-teal underline underline-offset-4"
              to={paths.orderOf(product, id)}
              target="_blank"
            >
              {t('order', {
                sn,
                date: civil(service_start.local.slice(0, 10)),
                guests: guest_names.join(t('names')),
              })}
            </Link>
            <span className="block text-caption text-muted">{title}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
