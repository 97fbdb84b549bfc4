import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { useNarrow } from '@serai/ui/use-narrow';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { NothingMatches } from '../../platform/list/nothing-matches.tsx';
import { SavedViews } from '../../platform/list/saved-views/saved-views.tsx';
import { StatusTabs } from '../../platform/list/status-tabs.tsx';
import { useKeptRows } from '../../platform/list/use-kept-rows.ts';
import { useList } from '../../platform/list/use-list.ts';
import { type ListSearch, useListSearch } from '../../platform/list/use-list-search.ts';
import { isForbidden } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import {
  openReceiptOf,
  type ReceiptSearch,
  receiptAddress,
  receiptHref,
  receiptTabs,
} from './receipt-address.ts';
import { ReceiptFilters } from './receipt-filters.tsx';
import { focusNext, rowLink } from './receipt-focus.ts';
import { ReceiptPanel } from './receipt-panel.tsx';
import type { ReceiptList } from './receipt-reads.ts';
import { ReceiptRows } from './receipt-rows.tsx';
import { ReceiptViews } from './receipt-views.tsx';
import { RecordDialog } from './record/record-dialog.tsx';

export const Page = withQueries(ReceiptsPage);

/** Money that arrived at the bank: the list, and beside it the open receipt with what it may pay. */
function ReceiptsPage() {
  const t = usePhrases('console-receipts');
  const mayRecord = useMay()('/console/receipt/edit');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const openId = openReceiptOf(params);
  const isAlone = useNarrow() && openId !== null;
  const list = useListSearch(receiptAddress, consolePaths.consoleReceipts);
  const { page, after, status, ...filter } = list.search;
  const query = useList(
    'console/receipt/list',
    {
      ...filter,
      status: status === 'every' ? 'all' : (status ?? 'open'),
      keyword: filter.keyword || null,
      sum: filter.sum || null,
    },
    { page, after },
  );
  const [recording, setRecording] = useState(false);
  /** Receipt whose first suggestion takes the focus when it arrives, because the reader has opened it here. */
  const [landing, setLanding] = useState<number | null>(null);
  const hrefOf = (id: number | null) => receiptHref(list.search, id);

  const panel = openId !== null && (
    <ReceiptPanel
      key={openId}
      receiptId={openId}
      isAlone={isAlone}
      takesFocus={landing === openId}
      backHref={hrefOf(null)}
      onLanded={() => setLanding(null)}
      onDone={() => focusNext(openId)}
      onLeave={() => rowLink(openId)?.focus()}
    />
  );
  if (isAlone) return <div className="px-4 py-6">{panel}</div>;
  return (
    <div className="mx-auto w-full max-w-[96rem] px-4 py-6 md:px-8 md:py-8">
      <ListHead
        title={t('title')}
        intro={t('text')}
        actions={
          mayRecord &&
          query.data && (
            <Button icon="plus" onClick={() => setRecording(true)}>
              {t('record')}
            </Button>
          )
        }
      />
      {!isForbidden(query.error) && (
        <div className="mt-3">
          <ReceiptViews />
        </div>
      )}
      <div className="mt-3">
        <StatusTabs
          label={t('tabs')}
          value={status}
          onChange={(tab) => list.change({ status: tab })}
          all={t('status_open')}
          tabs={receiptTabs.map((tab) => ({ value: tab, label: t(`status_${tab}`) }))}
        >
          <SavedViews name="desk_receipts" list={list} />
          <ReceiptFilters
            list={list}
            agency={query.data?.list.find(({ agency }) => agency?.id === filter.agency_id)?.agency?.name}
          />
          <div className="mt-4 grid gap-6 md:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[27rem_minmax(0,1fr)]">
            <div className="min-w-0">
              <ListColumn list={list} query={query} openId={openId} hrefOf={hrefOf} onOpen={setLanding} />
            </div>
            <div className="min-w-0 max-md:hidden md:sticky md:top-16 md:self-start">
              {panel || (
                <p className="rounded-card border border-dashed border-line p-8 text-center text-muted">
                  {t('choose')}
                </p>
              )}
            </div>
          </div>
        </StatusTabs>
      </div>
      {recording && query.data && (
        <RecordDialog
          currency={query.data.currency}
          today={query.data.today}
          onClose={() => setRecording(false)}
          onRecorded={(id) => {
            setLanding(id);
            void navigate(hrefOf(id), { preventScrollReset: true });
          }}
        />
      )}
    </div>
  );
}

interface ListColumnProps {
  list: ListSearch<ReceiptSearch>;
  query: UseQueryResult<ReceiptList>;
  openId: number | null;
  hrefOf: (receiptId: number) => string;
  onOpen: (receiptId: number) => void;
}

/** The receipts of the search; those that are done keep their places until the page is left. */
function ListColumn({ list, query, ...rows }: ListColumnProps) {
  const t = usePhrases('console-receipts');
  const kept = useKeptRows(query, receiptAddress.write(list.search).toString());
  return (
    <ListPage
      list={list}
      query={kept.query}
      rowHeight="h-14"
      total={(count) => t('total', { count })}
      empty={
        list.isNarrowed ? (
          <NothingMatches
            words={{ title: t('emptyFiltered'), help: t('emptyFilteredHelp'), clear: t('clear') }}
            all={consolePaths.consoleReceipts()}
          />
        ) : (
          <EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>
        )
      }
    >
      {(reply) => (
        <ReceiptRows {...rows} rows={reply.list} left={kept.left} stale={query.isPlaceholderData} />
      )}
    </ListPage>
  );
}
