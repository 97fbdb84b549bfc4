import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { CarRow } from '../../features/cars/list/car-row.tsx';
import {
  type CarSearch,
  tripOf,
  withUsualTimes,
  writeCarSearch,
} from '../../features/cars/search-line/car-search.ts';
import { CarSearchLine } from '../../features/cars/search-line/car-search-line.tsx';
import { useLineKey } from '../../features/offers/use-line-key.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { type BookChoices, writeChoices } from './book-address.ts';
import { CarForm } from './car-form.tsx';
import type { Caller } from './desk-booking.ts';
import { RefusedOr } from './refused-or.tsx';
import { useLockedCar } from './use-locked-car.ts';

interface CarOffersProps {
  caller: Caller;
  choices: BookChoices;
  nowMs: number;
  onChange: (part: Partial<BookChoices>) => void;
}

/** Maximum number of rates shown. */
const maxShown = 50;

/** Search of a car, then the cars at the agency's prices; a chosen one is locked and booked. */
export function CarOffers({ caller, choices, nowMs, onChange }: CarOffersProps) {
  const { rental } = choices;
  const { lineKey, sends } = useLineKey(writeCarSearch(rental).toString());
  return (
    <>
      <CarSearchLine
        key={lineKey}
        compact
        initial={rental}
        nowMs={nowMs}
        onSearch={(next) => {
          sends(writeCarSearch(next).toString());
          onChange({ rental: next });
        }}
      />
      <Found
        // Another agency, user or trip starts the choice of a car again.
        key={`${caller.user.id} ${writeChoices(choices)}`}
        caller={caller}
        search={withUsualTimes(rental, nowMs)}
        nowMs={nowMs}
      />
    </>
  );
}

interface FoundProps {
  caller: Caller;
  search: CarSearch;
  nowMs: number;
}

function Found({ caller, search, nowMs }: FoundProps) {
  const t = usePhrases('console-booking');
  const trip = tripOf(search);
  if (!trip) return <EmptyState title={t('noRental')}>{t('noRentalHelp')}</EmptyState>;
  return <Cars caller={caller} search={search} trip={trip} nowMs={nowMs} />;
}

function Cars({
  caller,
  search,
  trip,
  nowMs,
}: FoundProps & { trip: NonNullable<ReturnType<typeof tripOf>> }) {
  const t = usePhrases('console-booking');
  const money = useMoney();
  const query = useRead(
    'console/carOrder/cars',
    { agency_id: caller.agency.id, ...trip, limit: maxShown },
    { fresh: true },
  );
  const car = useLockedCar(caller, search);
  if (car.locked) {
    return (
      <CarForm
        caller={caller}
        quote={car.locked.quote}
        nowMs={nowMs}
        busy={car.busy}
        fieldErrors={car.fieldErrors}
        onOptions={(options) => void car.lock(options)}
        lockAgain={car.lockAgain}
        onBack={() => {
          car.release();
          void query.refetch();
        }}
      />
    );
  }
  return (
    <RefusedOr query={query} skeleton={<Skeleton className="h-96" />}>
      {(found) =>
        found.list.length === 0 ? (
          <EmptyState title={t('noCars')}>{t('noVehiclesHelp')}</EmptyState>
        ) : (
          <section aria-label={t('cars')}>
            {found.total > found.list.length && (
              <p className="mb-2 text-caption text-muted">
                {t('carsPart', { count: found.total, shown: found.list.length })}
              </p>
            )}
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {found.list.map((one) => (
                <li key={one.rate_key}>
                  <CarRow car={one} search={search} placeId={found.pick_up.id} nowMs={nowMs}>
                    <Button
                      kind="primary"
                      block
                      busy={car.busy}
                      aria-label={t('bookClass', {
                        class: one.model.name,
                        total: money.text(one.total_price),
                      })}
                      onClick={() => void car.choose(one.rate_key)}
                    >
                      {t(one.on_request ? 'request' : 'book')}
                    </Button>
                  </CarRow>
                </li>
              ))}
            </ul>
          </section>
        )
      }
    </RefusedOr>
  );
}
