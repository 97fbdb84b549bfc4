import { Price } from '@serai/ui/price';
import { StatusTag } from '@serai/ui/tag';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { NextStep } from '../next-step.tsx';
import type { EveryOrder } from '../order-product.ts';
import { OnBehalfTag } from '../views/on-behalf-tag.tsx';
import { useOrderPhrases } from '../views/service-words.ts';
import { OrderStatusTag } from '../views/status-tag.tsx';
import { useServiceLines } from './service-cell.tsx';

/** An order on a narrow screen: title and sum, then time, first guest and status; with its number if there is room. */
export function NarrowRow({ order, isLeft }: { order: EveryOrder; isLeft: boolean }) {
  const t = useOrderPhrases('order-list');
  const money = useMoney();
  const { first } = useServiceLines(order);
  const [guest, ...others] = order.guest_names;
  // Who decides about an unproven service matters more than a driver who was never named.
  const isMarked = order.missing !== null && order.review === null && !isLeft;
  return (
    <div className="grid w-0 min-w-full gap-0.5 max-md:w-auto">
      <div className="flex min-w-0 items-baseline justify-between gap-2">
        <Link
          to={paths.orderOf(order.product, order.id)}
          aria-label={`${order.title} ${t('open', { sn: order.sn })}`}
          className="truncate font-strong"
        >
          {order.title}
        </Link>
        <Price {...money.parts(order.total_amount)} />
      </div>
      <div className="flex min-w-0 items-center justify-between gap-2 text-caption text-muted">
        <span className="min-w-0 truncate">
          <span className="max-md:hidden print:inline">{`${order.sn} · `}</span>
          {`${first} · ${guest ?? order.contact_name}${others.length > 0 ? ` +${others.length}` : ''}`}
          {order.reference && <span className="sr-only"> {order.reference}</span>}
        </span>
        <span className="flex shrink-0 items-center gap-1">
          <OnBehalfTag order={order} />
          {isMarked && <span className="text-amber">{t(`gap_${order.missing ?? 'code'}`)}</span>}
          {isLeft && <StatusTag tone="neutral">{t('done')}</StatusTag>}
          {!isLeft && !isMarked && (
            // On a phone the button to pay says the same.
            <span className={order.actions.includes('pay') ? 'max-md:hidden' : undefined}>
              <State order={order} />
            </span>
          )}
        </span>
      </div>
    </div>
  );
}

/** The status, or who must decide about the order. */
function State({ order }: { order: EveryOrder }) {
  if (order.review !== null) return <NextStep order={order} />;
  return <OrderStatusTag status={order.order_status} offered={order.offer !== null} />;
}
