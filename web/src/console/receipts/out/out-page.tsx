import { EmptyState } from '@serai/ui/empty-state';
import { useNarrow } from '@serai/ui/use-narrow';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { ListHead, ListPage } from '../../../platform/list/list-page.tsx';
import { StatusTabs } from '../../../platform/list/status-tabs.tsx';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { focusNext, rowLink } from '../receipt-focus.ts';
import { ReceiptViews } from '../receipt-views.tsx';
import { LinePanel } from './line-panel.tsx';
import { openLineOf, outAddress, outHref } from './out-address.ts';
import { OutRows } from './out-rows.tsx';

export const Page = withQueries(OutPage);

/** Lines of the bank that are no receipts: the list, and beside it the open line with what it may be. */
function OutPage() {
  const t = usePhrases('console-money-out');
  const [params] = useSearchParams();
  const openId = openLineOf(params);
  const isAlone = useNarrow() && openId !== null;
  const list = useListSearch(outAddress, consolePaths.consoleMoneyOut);
  const query = useList('console/bank/lines', { show: list.search.status ?? 'open' }, list.search);
  const kept = useKeptRows(query, outAddress.write(list.search).toString());
  /** Line whose first suggestion takes the focus when it arrives, because the reader has opened it here. */
  const [landing, setLanding] = useState<number | null>(null);
  const hrefOf = (id: number | null) => outHref(list.search, id);
  const panel = openId !== null && (
    <LinePanel
      key={openId}
      lineId={openId}
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
      <ListHead title={t('title')} intro={t('text')} actions={null} />
      <div className="mt-3">
        <ReceiptViews />
      </div>
      <div className="mt-3">
        <StatusTabs
          label={t('tabs')}
          value={list.search.status}
          onChange={(status) => list.change({ status })}
          all={t('tab_open')}
          tabs={[{ value: 'others', label: t('tab_others') }]}
        >
          <div className="mt-4 grid gap-6 md:grid-cols-[20rem_minmax(0,1fr)] xl:grid-cols-[27rem_minmax(0,1fr)]">
            <div className="min-w-0">
              <ListPage
                list={list}
                query={kept.query}
                rowHeight="h-14"
                total={(count) => t('total', { count })}
                empty={<EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>}
              >
                {(reply) => (
                  <OutRows
                    rows={reply.list}
                    left={kept.left}
                    stale={query.isPlaceholderData}
                    openId={openId}
                    hrefOf={hrefOf}
                    onOpen={setLanding}
                  />
                )}
              </ListPage>
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
    </div>
  );
}
