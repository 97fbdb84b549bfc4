import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { RateTable } from '../../features/hotels/detail/rate-table.tsx';
import { useOfferWords } from '../../features/hotels/offer/offer-words.ts';
import type { Got } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import type { Caller, StayQuote, StayToBook } from './desk-booking.ts';
import { RefusedOr } from './refused-or.tsx';
import { StayForm } from './stay-form.tsx';

type Rates = Got<'console/hotelOrder/rates'>;

interface HotelRatesProps {
  caller: Caller;
  hotelId: number;
  stay: StayToBook;
  nowMs: number;
  /** Returns to the hotels of the place; absent if a hotel was searched. */
  onOthers: (() => void) | undefined;
}

/** Rooms and rates of a hotel at the agency's prices; a chosen rate is locked and booked. */
export function HotelRates(props: HotelRatesProps) {
  const { caller, hotelId, stay } = props;
  const query = useRead(
    'console/hotelOrder/rates',
    { agency_id: caller.agency.id, id: hotelId, ...stay },
    { fresh: true },
  );
  return (
    <RefusedOr query={query} skeleton={<RateRows />}>
      {(shown) => <Rooms {...props} shown={shown} onStale={() => void query.refetch()} />}
    </RefusedOr>
  );
}

function Rooms({
  caller,
  stay,
  nowMs,
  onOthers,
  shown,
  onStale,
}: HotelRatesProps & { shown: Rates; onStale: () => void }) {
  const t = usePhrases('console-booking');
  const words = useOfferWords();
  const money = useMoney();
  const [locked, setLocked] = useState<{ rateKey: string; quote: StayQuote } | null>(null);
  const lock = useSend('console/hotelOrder/quote');
  const lockRate = (rateKey: string) =>
    lock.send({ agency_id: caller.agency.id, user_id: caller.user.id, rate_key: rateKey, ...stay });

  async function choose(rateKey: string) {
    const { reply } = await lockRate(rateKey);
    if (reply) setLocked({ rateKey, quote: reply });
    // A notice has shown the reason; the displayed rates may be outdated.
    else onStale();
  }

  async function lockAgain(): Promise<boolean> {
    if (!locked) return false;
    const { reply } = await lockRate(locked.rateKey);
    if (reply) setLocked({ ...locked, quote: reply });
    return reply !== null;
  }

  if (locked) {
    return (
      <StayForm
        caller={caller}
        quote={locked.quote}
        nowMs={nowMs}
        lockAgain={lockAgain}
        onBack={() => {
          setLocked(null);
          onStale();
        }}
      />
    );
  }
  const rooms = [...shown.rooms].sort((a, b) => Number(a.rates.length === 0) - Number(b.rates.length === 0));
  const { hotel } = shown;
  return (
    <section aria-labelledby="hotel-to-book">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="hotel-to-book" className="text-lead font-strong">
          {hotel.name}
        </h2>
        {onOthers && (
          <Button kind="quiet" icon="chevron-left" onClick={onOthers}>
            {t('otherHotels')}
          </Button>
        )}
      </div>
      <p className="mb-4 text-caption text-muted">
        {[hotel.name_alt, hotel.city, hotel.phone].filter(Boolean).join(' · ')}
      </p>
      {rooms.every(({ rates }) => rates.length === 0) && (
        <EmptyState title={t('noRates')}>{t('noRatesHelp')}</EmptyState>
      )}
      <RateTable
        rooms={rooms}
        shown={shown}
        nowMs={nowMs}
        bookButton={(rate, room) => (
          <Button
            kind="repeated"
            size="compact"
            block
            busy={lock.busy}
            aria-label={t('bookRate', {
              room: room.name,
              meal: words.meal(rate.meal),
              total: money.text(rate.total_price),
            })}
            onClick={() => void choose(rate.rate_key)}
          >
            {t(rate.on_request ? 'request' : 'book')}
          </Button>
        )}
      />
    </section>
  );
}

/** Placeholder of a room with five rates. */
function RateRows() {
  return (
    <div className="grid gap-1">
      {[0, 1, 2, 3, 4, 5].map((row) => (
        <Skeleton key={row} className="h-14" />
      ))}
    </div>
  );
}
