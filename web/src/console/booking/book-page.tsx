import { EmptyState } from '@serai/ui/empty-state';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { SearchLine } from '../../features/hotels/search-line/search-line.tsx';
import { stayOf, writeSearch } from '../../features/hotels/search-line/stay-search.ts';
import { useLineKey } from '../../features/offers/use-line-key.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead } from '../../platform/list/list-page.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { AgencyField } from './agency-field.tsx';
import { type BookChoices, readChoices, writeChoices } from './book-address.ts';
import { BookerChoice } from './booker-choice.tsx';
import type { Caller } from './desk-booking.ts';
import { HotelOffers } from './hotel-offers.tsx';
import { HotelRates } from './hotel-rates.tsx';
import { RefusedOr } from './refused-or.tsx';

export const Page = withQueries(BookPage);

/** Books a stay for an agency on the telephone: agency, stay, hotel, rate, guests. */
function BookPage() {
  const t = usePhrases('console-booking');
  const common = usePhrases('common');
  const mayBook = useMay()('/console/order/book');
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('title')} intro={t('text')} actions={null} />
      {mayBook ? (
        <Choices />
      ) : (
        <ForbiddenState title={common('forbidden')}>{common('forbiddenRight')}</ForbiddenState>
      )}
    </div>
  );
}

function Choices() {
  const t = usePhrases('console-booking');
  const [params, setParams] = useSearchParams();
  const choices = readChoices(params);
  const { agencyId } = choices;
  const change = (part: Partial<BookChoices>) => setParams(writeChoices({ ...choices, ...part }));
  const query = useRead(
    'console/hotelOrder/bookers',
    { agency_id: agencyId ?? 0 },
    { enabled: agencyId !== null },
  );
  const users = query.data?.users ?? [];
  const user = users.find(({ id }) => id === choices.userId) ?? users[0];
  return (
    <div className="mt-4 grid gap-6">
      <div className="flex flex-wrap items-start gap-x-6 gap-y-4">
        <div className="grid gap-1">
          <span className="text-caption text-muted">{t('agency')}</span>
          <AgencyField
            agencyId={agencyId}
            chosen={agencyId === null ? undefined : (query.data?.agency.name ?? String(agencyId))}
            onChange={(id) => change({ agencyId: id, userId: null })}
          />
        </div>
        {query.data && (
          <BookerChoice bookers={query.data} booker={user} onChange={(id) => change({ userId: id })} />
        )}
      </div>
      {agencyId === null ? (
        <EmptyState title={t('noAgency')}>{t('noAgencyHelp')}</EmptyState>
      ) : (
        <RefusedOr query={query} skeleton={<Skeleton className="h-24" />}>
          {({ agency }) => user && <Stay caller={{ agency, user }} choices={choices} onChange={change} />}
        </RefusedOr>
      )}
    </div>
  );
}

interface StayProps {
  caller: Caller;
  choices: BookChoices;
  onChange: (part: Partial<BookChoices>) => void;
}

/** Search of the stay, then the hotels of the place, or the rates of the chosen hotel. */
function Stay({ caller, choices, onChange }: StayProps) {
  const { search } = choices;
  const [nowMs] = useState(() => Date.now());
  const { lineKey, sends } = useLineKey(writeSearch(search).toString());
  return (
    <>
      <SearchLine
        key={lineKey}
        compact
        initial={search}
        nowMs={nowMs}
        onSearch={(next) => {
          sends(writeSearch(next).toString());
          onChange({ search: next, hotelId: null });
        }}
      />
      <Offers caller={caller} choices={choices} nowMs={nowMs} onChange={onChange} />
    </>
  );
}

function Offers({ caller, choices, nowMs, onChange }: StayProps & { nowMs: number }) {
  const t = usePhrases('console-booking');
  const { search, hotelId } = choices;
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
