import { Price } from '@serai/ui/price';
import { type MoneyLike, useMoney } from '../../../platform/format/money.ts';
import { useOrderPhrases } from '../views/service-words.ts';

/** Price of an offer, beside the requested price if it differs. */
export function OfferPrices({ asked, offered }: { asked: MoneyLike; offered: MoneyLike }) {
  const t = useOrderPhrases('orders');
  const money = useMoney();
  const isSame = asked.amount === offered.amount;
  return (
    <dl className="grid grid-cols-2 gap-4 rounded-control bg-sunken px-4 py-3">
      {!isSame && (
        <div>
          <dt className="text-caption text-muted">{t('priceAsked')}</dt>
          <dd>
            <Price {...money.parts(asked)} size="lead" former />
          </dd>
        </div>
      )}
      <div>
        <dt className="text-caption text-muted">{t(isSame ? 'priceSame' : 'priceOffered')}</dt>
        <dd>
          <Price {...money.parts(offered)} size="lead" />
        </dd>
      </div>
    </dl>
  );
}
