import type { Money } from '@serai/contract/money';
import { Price } from '@serai/ui/price';
import { useOfferMoney } from '../../offers/use-offer-money.ts';

/** Components of a price, one per line; nothing for a single line. */
export function PriceLines({ lines }: { lines: readonly { label: string; amount: Money }[] }) {
  const money = useOfferMoney();
  if (lines.length < 2) return null;
  return (
    <ul className="grid gap-1 text-caption">
      {lines.map(({ label, amount }) => (
        <li key={`${label} ${amount.amount}`} className="flex items-baseline justify-between gap-4">
          <span>{label}</span>
          <Price {...money.parts(amount)} />
        </li>
      ))}
    </ul>
  );
}
