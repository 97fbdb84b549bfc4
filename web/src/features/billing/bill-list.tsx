import { billFilters } from '@serai/contract/billing/statuses';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { paths } from '../../paths.ts';
import { useApi } from '../../platform/app.tsx';
import { ExportMenu } from '../../platform/files/export-menu.tsx';
import { useMoney } from '../../platform/format/money.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { listAddress, tabOf } from '../../platform/list/list-address.ts';
import { ListHead, ListPage } from '../../platform/list/list-page.tsx';
import { useList } from '../../platform/list/use-list.ts';
import { useListSearch } from '../../platform/list/use-list-search.ts';
import { isForbidden, Loaded } from '../../platform/query/loaded.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import type { BillView } from './bill-queries.ts';
import { BillTable } from './bill-table.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { HeadLink } from './head-link.tsx';
import { NothingShown } from './nothing-shown.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { useChoice } from './use-choice.ts';
import { BillFigures } from './views/bill-figures.tsx';

const billAddress = listAddress({ show: tabOf(billFilters) });

/** Exposure and bills by status; several bills can be paid at once. */
export function BillList() {
  const t = usePhrases('bills');
  const api = useApi();
  const mayExport = useMay()('/user/bill/details', 'export');
  const list = useListSearch(billAddress, paths.bills);
  const { show } = list.search;
  const query = useList('bill/list', { show }, list.search);
  const bills = (
    <ListPage
      list={list}
      query={query}
      tabs={{
        label: t('tabs'),
        value: show,
        onChange: (value) => list.change({ show: value }),
        all: t('show_all'),
        tabs: billFilters.map((value) => ({ value, label: t(`show_${value}`) })),
      }}
      rowHeight="h-14"
      total={(count) => t('count', { count })}
      empty={
        <NothingShown
          words={{
            empty: t('empty'),
            emptyHelp: t('emptyHelp'),
            toApply: t('toApply'),
            emptyShown: t('emptyShown'),
            emptyShownHelp: t('emptyShownHelp'),
          }}
          isNarrowed={list.isNarrowed}
          apply={paths.billApply()}
        />
      }
      keepsScroll
    >
      {(reply) => <Rows bills={reply.list} stale={query.isPlaceholderData} />}
    </ListPage>
  );
  if (isForbidden(query.error)) {
    return (
      <>
        <PageHead title={t('title')} indexed={false} />
        <h1 className="text-title font-strong">{t('title')}</h1>
        <Card className="mt-4">{bills}</Card>
      </>
    );
  }
  return (
    <>
      <ListHead
        title={t('title')}
        intro={t('intro')}
        actions={
          <>
            {mayExport && (
              <ExportMenu
                fileName={t('title')}
                link={(format) => api.post('bill/linkExport', { format, ...(show && { show }) })}
              />
            )}
            <HeadLink to={paths.billApply()}>{t('toApply')}</HeadLink>
          </>
        }
      />
      <div className="mt-4 grid grid-cols-1 gap-4">
        <Loaded keepsLast quiet query={query} skeleton={<Skeleton className="h-36 rounded-card" />}>
          {(reply) => (
            <Card>
              <BillFigures reply={reply} />
            </Card>
          )}
        </Loaded>
        <Card>{bills}</Card>
      </div>
    </>
  );
}

function Rows({ bills, stale }: { bills: readonly BillView[]; stale: boolean }) {
  const t = usePhrases('bills');
  const money = useMoney();
  const mayPay = useMay()('/user/bill/details/pay');
  const choice = useChoice();
  const [paying, setPaying] = useState(false);
  const chosen = bills.filter(({ id }) => choice.has(id));
  const currency = bills[0]!.total.currency;
  return (
    <>
      <BillTable bills={bills} choice={mayPay ? choice : null} stale={stale} />
      {choice.count > 0 && (
        <ChoiceBar
          choice={choice}
          currency={currency}
          words={{ chosen: t('chosenBills', { count: choice.count }), clear: t('clear') }}
        >
          <Button kind="primary" className="max-sm:w-full" onClick={() => setPaying(true)}>
            {t('paySome', { amount: money.text({ amount: choice.sum, currency }) })}
          </Button>
        </ChoiceBar>
      )}
      {paying && <PayDialog bills={chosen} onPaid={choice.clear} onClose={() => setPaying(false)} />}
    </>
  );
}
