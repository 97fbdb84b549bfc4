import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { Icon } from '@serai/ui/icons';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { TextInput } from '@serai/ui/text-input';
import type { ReactNode } from 'react';
import { paths } from '../../paths.ts';
import type { Got } from '../../platform/api/calls.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { type StatementSearch, writeStatementSearch } from './statement-search.ts';
import { StatementTable } from './statement-table.tsx';

type Reply = Got<'account/statement'>;

interface StatementProps {
  search: StatementSearch;
  /** A change of tab or dates begins at the first page again. */
  onChange: (part: Partial<StatementSearch>) => void;
}

/** Movements of deposit and credit: opening, rows, closing, and when the books were last found to balance. */
export function Statement({ search, onChange }: StatementProps) {
  const t = usePhrases('balance');
  const { page, after, ...filter } = search;
  const query = useList('account/statement', filter, { page, after });
  const { account } = filter;
  return (
    <Tabs
      label={t('tabs')}
      value={account ?? 'all'}
      onChange={(tab) => onChange({ account: tab === 'all' ? null : tab })}
      items={[
        { value: 'all', label: t('tabAll') },
        { value: 'deposit', label: t('tabDeposit') },
        { value: 'credit', label: t('tabCredit') },
      ]}
    >
      <Period search={search} onChange={onChange} />
      <div className="mt-4">
        <Loaded keepsLast query={query} skeleton={<RowsSkeleton />}>
          {(reply) => (
            <>
              <Sums reply={reply} />
              <ListRows
                reply={reply}
                place={search}
                href={(place) => paths.balance(writeStatementSearch({ ...search, ...place }))}
                empty={<NoMovements />}
                keepsScroll
              >
                <div className="mt-2">
                  <StatementTable rows={reply.list} stale={query.isPlaceholderData} />
                </div>
              </ListRows>
            </>
          )}
        </Loaded>
      </div>
    </Tabs>
  );
}

function Period({ search, onChange }: StatementProps) {
  const t = usePhrases('balance');
  const { from, to } = search;
  return (
    <fieldset className="flex flex-wrap items-center gap-2 max-sm:*:flex-1">
      <legend className="sr-only">{t('period')}</legend>
      <TextInput
        type="date"
        aria-label={t('from')}
        value={from ?? ''}
        max={to ?? undefined}
        className="sm:max-w-44"
        onChange={(event) => onChange({ from: event.target.value || null })}
      />
      <span aria-hidden="true" className="text-muted max-sm:hidden">
        –
      </span>
      <TextInput
        type="date"
        aria-label={t('to')}
        value={to ?? ''}
        min={from ?? undefined}
        className="sm:max-w-44"
        onChange={(event) => onChange({ to: event.target.value || null })}
      />
      {(from || to) && (
        <Button kind="quiet" size="compact" onClick={() => onChange({ from: null, to: null })}>
          {t('clear')}
        </Button>
      )}
    </fieldset>
  );
}

function Sums({ reply }: { reply: Reply }) {
  const t = usePhrases('balance');
  const money = useMoney();
  const { time } = useDates();
  return (
    <dl className="flex flex-wrap items-baseline gap-x-8 gap-y-1 rounded-control bg-sunken px-4 py-2">
      <Sum name={t('opening')}>
        <Price {...money.parts(reply.opening)} />
      </Sum>
      <Sum name={t('closing')}>
        <Price {...money.parts(reply.closing)} />
      </Sum>
      <div className="flex items-center gap-1 text-caption text-muted md:ml-auto">
        {reply.balanced_at !== null && <Icon name="check" size={16} className="text-jade" />}
        <dd>
          {reply.balanced_at === null
            ? t('notBalancedYet')
            : t('balancedAt', { time: time(reply.balanced_at) })}
        </dd>
      </div>
    </dl>
  );
}

function NoMovements() {
  const t = usePhrases('balance');
  return (
    <EmptyState title={t('empty')} heading="h3">
      {t('emptyHelp')}
    </EmptyState>
  );
}

function Sum({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="flex items-baseline gap-2">
      <dt className="text-caption text-muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function RowsSkeleton() {
  return (
    <div className="grid gap-3">
      {['a', 'b', 'c', 'd', 'e', 'f'].map((line) => (
        <Skeleton key={line} className="h-10" />
      ))}
    </div>
  );
}
