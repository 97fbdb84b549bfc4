import { useDates } from '../../../platform/format/dates.ts';
import type { EveryOrder } from '../order-product.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** First day of the service, with the pick-up time of a ride; below it check-out or flight. Local to the place. */
export function ServiceCell({ order }: { order: EveryOrder }) {
  const { first, below } = useServiceLines(order);
  return (
    <div className="whitespace-nowrap">
      <div>{first}</div>
      <div className="text-caption text-muted">{below}</div>
    </div>
  );
}

/** Returns when the service begins in one line, and what follows in a second one; empty if nothing. */
export function useServiceLines({ service_start, service_end, detail }: EveryOrder) {
  const t = useOrderPhrases('order-list');
  const { civil } = useDates();
  const day = civil(service_start.local.slice(0, 10));
  if (!('rides' in detail)) {
    return { first: day, below: t('until', { day: civil(service_end.local.slice(0, 10)) }) };
  }
  return {
    first: `${day} ${service_start.local.slice(11, 16)}`,
    below: 'flight_number' in detail ? detail.flight_number : '',
  };
}
