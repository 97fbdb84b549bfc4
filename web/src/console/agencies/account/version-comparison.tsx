import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { Skeleton } from '@serai/ui/skeleton';
import { Tag } from '@serai/ui/tag';
import type { Got } from '../../../platform/api/calls.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ListSearch } from '../../../platform/list/use-list-search.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import type { AccountSearch } from './account-address.ts';
import { useContractTerms } from './use-contract-terms.ts';

type Version = Got<'console/contract/list'>['list'][number];

interface VersionComparisonProps {
  list: ListSearch<AccountSearch>;
  agencyId: number;
}

/** Two versions of an agency's contract side by side; terms that differ are marked. */
export function VersionComparison({ list, agencyId }: VersionComparisonProps) {
  const t = usePhrases('console-account');
  const query = useRead('console/contract/list', { agency_id: agencyId, limit: 100 });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
      {({ list: versions }) =>
        versions.length < 2 ? (
          <p className="text-muted">{t('onlyOneVersion')}</p>
        ) : (
          <Comparison versions={versions} list={list} />
        )
      }
    </Loaded>
  );
}

function Comparison({
  versions,
  list: { search, change },
}: {
  versions: readonly Version[];
  list: ListSearch<AccountSearch>;
}) {
  const t = usePhrases('console-account');
  const { time } = useDates();
  const right = versions.find(({ id }) => id === search.right) ?? versions[0]!;
  const left =
    versions.find(({ id }) => id === search.left) ?? versions[versions.indexOf(right) + 1] ?? versions[0]!;
  const options = versions.map(({ id, valid_from, in_force }) => ({
    value: String(id),
    label: t(in_force ? 'versionInForce' : 'versionOf', { time: time(valid_from).slice(0, 16) }),
  }));
  const choice = (side: 'left' | 'right', label: string, chosen: Version) => (
    <Field label={label}>
      {(control) => (
        <Select
          {...control}
          value={String(chosen.id)}
          onChange={({ target }) => change({ [side]: Number(target.value) })}
          options={options}
        />
      )}
    </Field>
  );
  return (
    <div className="grid gap-4">
      <p className="text-caption text-muted">{t('versionsText')}</p>
      <div className="grid max-w-2xl gap-4 sm:grid-cols-2">
        {choice('left', t('versionA'), left)}
        {choice('right', t('versionB'), right)}
      </div>
      <Terms left={left} right={right} />
    </div>
  );
}

function Terms({ left, right }: { left: Version; right: Version }) {
  const t = usePhrases('console-account');
  const termsOf = useContractTerms();
  const [before, after] = [termsOf(left), termsOf(right)];
  const rows = before.map((term, at) => ({
    ...term,
    other: after[at]!.value,
    differs: term.isTerm && term.value !== after[at]!.value,
  }));
  const changed = rows.filter(({ differs }) => differs).length;
  return (
    <>
      <p role="status" className="text-caption text-muted">
        {changed === 0 ? t('sameTerms') : t('changedCount', { count: changed })}
      </p>
      <div className="overflow-x-auto">
        <table className="w-full min-w-96 table-fixed border-y border-line">
          <thead className="text-caption text-muted">
            <tr>
              <th scope="col" className="py-2 text-left font-normal">
                {t('term')}
              </th>
              <th scope="col" className="py-2 pl-3 text-left font-normal">
                {t('versionA')}
              </th>
              <th scope="col" className="py-2 pl-3 text-left font-normal">
                {t('versionB')}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, value, other, differs }) => (
              <tr key={key} className={differs ? 'border-t border-line bg-sunken' : 'border-t border-line'}>
                <th scope="row" className="py-2 pr-3 text-left font-normal">
                  {name} {differs && <Tag tone="amber">{t('changed')}</Tag>}
                </th>
                <td className="py-2 pl-3 [overflow-wrap:anywhere]">{value}</td>
                <td
                  className={
                    differs
                      ? 'py-2 pl-3 font-strong [overflow-wrap:anywhere]'
                      : 'py-2 pl-3 [overflow-wrap:anywhere]'
                  }
                >
                  {other}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
