import { classNames } from '@serai/ui/class-names';
import { EmptyState } from '@serai/ui/empty-state';
import { Icon } from '@serai/ui/icons';
import { useState } from 'react';
import { Link, useLocation, useNavigation } from 'react-router';
import { paths } from '../../../paths.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { QuoteTick } from '../../quotes/quote-tick.tsx';
import { IncludedTaxes } from '../offer/included-taxes.tsx';
import { type StaySearch, stayOf } from '../search-line/stay-search.ts';
import { ApartRates } from './apart-rates.tsx';
import { BookButton } from './book-button.tsx';
import { HotelAbout } from './hotel-about.tsx';
import { HotelFacts } from './hotel-facts.tsx';
import type { HotelShown, PartyRates, Rate, Room } from './load-detail.ts';
import { NoRateFits } from './no-rate-fits.tsx';
import { RateBar } from './rate-bar.tsx';
import { fitsChips, listChips, type RateChip } from './rate-chips.ts';
import { RateTable } from './rate-table.tsx';
import { RoomMode } from './room-mode.tsx';
import { usePriceBasis } from './use-price-basis.ts';

export interface RoomsAndRatesProps {
  shown: HotelShown;
  /** Rates of a single room by its guests, if a rate is chosen for each room. */
  apart: readonly PartyRates[] | null;
  asked: StaySearch;
  nowMs: number;
  problem: string;
}

/** The rates of a stay as a table with its bar, the hotel's facts beside it, its description below. */
export function RoomsAndRates({ shown, apart, asked, nowMs, problem }: RoomsAndRatesProps) {
  const [chosen, setChosen] = useState<readonly RateChip[]>([]);
  const { perNight, toggle } = usePriceBasis();
  const updating = useUpdating();
  const offered = apart ? apart.flatMap((party) => party.shown.rooms) : shown.rooms;
  const rates = offered.flatMap((room) => room.rates);
  const rooms = roomsToShow(offered, chosen);
  const fitting = rooms.flatMap((room) => room.rates);
  const best = bestOf(fitting);
  return (
    <>
      <RateBar
        chips={listChips(rates, chosen)}
        chosen={chosen}
        onChoose={setChosen}
        perNight={perNight}
        onPerNight={toggle}
      />
      <div className="mx-auto grid max-w-7xl gap-x-6 gap-y-8 px-4 pt-3 pb-8 md:px-8 xl:grid-cols-[minmax(0,1fr)_18rem] xl:grid-rows-[auto_1fr] xl:items-start">
        <section
          id="rooms"
          aria-labelledby="rooms-and-rates"
          className="min-w-0 scroll-mt-24 lg:scroll-mt-32"
        >
          <TableHead shown={shown} count={fitting.length} all={rates.length} updating={updating} />
          <Notes shown={shown} asked={asked} problem={problem} />
          {shown.stay.rooms.length > 1 && shown.hotel.mixes_rooms && <RoomMode apart={apart !== null} />}
          {rates.length === 0 && <NoneFree />}
          {rates.length > 0 && fitting.length === 0 && (
            <NoRateFits rates={rates} chosen={chosen} onChoose={setChosen} />
          )}
          {rooms.length > 0 && (
            <div
              aria-busy={updating || undefined}
              className={classNames(
                'transition-opacity duration-150',
                updating && 'pointer-events-none opacity-50',
              )}
            >
              {apart ? (
                <ApartRates
                  key={JSON.stringify(shown.stay)}
                  parties={apart}
                  shown={shown}
                  asked={asked}
                  nowMs={nowMs}
                  perNight={perNight}
                  roomsToShow={(each) => roomsToShow(each, chosen)}
                />
              ) : (
                <RateTable
                  rooms={rooms}
                  shown={shown}
                  nowMs={nowMs}
                  perNight={perNight}
                  tick={(rate, room) => <QuoteTick kind="rate" rate={rate} room={room} shown={shown} />}
                  bookButton={(rate, room) => (
                    <BookButton rate={rate} room={room} shown={shown} asked={asked} isBest={rate === best} />
                  )}
                />
              )}
              <div className="mt-2">
                <IncludedTaxes included={taxesOfAll(fitting)} />
              </div>
            </div>
          )}
        </section>
        <div className="xl:row-span-2">
          <HotelFacts shown={shown} />
        </div>
        <HotelAbout hotel={shown.hotel} />
      </div>
    </>
  );
}

