import type { QuoteReply } from '@serai/contract/hotels/booking';
import { Tag } from '@serai/ui/tag';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useOfferMoney } from '../../offers/use-offer-money.ts';
import { useOfferWords } from '../offer/offer-words.ts';

/** Rooms that differ: type, numbers, meal, bed and price of each. */
export function BookedLines({ lines }: { lines: QuoteReply['room_lines'] }) {
  const t = usePhrases('hotel-booking');
  const words = useOfferWords();
  const money = useOfferMoney();
  return (
    <ul className="grid gap-2">
      {lines.map((line) => (
        <li key={line.rooms.join()} className="flex items-start justify-between gap-3">
          <div className="min-w-0">
            <p className="font-strong">
              {line.room_type}
              <span className="ml-2 text-caption font-normal text-muted">× {line.rooms.length}</span>
            </p>
            <p className="text-caption">
              {t('lineOfRooms', {
                rooms: line.rooms.join(t('agesJoin')),
                meal: words.meal(line.meal_type),
                bed: words.bed(line.bed_type),
              })}
            </p>
          </div>
          <div className="shrink-0 text-right">
            <p>{money.parts(line.total_price).amount}</p>
            {!line.refundable && <Tag>{t('lineFinal')}</Tag>}
          </div>
        </li>
      ))}
    </ul>
  );
}
