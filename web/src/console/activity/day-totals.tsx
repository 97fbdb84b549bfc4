import type { PersonTotal } from '@serai/contract/staff/second-person';
import { Card } from '@serai/ui/card';
import { DataTable } from '@serai/ui/data-table';
import { Skeleton } from '@serai/ui/skeleton';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';

/** Daily concessions per staff member, beside the limits above which a second person decides. */
export function DayTotals({ day }: { day: string }) {
  const t = usePhrases('console-activity');
  const money = useMoney();
  const { civil } = useDates();
  const query = useRead('console/secondPerson/dayTotals', { day: day === '' ? null : day });
  return (
    <Card title={t('totalsTitle')}>
      <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
        {({ day: shown, list, sums }) => (
          <div className="grid gap-3">
            <p className="max-w-prose text-caption text-muted">
              {t('totalsText', {
                act: money.text(sums.act),
                order: money.text(sums.order),
                day: money.text(sums.day),
              })}
            </p>
            {list.length === 0 ? (
              <p>{t('totalsEmpty', { date: civil(shown) })}</p>
            ) : (
              <TotalsTable list={list} caption={t('totalsOf', { date: civil(shown) })} />
            )}
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function TotalsTable({ list, caption }: { list: PersonTotal[]; caption: string }) {
  const t = usePhrases('console-activity');
  const money = useMoney();
  return (
    <DataTable
      caption={caption}
      rows={list}
      rowKey={({ operator, alone }) => `${operator} ${alone.currency}`}
      columns={[
        { key: 'operator', title: t('totalPerson'), card: 'head', render: ({ operator }) => operator },
        { key: 'alone', title: t('totalAlone'), render: ({ alone }) => money.text(alone) },
        { key: 'approved', title: t('totalApproved'), render: ({ approved }) => money.text(approved) },
        { key: 'acts', title: t('totalActs'), render: ({ acts }) => acts },
      ]}
    />
  );
}
