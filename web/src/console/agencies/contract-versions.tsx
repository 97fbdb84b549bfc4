import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';

type Version = Got<'console/contract/list'>['list'][number];

/** The latest versions of an agency's contract, future ones first, with their limits and reasons. */
export function ContractVersions({ agencyId }: { agencyId: number }) {
  const t = usePhrases('console-agencies');
  const query = useRead('console/contract/list', { agency_id: agencyId, limit: 10 });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-24" />}>
      {({ list }) => (
        <ul aria-label={t('versions')} className="grid gap-3">
          {list.map((version) => (
            <ListedVersion key={version.id} version={version} />
          ))}
        </ul>
      )}
    </Loaded>
  );
}

function ListedVersion({ version }: { version: Version }) {
  const t = usePhrases('console-agencies');
  const money = useMoney();
  const { time } = useDates();
  const { valid_from, credit_limit, temporary_limit: temporary, temporary_until: until } = version;
  return (
    <li className="text-caption [overflow-wrap:anywhere]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span>{t('versionFrom', { time: time(valid_from).slice(0, 16) })}</span>
        {version.in_force && <Tag tone="jade">{t('versionInForce')}</Tag>}
      </div>
      <div>
        {money.text(credit_limit)}
        {temporary && until !== null && (
          <>
            {' · '}
            {t('temporaryLimit')}{' '}
            {t('limitUntil', { limit: money.text(temporary), time: time(until).slice(0, 16) })}
          </>
        )}
      </div>
      {(version.made_by || version.reason) && (
        <div className="text-muted">{[version.made_by, version.reason].filter(Boolean).join(': ')}</div>
      )}
    </li>
  );
}
