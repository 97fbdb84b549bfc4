import type { EveryOrder } from '../order-product.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** The hotel's confirmation code, or driver and plate; what a confirmed order lacks is marked. */
export function ProviderCell({ order }: { order: EveryOrder }) {
  const t = useOrderPhrases('order-list');
  const lines = linesOf(order);
  return (
    <div className="min-w-0 max-w-26 text-caption">
      {order.missing && <div className="truncate text-amber">{t(`gap_${order.missing}`)}</div>}
      {lines.map((line) => (
        <div
          key={line}
          title={line}
          className={
            lines.length === 1 && order.missing === null ? 'line-clamp-2 break-all font-strong' : 'truncate'
          }
        >
          {line}
        </div>
      ))}
    </div>
  );
}

/** At most two lines: the code, or driver and plate of the first vehicle. */
function linesOf({ detail, missing }: EveryOrder): string[] {
  if (!('rides' in detail)) return [detail.hotel_confirmation_code].filter(Boolean);
  const driven = detail.rides.filter(({ driver_name }) => driver_name !== '');
  const [first] = driven;
  if (!first) return [];
  const others = driven.length > 1 ? ` +${driven.length - 1}` : '';
  return missing ? [first.driver_name] : [first.driver_name, `${first.plate_number}${others}`];
}
