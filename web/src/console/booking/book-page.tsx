import { EmptyState } from '@serai/ui/empty-state';
import { ForbiddenState } from '@serai/ui/forbidden-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { TransferMessages } from '../../features/transfers/search-line/transfer-faults.ts';
import { TransferSearchLine } from '../../features/transfers/search-line/transfer-search-line.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead } from '../../platform/list/list-page.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { AgencyField } from './agency-field.tsx';
import {
  type BookChoices,
  type BookedProduct,
  bookedProducts,
  readChoices,
  writeChoices,
} from './book-address.ts';
import { BookerChoice } from './booker-choice.tsx';
import { CarOffers } from './car-offers.tsx';
import type { Caller } from './desk-booking.ts';
import { RefusedOr } from './refused-or.tsx';
import { StayOffers } from './stay-offers.tsx';
import { TransferOffers } from './transfer-offers.tsx';

export const Page = withQueries(BookPage);

/** Books for an agency on the telephone: agency, product, search, offer, guests. */
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
  const [nowMs] = useState(() => Date.now());
  const choices = readChoices(params);
  const { agencyId, product } = choices;
  const change = (part: Partial<BookChoices>, replace = false) =>
    setParams(writeChoices({ ...choices, ...part }), { replace, preventScrollReset: true });
  const query = useRead(
    'console/order/bookers',
    { agency_id: agencyId ?? 0, product },
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
        <Tabs<BookedProduct>
          label={t('products')}
          items={bookedProducts.map((value) => ({ value, label: t(`product_${value}`) }))}
          value={product}
          onChange={(next) => change({ product: next })}
        >
          <RefusedOr query={query} skeleton={<Skeleton className="h-24" />}>
            {({ agency }) =>
              user && (
                <div className="grid gap-6">
                  <Offers caller={{ agency, user }} choices={choices} nowMs={nowMs} onChange={change} />
                </div>
              )
            }
          </RefusedOr>
        </Tabs>
      )}
    </div>
  );
}

interface OffersProps {
  caller: Caller;
  choices: BookChoices;
  nowMs: number;
  onChange: (part: Partial<BookChoices>, replace?: boolean) => void;
}

function Offers({ caller, choices, nowMs, onChange }: OffersProps) {
  if (choices.product === 'hotel') {
    return <StayOffers caller={caller} choices={choices} nowMs={nowMs} onChange={onChange} />;
  }
  if (choices.product === 'car') {
    return <CarOffers caller={caller} choices={choices} nowMs={nowMs} onChange={onChange} />;
  }
  return (
    <>
      <TransferSearchLine
        search={choices.trip}
        refused={notRefused}
        nowMs={nowMs}
        onSearch={(trip) => onChange({ trip })}
        onTurn={(trip) => onChange({ trip }, true)}
      />
      <TransferOffers
        // Another agency, user or trip starts the choice of a vehicle again.
        key={`${caller.user.id} ${writeChoices(choices)}`}
        caller={caller}
        search={choices.trip}
        nowMs={nowMs}
      />
    </>
  );
}

/** Refusals of a trip are shown instead of its vehicles. */
const notRefused: TransferMessages = {};
