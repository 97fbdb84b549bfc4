import { EmptyState } from '@serai/ui/empty-state';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../../platform/list/list-page.tsx';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import type { Declared } from '../receipt-reads.ts';
import { ReceiptViews } from '../receipt-views.tsx';
import { RecordDialog } from '../record/record-dialog.tsx';
import { declaredAddress, declaredTabs } from './declared-address.ts';
import { DeclaredTable } from './declared-table.tsx';
import { proposedFrom } from './proposed-from.ts';
import { RefuseDialog } from './refuse-dialog.tsx';

export const Page = withQueries(DeclaredPage);

/** Payments that agencies have declared, with their slips: those that wait, the oldest first. */
function DeclaredPage() {
  const t = usePhrases('console-receipts');
  const navigate = useNavigate();
  const list = useListSearch(declaredAddress, consolePaths.consoleDeclared);
  const { status, page, after } = list.search;
  const query = useList('console/declaration/list', { status: status ?? 'declared' }, { page, after });
  const kept = useKeptRows(query, declaredAddress.write(list.search).toString());
  // Names the currency of the accounts and the seller's day.
  const terms = useRead('console/receipt/list', { limit: 1 }).data;
  const [acting, setActing] = useState<{ on: Declared; act: 'record' | 'refuse' } | null>(null);
  const close = () => setActing(null);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead title={t('declaredTitle')} intro={t('declaredText')} actions={null} />
      <div className="mt-3">
        <ReceiptViews />
      </div>
      <div className="mt-3">
        <ListPage
          list={list}
          query={kept.query}
          tabs={{
            label: t('tabs'),
            value: status,
            onChange: (tab) => list.change({ status: tab }),
            all: t('declared_declared'),
            tabs: declaredTabs.map((tab) => ({ value: tab, label: t(`declared_${tab}`) })),
          }}
          rowHeight="h-16"
          total={(count) => t('total', { count })}
          empty={<EmptyState title={t('declaredEmpty')}>{t('declaredEmptyHelp')}</EmptyState>}
        >
          {(reply) => (
            <DeclaredTable
              rows={reply.list}
              left={kept.left}
              stale={query.isPlaceholderData}
              onRecord={(on) => setActing({ on, act: 'record' })}
              onRefuse={(on) => setActing({ on, act: 'refuse' })}
            />
          )}
        </ListPage>
      </div>
      {acting?.act === 'refuse' && <RefuseDialog declared={acting.on} onClose={close} />}
      {acting?.act === 'record' && terms && (
        <RecordDialog
          currency={terms.currency}
          today={terms.today}
          proposed={proposedFrom(acting.on, terms.today)}
          onClose={close}
          onRecorded={(id) =>
            void navigate(consolePaths.consoleReceipts(new URLSearchParams({ receipt_id: String(id) })))
          }
        />
      )}
    </div>
  );
}
