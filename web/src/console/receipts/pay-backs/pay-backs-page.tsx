import { Button } from '@serai/ui/button';
import { EmptyState } from '@serai/ui/empty-state';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { listAddress } from '../../../platform/list/list-address.ts';
import { ListHead, ListPage } from '../../../platform/list/list-page.tsx';
import { useKeptRows } from '../../../platform/list/use-kept-rows.ts';
import { useList } from '../../../platform/list/use-list.ts';
import { useListSearch } from '../../../platform/list/use-list-search.ts';
import { withQueries } from '../../../platform/query/member-queries.tsx';
import { useMay } from '../../../platform/session/use-session.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { ReceiptViews } from '../receipt-views.tsx';
import { AskPayBack } from './ask-pay-back.tsx';
import { PayBackTable } from './pay-back-table.tsx';

export const Page = withQueries(PayBacksPage);

const payBackAddress = listAddress({});

/** Repayments of deposits: those that wait for a second person, and the form for another one. */
function PayBacksPage() {
  const t = usePhrases('console-pay-backs');
  const mayAsk = useMay()('/console/payBack/ask');
  const list = useListSearch(payBackAddress, consolePaths.consolePayBacks);
  const query = useList('console/payBack/list', {}, list.search);
  const kept = useKeptRows(query, payBackAddress.write(list.search).toString());
  const [asking, setAsking] = useState(false);
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <ListHead
        title={t('title')}
        intro={t('text')}
        actions={mayAsk && <Button onClick={() => setAsking(true)}>{t('ask')}</Button>}
      />
      <div className="mt-3">
        <ReceiptViews />
      </div>
      <div className="mt-6">
        <ListPage
          list={list}
          query={kept.query}
          rowHeight="h-16"
          total={(count) => t('total', { count })}
          empty={<EmptyState title={t('empty')}>{t('emptyHelp')}</EmptyState>}
        >
          {(reply) => <PayBackTable rows={reply.list} left={kept.left} stale={query.isPlaceholderData} />}
        </ListPage>
      </div>
      {asking && <AskPayBack onClose={() => setAsking(false)} />}
    </div>
  );
}
