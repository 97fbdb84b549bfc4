import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { firstPage, type Place } from '../../platform/list/place.ts';
import { useList } from '../../platform/list/use-list.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { DeclarationTable } from './declaration-table.tsx';
import { ReceiptTable } from './receipt-table.tsx';
import { readTopUpSearch, type TopUpSearch, writeTopUpSearch } from './top-up-search.ts';

/** What was declared, and what arrived. */
export function TopUpHistory() {
  const t = usePhrases('top-up');
  const [params, setParams] = useSearchParams();
  const search = readTopUpSearch(params);
  return (
    <Tabs
      label={t('tabs')}
      value={search.view}
      onChange={(view) =>
        setParams(writeTopUpSearch({ ...search, ...firstPage, view }), { preventScrollReset: true })
      }
      items={[
        { value: 'declared', label: t('tabDeclared') },
        { value: 'received', label: t('tabReceived') },
      ]}
    >
      {search.view === 'declared' ? <Declared search={search} /> : <Received search={search} />}
    </Tabs>
  );
}

function Declared({ search }: { search: TopUpSearch }) {
  const t = usePhrases('top-up');
  const query = useList('account/topUps', {}, search);
  return (
    <Loaded keepsLast query={query} skeleton={<Skeleton className="h-60" />}>
      {(reply) => (
        <ListRows
          reply={reply}
          place={search}
          href={hrefOf(search)}
          keepsScroll
          empty={
            <EmptyState title={t('emptyDeclared')} heading="h3">
              {t('emptyDeclaredHelp')}
            </EmptyState>
          }
        >
          <DeclarationTable rows={reply.list} stale={query.isPlaceholderData} />
        </ListRows>
      )}
    </Loaded>
  );
}

function Received({ search }: { search: TopUpSearch }) {
  const t = usePhrases('top-up');
  const query = useList('account/receipts', {}, search);
  return (
    <Loaded keepsLast query={query} skeleton={<Skeleton className="h-60" />}>
      {(reply) => (
        <ListRows
          reply={reply}
          place={search}
          href={hrefOf(search)}
          keepsScroll
          empty={
            <EmptyState title={t('emptyReceived')} heading="h3">
              {t('emptyReceivedHelp')}
            </EmptyState>
          }
        >
          <ReceiptTable rows={reply.list} stale={query.isPlaceholderData} search={search} />
        </ListRows>
      )}
    </Loaded>
  );
}

const hrefOf = (search: TopUpSearch) => (place: Place) =>
  paths.topUp(writeTopUpSearch({ ...search, ...place }));
