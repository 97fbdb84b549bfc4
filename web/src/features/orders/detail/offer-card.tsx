import { Card } from '@serai/ui/card';
import { Price } from '@serai/ui/price';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { OfferPrices } from '../actions/offer-prices.tsx';
import type { OrderDetailProduct, OrderReply } from '../order-product.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** The seller's offer for an order on request: differences, price and validity. */
export function OfferCard({ reply, product }: { reply: OrderReply; product: OrderDetailProduct }) {
  const { order, offer } = reply;
  const t = useOrderPhrases('order-detail');
  const { time } = useDates();
  if (!offer) return null;
  return (
    <Card title={t('offerTitle')}>
      <div className="grid gap-4">
        <p>
          <span className="font-strong">{t(`offer_${offer.kind}`)}</span>
          {offer.kind === 'alternative' && <span className="block">{offer.title}</span>}
        </p>
        {offer.kind === 'alternative' && product.OfferPart && <product.OfferPart offer={offer} />}
        <OfferPrices asked={order.total_price} offered={offer.total_price} />
        {offer.kind !== 'same' && <OfferLines offer={offer} />}
        {offer.kind !== 'same' && (
          <ul className="list-disc pl-5 text-caption text-muted">
            {offer.policy.text.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
        {offer.note && <p className="[overflow-wrap:anywhere]">{t('offerNote', { note: offer.note })}</p>}
        <p className="text-caption text-muted">
          {t('offerTimes', { made: time(offer.made_at).slice(0, 16), until: time(offer.until).slice(0, 16) })}
        </p>
      </div>
    </Card>
  );
}

function OfferLines({ offer }: { offer: NonNullable<OrderReply['offer']> }) {
  const money = useMoney();
  return (
    <ul className="grid gap-1 text-caption">
      {offer.lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a line is its place
        <li key={at} className="flex justify-between gap-4">
          <span className="min-w-0">
            {line.label}
            <span className="ml-2 whitespace-nowrap text-muted">
              {line.quantity} × {money.parts(line.unit_price).amount}
            </span>
          </span>
          <Price {...money.parts(line.amount)} />
        </li>
      ))}
    </ul>
  );
}
