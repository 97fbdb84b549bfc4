import { Price } from '@serai/ui/price';
import type { ReactNode } from 'react';
import type { MoneyLike } from '../../platform/format/money.ts';
import { useOfferMoney } from './use-offer-money.ts';

/** Total of an offer in a row; screen readers read `name` before it. */
export function TotalPrice({ name, total }: { name: string; total: MoneyLike }) {
  const money = useOfferMoney();
  return (
    <p>
      <span className="sr-only">{name} </span>
      <Price {...money.parts(total)} size="lead" />
    </p>
  );
}

/** Total before promotions, struck out; screen readers read `name` before it. */
export function PriceBefore({ name, total }: { name: string; total: MoneyLike }) {
  const money = useOfferMoney();
  return (
    <p className="text-caption">
      <span className="sr-only">{name} </span>
      <Price {...money.parts(total)} former />
    </p>
  );
}

/** Basis of the total, e.g. the price per night, day or vehicle. */
export function PriceDetail({ children }: { children: ReactNode }) {
  return <p className="price text-caption text-muted">{children}</p>;
}

/** A note that only few are left. */
export function FewLeft({ children }: { children: ReactNode }) {
  return <p className="text-caption font-strong text-lacquer">{children}</p>;
}
