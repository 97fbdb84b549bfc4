import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { TransferRow } from '../../features/transfers/list/transfer-row.tsx';
import { type TransferSearch, tripOf } from '../../features/transfers/search-line/transfer-search.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import type { Caller } from './desk-booking.ts';
import { RefusedOr } from './refused-or.tsx';
import { TransferForm } from './transfer-form.tsx';
import { useLockedTransfer } from './use-locked-transfer.ts';

/** Trip as input of the calls. */
type Trip = NonNullable<ReturnType<typeof tripOf>>;

interface TransferOffersProps {
  caller: Caller;
  search: TransferSearch;
  nowMs: number;
}

/** Vehicle classes for a trip at the agency's prices; a chosen one is locked and booked. */
export function TransferOffers({ caller, search, nowMs }: TransferOffersProps) {
  const t = usePhrases('console-booking');
  const trip = tripOf(search);
  if (!trip) return <EmptyState title={t('noTrip')}>{t('noTripHelp')}</EmptyState>;
  return <Classes caller={caller} search={search} trip={trip} nowMs={nowMs} />;
}

function Classes({ caller, search, trip, nowMs }: TransferOffersProps & { trip: Trip }) {
  const t = usePhrases('console-booking');
  const money = useMoney();
  const query = useRead(
    'console/airportOrder/transfers',
    { agency_id: caller.agency.id, ...trip },
    { fresh: true },
  );
  const offer = useLockedTransfer(caller, search);
  if (offer.locked) {
    return (
      <TransferForm
        caller={caller}
        quote={offer.locked.quote}
        options={offer.locked.options}
        nowMs={nowMs}
        busy={offer.busy}
        fieldErrors={offer.fieldErrors}
        onOptions={(options) => void offer.lock(options)}
        lockAgain={offer.lockAgain}
        onBack={() => {
          offer.release();
          void query.refetch();
        }}
      />
    );
  }
  return (
    <RefusedOr query={query} skeleton={<Skeleton className="h-96" />}>
      {(found) =>
        found.list.length === 0 ? (
          <EmptyState title={t('noVehicles')}>{t('noVehiclesHelp')}</EmptyState>
        ) : (
          <ul
            aria-label={t('vehicles')}
            className="divide-y divide-line rounded-card border border-line bg-surface"
          >
            {found.list.map((one) => (
              <li key={one.rate_key}>
                <TransferRow offer={one} luggage={search.bags} found={found} nowMs={nowMs}>
                  <Button
                    kind="primary"
                    block
                    busy={offer.busy}
                    aria-label={t('bookClass', {
                      class: one.class.name,
                      total: money.text(one.total_price),
                    })}
                    onClick={() => void offer.choose(one.rate_key)}
                  >
                    {t('book')}
                  </Button>
                </TransferRow>
              </li>
            ))}
          </ul>
        )
      }
    </RefusedOr>
  );
}
