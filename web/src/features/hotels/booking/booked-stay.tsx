import type { QuoteReply } from '@serai/contract/hotels/booking';
import { Picture } from '@serai/ui/picture';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { usePicture } from '../../../platform/session/use-picture.ts';
import { IncludedTaxes } from '../offer/included-taxes.tsx';
import { useOfferWords } from '../offer/offer-words.ts';
import { PropertyFees } from '../offer/property-fees.tsx';
import { StarRating } from '../offer/star-rating.tsx';
import { BookedLines } from './booked-lines.tsx';

/** Hotel, room and dates of the booked stay. */
export function BookedStay({ quote }: { quote: QuoteReply }) {
  const t = usePhrases('hotel-booking');
  const terms = usePhrases('hotel-terms');
  const { civil } = useDates();
  const words = useOfferWords();
  const source = usePicture();
  const { hotel, room, stay } = quote;
  const { nights } = quote.room_lines[0] ?? quote;
  return (
    <div className="grid gap-3 p-4">
      <div className="flex gap-3">
        <Picture
          source={source(hotel.picture)}
          alt=""
          sizes="6rem"
          className="h-16 w-24 shrink-0 rounded-control"
        />
        <div className="min-w-0">
          <h2 className="font-strong">{hotel.name}</h2>
          <p className="text-caption text-muted">{hotel.name_alt}</p>
          <StarRating star={hotel.star} />
        </div>
      </div>
      <div className="grid grid-cols-[1fr_auto_1fr] items-center gap-2 rounded-control bg-sunken px-3 py-2">
        <p>
          <span className="block text-caption text-muted">{t('checkIn')}</span>
          <span className="font-strong">{civil(stay.check_in)}</span>
          <span className="block text-caption text-muted">{hotel.check_in_from}</span>
        </p>
        <span className="rounded-full bg-teal-soft px-2 text-caption text-teal">
          {t('nights', { count: nights.length })}
        </span>
        <p className="text-right">
          <span className="block text-caption text-muted">{t('checkOut')}</span>
          <span className="font-strong">{civil(stay.check_out)}</span>
          <span className="block text-caption text-muted">{hotel.check_out_until}</span>
        </p>
      </div>
      <div>
        {quote.room_lines.length > 0 ? (
          <BookedLines lines={quote.room_lines} />
        ) : (
          <>
            <p className="font-strong">
              {room.name}
              <span className="ml-2 text-caption font-normal text-muted">× {stay.rooms.length}</span>
            </p>
            <p className="text-caption">
              {t('breakfastLine', { meal: words.meal(quote.meal), bed: words.bed(quote.bed) })}
              {quote.breakfasts > 0 && ` · ${terms('breakfasts', { count: quote.breakfasts })}`}
            </p>
          </>
        )}
        <IncludedTaxes included={quote.included} />
      </div>
      {quote.fees.length > 0 && (
        <section className="border-t border-line pt-3">
          <h3 className="mb-1 text-caption text-muted">{terms('feesTitle')}</h3>
          <PropertyFees fees={quote.fees} />
        </section>
      )}
      {hotel.important !== '' && (
        <section className="border-t border-line pt-3">
          <h3 className="mb-1 text-caption text-muted">{terms('importantTitle')}</h3>
          <p className="text-caption whitespace-pre-line">{hotel.important}</p>
        </section>
      )}
    </div>
  );
}
