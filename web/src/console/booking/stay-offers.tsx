import { EmptyState } from '@serai/ui/empty-state';
import { SearchLine } from '../../features/hotels/search-line/search-line.tsx';
import { stayOf, writeSearch } from '../../features/hotels/search-line/stay-search.ts';
import { useLineKey } from '../../features/offers/use-line-key.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type BookChoices, writeChoices } from './book-address.ts';
import type { Caller } from './desk-booking.ts';
import { HotelOffers } from './hotel-offers.tsx';
import { HotelRates } from './hotel-rates.tsx';

interface StayOffersProps {
  caller: Caller;
  choices: BookChoices;
  nowMs: number;
  onChange: (part: Partial<BookChoices>) => void;
}

/** Search of a stay, then the hotels of the place, or the rates of the chosen hotel. */
export function StayOffers({ caller, choices, nowMs, onChange }: StayOffersProps) {
  const { stay } = choices;
  const { lineKey, sends } = useLineKey(writeSearch(stay).toString());
  return (
    <>
      <SearchLine
        key={lineKey}
        compact
        initial={stay}
        nowMs={nowMs}
        onSearch={(next) => {
          sends(writeSearch(next).toString());
          onChange({ stay: next, hotelId: null });
        }}
      />
      <Found caller={caller} choices={choices} nowMs={nowMs} onChange={onChange} />
    </>
  );
}

function Found({ caller, choices, nowMs, onChange }: StayOffersProps) {
  const t = usePhrases('console-booking');
  const { stay: search, hotelId } = choices;
  const { destination } = search;
  const stay = stayOf(search);
  if (!destination || !stay) return <EmptyState title={t('noStay')}>{t('noStayHelp')}</EmptyState>;
  if (hotelId === null && destination.type !== 'hotel') {
    return (
      <HotelOffers
        agencyId={caller.agency.id}
        destination={{ type: destination.type, id: destination.id }}
        stay={stay}
        nowMs={nowMs}
        onChoose={(id) => onChange({ hotelId: id })}
      />
    );
  }
  return (
    <HotelRates
      // Another agency, user, hotel or stay starts the choice of a rate again.
      key={`${caller.user.id} ${writeChoices(choices)}`}
      caller={caller}
      hotelId={hotelId ?? destination.id}
      stay={stay}
      nowMs={nowMs}
      onOthers={hotelId === null ? undefined : () => onChange({ hotelId: null })}
    />
  );
}
