import { EmptyState } from '@serai/ui/empty-state';
import { Skeleton } from '@serai/ui/skeleton';
import { Tabs } from '@serai/ui/tabs';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import type { PhraseKey } from '../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { firstPage, type Place } from '../../platform/list/place.ts';
import { type Listed, useList } from '../../platform/list/use-list.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { DeclarationTable } from './declaration-table.tsx';
import { ReceiptTable } from './receipt-table.tsx';
import { readTopUpSearch, type TopUpSearch, writeTopUpSearch } from './top-up-search.ts';

/** Declared and received payments. */
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
  const query = useList('account/topUps', {}, search);
  return (
    <History query={query} search={search} empty={['emptyDeclared', 'emptyDeclaredHelp']}>
      {({ list }, stale) => <DeclarationTable rows={list} stale={stale} />}
    </History>
  );
}

function Received({ search }: { search: TopUpSearch }) {
  const query = useList('account/receipts', {}, search);
  return (
    <History query={query} search={search} empty={['emptyReceived', 'emptyReceivedHelp']}>
      {({ list }, stale) => <ReceiptTable rows={list} stale={stale} search={search} />}
    </History>
  );
}

function History<Reply extends Listed>(props: {
  query: UseQueryResult<Reply>;
  search: TopUpSearch;
  empty: [title: PhraseKey<'top-up'>, help: PhraseKey<'top-up'>];
  children: (reply: Reply, stale: boolean) => ReactNode;
}) {
  const { query, search, empty, children } = props;
  const t = usePhrases('top-up');
  const href = (place: Place) => paths.topUp(writeTopUpSearch({ ...search, ...place }));
  const nothing = (
    <EmptyState title={t(empty[0])} heading="h3">
      {t(empty[1])}
    </EmptyState>
  );
  return (
    <Loaded keepsLast query={query} skeleton={<Skeleton className="h-60" />}>
      {(reply) => (
        <ListRows reply={reply} place={search} href={href} empty={nothing} keepsScroll>
          {children(reply, query.isPlaceholderData)}
        </ListRows>
      )}
    </Loaded>
  );
}
