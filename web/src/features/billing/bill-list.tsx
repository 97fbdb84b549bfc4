import { billFilters } from '@serai/contract/billing/statuses';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useApi } from '../../platform/app.tsx';
import { ExportMenu } from '../../platform/files/export-menu.tsx';
import { useCount } from '../../platform/format/count.ts';
import { useMoney } from '../../platform/format/money.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ListRows } from '../../platform/list/list-rows.tsx';
import { RowsSkeleton } from '../../platform/list/rows-skeleton.tsx';
import { readShown, writeShown } from '../../platform/list/shown.ts';
import { useList } from '../../platform/list/use-list.ts';
import { isForbidden, Loaded } from '../../platform/query/loaded.tsx';
import { useMay } from '../../platform/session/use-session.tsx';
import { BillFigures } from './bill-figures.tsx';
import type { BillView } from './bill-queries.ts';
import { BillTable } from './bill-table.tsx';
import { ChoiceBar } from './choice-bar.tsx';
import { PageTop, Way } from './page-top.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { NothingShown, ShownTabs } from './shown-tabs.tsx';
import { useChoice } from './use-choice.ts';

/** Exposure and bills by status; several bills can be paid at once. */
export function BillList() {
  const t = usePhrases('bills');
  const api = useApi();
  const mayExport = useMay()('/user/bill/details', 'export');
  const [params] = useSearchParams();
  const search = readShown(params, billFilters);
  const query = useList('bill/list', { show: search.show }, search);
  const empty = {
    empty: t('empty'),
    emptyHelp: t('emptyHelp'),
    toApply: t('toApply'),
    emptyShown: t('emptyShown'),
    emptyShownHelp: t('emptyShownHelp'),
  };
  const rows = (
    <Loaded keepsLast query={query} skeleton={<RowsSkeleton row="h-14" />}>
      {(reply) => (
        <ListRows
          reply={reply}
          place={search}
          href={(place) => paths.bills(writeShown({ ...search, ...place }))}
          empty={<NothingShown words={empty} isNarrowed={search.show !== null} apply={paths.billApply()} />}
          keepsScroll
        >
          <Rows reply={reply} stale={query.isPlaceholderData} />
        </ListRows>
      )}
    </Loaded>
  );
  if (isForbidden(query.error)) {
    return (
      <>
        <PageHead title={t('title')} indexed={false} />
        <h1 className="text-title font-strong">{t('title')}</h1>
        <Card className="mt-4">{rows}</Card>
      </>
    );
  }
  return (
    <>
      <PageTop
        title={t('title')}
        intro={t('intro')}
        ways={
          <>
            {mayExport && (
              <ExportMenu
                fileName={t('title')}
                link={(format) =>
                  api.post('bill/linkExport', { format, ...(search.show && { show: search.show }) })
                }
              />
            )}
            <Way to={paths.billApply()}>{t('toApply')}</Way>
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
        <Card>
          <ShownTabs
            label={t('tabs')}
            filters={billFilters}
            shown={search}
            nameOf={(filter) => t(`show_${filter}`)}
          >
            {rows}
          </ShownTabs>
        </Card>
      </div>
    </>
  );
}

function Rows(props: {
  reply: { list: readonly BillView[]; total: number; total_capped: boolean };
  stale: boolean;
}) {
  const { reply, stale } = props;
  const t = usePhrases('bills');
  const count = useCount();
  const money = useMoney();
  const mayPay = useMay()('/user/bill/details/pay');
  const choice = useChoice();
  const [paying, setPaying] = useState(false);
  const chosen = reply.list.filter(({ id }) => choice.has(id));
  const currency = reply.list[0]!.total.currency;
  return (
    <>
      <p role="status" className="mb-2 text-caption text-muted">
        {t('count', { count: count(reply.total, reply.total_capped) })}
      </p>
      <BillTable bills={reply.list} choice={mayPay ? choice : null} stale={stale} />
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
