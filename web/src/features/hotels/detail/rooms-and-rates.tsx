import { EmptyState } from '@serai/ui/empty-state';
import { Icon } from '@serai/ui/icons';
import { Link, useLocation } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { HidePricesButton } from '../../offers/hide-prices-button.tsx';
import { PropertyFees } from '../offer/property-fees.tsx';
import { type StaySearch, stayOf } from '../search-line/stay-search.ts';
import { BookButton } from './book-button.tsx';
import type { HotelShown } from './load-detail.ts';
import { RoomCard } from './room-card.tsx';

export interface RoomsAndRatesProps {
  shown: HotelShown;
  asked: StaySearch;
  nowMs: number;
  problem: string;
}

/** Bookable rooms for the stay; the others follow with the reason. */
export function RoomsAndRates({ shown, asked, nowMs, problem }: RoomsAndRatesProps) {
  const t = usePhrases('hotel-detail');
  const { civil } = useDates();
  const { stay } = shown;
  const rooms = [...shown.rooms].sort((a, b) => Number(a.rates.length === 0) - Number(b.rates.length === 0));
  const noneFree = shown.rooms.every((room) => room.rates.length === 0);
  return (
    <section className="mt-8" aria-labelledby="rooms-and-rates">
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id="rooms-and-rates" className="text-title font-strong">
          {t('rooms')}
        </h2>
        <p className="text-muted">
          {t('stayLine', {
            from: civil(stay.check_in),
            to: civil(stay.check_out),
            nights: shown.nights,
            rooms: stay.rooms.length,
          })}
        </p>
        <div className="ml-auto flex items-center gap-4">
          {shown.price_kind === 'public' && <PublicPriceNote />}
          <HidePricesButton />
        </div>
      </div>
      {problem && (
        <p role="alert" className="mb-4 flex items-start gap-2 rounded-card bg-lacquer-soft px-4 py-3">
          <Icon name="warning" size={18} className="mt-1 shrink-0 text-lacquer" />
          <span>
            <strong className="font-strong">{t('problem', { problem })}</strong>
            <span className="block text-caption">{t('problemHelp')}</span>
          </span>
        </p>
      )}
      {!problem && !stayOf(asked) && <p className="mb-4 text-caption text-muted">{t('noDates')}</p>}
      <KnowBefore shown={shown} />
      {noneFree && <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>}
      <div className="grid gap-4">
        {rooms.map((room) => (
          <RoomCard
            key={room.id}
            room={room}
            shown={shown}
            nowMs={nowMs}
            bookButton={(rate) => <BookButton rate={rate} room={room} shown={shown} asked={asked} />}
          />
        ))}
      </div>
    </section>
  );
}

/** Fees at the hotel and rules for guests, shown before the prices. */
function KnowBefore({ shown: { fees, hotel } }: { shown: HotelShown }) {
  const t = usePhrases('hotel-terms');
  if (fees.length === 0 && hotel.important === '') return null;
  return (
    <div className="mb-4 grid gap-4 rounded-card border border-line bg-surface p-4 md:grid-cols-2">
      {fees.length > 0 && (
        <section>
          <h3 className="mb-1 font-strong">{t('feesTitle')}</h3>
          <PropertyFees fees={fees} />
        </section>
      )}
      {hotel.important !== '' && (
        <section>
          <h3 className="mb-1 font-strong">{t('importantTitle')}</h3>
          <p className="whitespace-pre-line">{hotel.important}</p>
        </section>
      )}
    </div>
  );
}

function PublicPriceNote() {
  const t = usePhrases('hotel-detail');
  const { pathname, search } = useLocation();
  return (
    <p className="for-guests text-caption text-muted">
      {t('publicPrice')} ·{' '}
      <Link to={paths.login({ back: pathname + search })} className="text-teal underline underline-offset-4">
        {t('loginForNet')}
      </Link>
    </p>
  );
}