/** Rooms with the rates that fit. Without chips also rooms without rates, at the end, which give the reason. */
function roomsToShow(rooms: readonly Room[], chosen: readonly RateChip[]): Room[] {
  const closed = chosen.length > 0 ? [] : rooms.filter((room) => room.rates.length === 0);
  const open = rooms
    .map((room) => ({ ...room, rates: room.rates.filter((rate) => fitsChips(rate, chosen)) }))
    .filter((room) => room.rates.length > 0);
  return [...open, ...closed];
}

/** The cheapest rate; one that can be booked at once is preferred to one on request. */
function bestOf(rates: readonly Rate[]): Rate | undefined {
  const atOnce = rates.filter((rate) => !rate.on_request);
  const [first, ...others] = atOnce.length > 0 ? atOnce : rates;
  return others.reduce(
    (best, rate) => (best && best.total_price.amount <= rate.total_price.amount ? best : rate),
    first,
  );
}

/** Taxes that the prices include if it is the same for all rates; the details of each rate name them too. */
function taxesOfAll([first, ...others]: readonly Rate[]): Rate['included'] {
  if (!first) return [];
  const taxes = first.included.join();
  return others.every(({ included }) => included.join() === taxes) ? first.included : [];
}

/** Whether the rates of other dates or rooms are loading. */
function useUpdating(): boolean {
  const { state, location: next } = useNavigation();
  const { pathname, search } = useLocation();
  return state === 'loading' && next.pathname === pathname && next.search !== search;
}

/** The stay, the number of rates, and a sign while others are loading. */
function TableHead(props: { shown: HotelShown; count: number; all: number; updating: boolean }) {
  const { shown, count, all, updating } = props;
  const t = usePhrases('hotel-detail');
  const { civil } = useDates();
  const { stay } = shown;
  const counted = count === all ? t('rateCount', { count }) : t('rateCountOf', { count, all });
  return (
    <div className="mb-2 flex flex-wrap items-baseline gap-x-4">
      <h2 id="rooms-and-rates" className="text-lead font-strong">
        {t('rooms')}
      </h2>
      <p className="text-caption text-muted">
        {t('stayLine', {
          from: civil(stay.check_in),
          to: civil(stay.check_out),
          nights: shown.nights,
          rooms: stay.rooms.length,
        })}
      </p>
      <p
        role="status"
        className={classNames('text-caption', updating ? 'font-strong text-teal' : 'text-muted')}
      >
        {updating ? t('updatingRates') : all > 0 && counted}
      </p>
      {shown.price_kind === 'public' && <PublicPriceNote />}
    </div>
  );
}

/** What the reader must know before the prices: a refused search, assumed dates, fees at the hotel. */
function Notes({ shown, asked, problem }: Omit<RoomsAndRatesProps, 'nowMs' | 'apart'>) {
  const t = usePhrases('hotel-detail');
  return (
    <>
      {problem && (
        <p role="alert" className="mb-3 flex items-start gap-2 rounded-card bg-lacquer-soft px-4 py-3">
          <Icon name="warning" size={18} className="mt-1 shrink-0 text-lacquer" />
          <span>
            <strong className="font-strong">{t('problem', { problem })}</strong>
            <span className="block text-caption">{t('problemHelp')}</span>
          </span>
        </p>
      )}
      {!problem && !stayOf(asked) && <p className="mb-2 text-caption text-muted">{t('noDates')}</p>}
      {shown.fees.length > 0 && (
        <p className="mb-2 text-caption xl:hidden">
          <a href="#policies" className="text-teal underline underline-offset-4">
            {t('feesBelow', { count: shown.fees.length })}
          </a>
        </p>
      )}
    </>
  );
}

function NoneFree() {
  const t = usePhrases('hotel-detail');
  return <EmptyState title={t('noneTitle')}>{t('noneText')}</EmptyState>;
}

function PublicPriceNote() {
  const t = usePhrases('hotel-detail');
  const { pathname, search } = useLocation();
  return (
    <p className="for-guests ml-auto text-caption text-muted">
      {t('publicPrice')} ·{' '}
      <Link to={paths.login({ back: pathname + search })} className="text-teal underline underline-offset-4">
        {t('loginForNet')}
      </Link>
    </p>
  );
}
