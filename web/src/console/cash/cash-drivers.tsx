import { cashQueueDays } from '@serai/contract/vehicles/cash-words';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { classNames } from '@serai/ui/class-names';
import { PhoneLink } from '@serai/ui/phone-link';
import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import { useApp } from '../../platform/app.tsx';
import { useMoney } from '../../platform/format/money.ts';
import { localeOf } from '../../platform/i18n/language.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { distanceText } from '../format/distance-text.ts';
import type { CashDriver } from './cash-reads.ts';

interface CashDriversProps {
  /** Driver whose records are listed. */
  chosenId: number | null;
  onChoose: (driverId: number | null) => void;
}

/** The drivers who have cash, with their sums per currency; a press lists the records of one. */
export function CashDrivers({ chosenId, onChoose }: CashDriversProps) {
  const t = usePhrases('console-cash');
  const query = useRead('console/driverCash/drivers', {});
  return (
    <Card title={t('withDrivers')}>
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {({ list, more }) =>
          list.length === 0 ? (
            <p className="text-muted">{t('nobody')}</p>
          ) : (
            <>
              <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3" aria-label={t('withDrivers')}>
                {list.map((one) => (
                  <DriverItem
                    key={one.driver.id}
                    one={one}
                    isChosen={one.driver.id === chosenId}
                    onChoose={onChoose}
                  />
                ))}
              </ul>
              {more && <p className="mt-3 text-caption text-muted">{t('cut')}</p>}
            </>
          )
        }
      </Loaded>
    </Card>
  );
}

interface DriverItemProps extends Pick<CashDriversProps, 'onChoose'> {
  one: CashDriver;
  isChosen: boolean;
}

function DriverItem({ one, isChosen, onChoose }: DriverItemProps) {
  const t = usePhrases('console-cash');
  const money = useMoney();
  const { lang } = useApp();
  const { driver, sums, oldest_at, overdue } = one;
  return (
    <li
      className={classNames(
        'grid min-w-0 content-start gap-1 rounded-control border p-3',
        isChosen ? 'border-teal bg-teal-soft' : 'border-line',
      )}
    >
      <div className="flex items-baseline justify-between gap-2">
        <span className="min-w-0 truncate font-strong">{driver.name}</span>
        <Button
          kind="quiet"
          size="compact"
          aria-pressed={isChosen}
          aria-label={t('showDriver', { name: driver.name })}
          onClick={() => onChoose(isChosen ? null : driver.id)}
        >
          {t('show')}
        </Button>
      </div>
      {driver.phone && (
        <p className="text-caption">
          <PhoneLink number={driver.phone} />
        </p>
      )}
      <ul>
        {sums.map(({ sum, records }) => (
          <li key={sum.currency} className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="figures font-strong">{money.text(sum)}</span>
            <span className="text-caption text-muted">{t('records', { count: records })}</span>
          </li>
        ))}
      </ul>
      <p className="flex flex-wrap items-center gap-2 text-caption text-muted">
        {t('since', { time: distanceText(oldest_at - Date.now() / 1000, localeOf(lang)) })}
        {overdue && <Tag tone="lacquer">{t('late', { days: cashQueueDays })}</Tag>}
      </p>
    </li>
  );
}
