import { classNames } from '@serai/ui/class-names';
import { useDates } from '../../../platform/format/dates.ts';
import type { HeadFact, OrderDetailProduct, OrderReply } from '../order-product.ts';
import { CopyButton } from '../views/copy-button.tsx';
import { useOrderPhrases } from '../views/service-words.ts';

/** The facts of an order that are asked for on the telephone: in one line, on a phone one below the other. */
export function HeadFacts({ reply, product }: { reply: OrderReply; product: OrderDetailProduct }) {
  const t = useOrderPhrases('order-detail');
  const facts = [...product.useHeadFacts(reply.order), useCancellationFact(reply)];
  return (
    <section aria-label={t('factsTitle')} className="mt-2">
      <dl className="grid gap-x-6 gap-y-1 border-y border-line py-2 sm:grid-cols-3 sm:gap-y-3 lg:grid-cols-[minmax(0,1.5fr)_repeat(4,minmax(0,1fr))] print:grid-cols-5">
        {facts.map((fact) => (
          <div key={fact.key} className="flex min-w-0 gap-x-4 max-sm:justify-between sm:block">
            <dt className="text-caption text-muted max-sm:shrink-0 max-sm:leading-7">{fact.name}</dt>
            <dd className="min-w-0 [overflow-wrap:anywhere] [word-break:keep-all] max-sm:text-right">
              <Value fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function Value({ fact }: { fact: HeadFact }) {
  return (
    <>
      <span
        className={classNames(
          'font-strong',
          fact.copied && 'inline-flex items-center',
          fact.missing && 'text-amber',
        )}
      >
        {fact.value}
        {fact.copied && <CopyButton text={fact.copied} what={fact.name} />}
      </span>
      {fact.note && <span className="block text-caption text-muted">{fact.note}</span>}
    </>
  );
}

/** Until when the order can be cancelled free of charge, in local time of the service. */
function useCancellationFact({ order, policy }: OrderReply): HeadFact {
  const t = useOrderPhrases('order-detail');
  const { placeTime } = useDates();
  const until = order.free_cancel_until;
  const fact = { key: 'cancellation', name: t('factCancellation') };
  if (!cancellable.has(order.order_status)) return { ...fact, value: '—' };
  if (!policy.refundable) return { ...fact, value: t('factNonRefundable') };
  if (until === null || until * 1000 <= Date.now()) return { ...fact, value: t('factFeeApplies') };
  return { ...fact, value: placeTime(until, order.service_start.tz), note: t('factPlaceTime') };
}

const cancellable: ReadonlySet<string> = new Set([
  'offer_pending',
  'pending_payment',
  'processing',
  'confirmed',
]);
