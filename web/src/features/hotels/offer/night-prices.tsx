import type { Money } from '@serai/contract/money';
import { Price } from '@serai/ui/price';
import { useDates } from '../../../platform/format/dates.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';

/** One line per night of the stay. */
export function NightPrices(props: {
  nights: readonly { date: string; price: Money }[];
  words: { night: string; price: string };
  note?: string;
}) {
  const { nights, words, note } = props;
  const { civil } = useDates();
  const money = useOfferMoney();
  return (
    <table className="w-full text-caption">
      {note && <caption className="caption-bottom pt-2 text-left text-muted">{note}</caption>}
      <thead>
        <tr className="border-b border-line text-left text-muted">
          <th scope="col" className="py-1 font-normal">
            {words.night}
          </th>
          <th scope="col" className="py-1 text-right font-normal">
            {words.price}
          </th>
        </tr>
      </thead>
      <tbody>
        {nights.map(({ date, price }) => (
          <tr key={date} className="border-b border-line">
            <th scope="row" className="py-1 text-left font-normal">
              {civil(date)}
            </th>
            <td className="py-1 text-right">
              <Price {...money.parts(price)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
