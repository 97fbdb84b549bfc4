import { shownText } from '@serai/contract/currency';
import { buttonClass } from '@serai/ui/button';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import type { BillDetail } from './bill-queries.ts';

type Offer = BillDetail['offers'][number];

/** Total of the bill in other currencies at an offered rate, with its deadline. */
export function BillOffers({ detail: { bill, offers } }: { detail: BillDetail }) {
  const t = usePhrases('bills');
  return (
    <>
      <ul className="divide-y divide-line">
        {offers.map((offer) => (
          <OfferRow key={offer.amount.currency} offer={offer} own={bill.total.currency} />
        ))}
      </ul>
      <p className="mt-2 max-w-prose text-caption text-muted">{t('offerHelp')}</p>
    </>
  );
}

function OfferRow({ offer: { amount, rate, until }, own }: { offer: Offer; own: string }) {
  const t = usePhrases('bills');
  const money = useMoney();
  const { civil } = useDates();
  const mayDeclare = useMay()('/user/account/balance', 'topUp');
  const other = rate.of === own ? amount.currency : own;
  const declared = {
    amount: shownText(amount.amount, amount.currency),
    currency: amount.currency,
    for: 'bills',
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0">
      <div>
        <Price {...money.parts(amount)} size="lead" />
        <p>{t('offerUntil', { date: civil(until, { year: true }) })}</p>
        <p className="text-caption text-muted">
          {t('offerRate', { rate: `1 ${rate.of} = ${rate.rate} ${other}` })}
        </p>
      </div>
      {mayDeclare && (
        <Link to={paths.topUp(new URLSearchParams(declared))} className={buttonClass()}>
          {t('offerDeclare')}
        </Link>
      )}
    </li>
  );
}
