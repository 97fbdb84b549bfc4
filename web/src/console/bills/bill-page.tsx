import { Card } from '@serai/ui/card';
import { Skeleton } from '@serai/ui/skeleton';
import { useParams } from 'react-router';
import { BillHistory } from '../../features/billing/views/bill-history.tsx';
import { BillStatusTag } from '../../features/billing/views/bill-status-tag.tsx';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { BillActions } from './actions/bill-actions.tsx';
import { Certificates } from './certificates.tsx';
import type { DeskBillReply } from './desk-bill.ts';
import { DeskBillFigures } from './desk-bill-figures.tsx';
import { DeskBillLines } from './desk-bill-lines.tsx';
import { ExportSheet } from './export-sheet.tsx';
import { OfferedRates } from './offered-rates.tsx';
import { Reminders } from './reminders.tsx';
import { WriteOffNotice } from './write-off-notice.tsx';

export const Page = withQueries(BillPage);

/** One bill: what is owed and since when, its lines and history, and what staff can do about it. */
function BillPage() {
  const t = usePhrases('console-bills');
  const { number = '' } = useParams();
  const query = useRead('console/bill/detail', { number: number.slice(0, 20) });
  return (
    <div className="mx-auto w-full max-w-7xl px-4 py-6 md:px-8 md:py-8">
      <PageHead title={t('billTitle', { number: query.data?.bill.number ?? '' })} indexed={false} />
      <BackLink to={consolePaths.consoleBills()}>{t('back')}</BackLink>
      <Loaded query={query} skeleton={<Skeleton className="h-96" />} missing={<Missing />}>
        {(reply) => <Found reply={reply} />}
      </Loaded>
    </div>
  );
}

function Found({ reply }: { reply: DeskBillReply }) {
  const t = usePhrases('console-bills');
  const { bill } = reply;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong">{t('billTitle', { number: bill.number })}</h1>
        <BillStatusTag bill={bill} />
      </div>
      <div className="mt-3 flex flex-wrap items-center gap-2">
        <BillActions reply={reply} />
        <ExportSheet
          path="console/bill/export"
          asked={{ id: bill.id }}
          name={t('billTitle', { number: bill.number })}
        />
      </div>
      <WriteOffNotice reply={reply} />
      <div className="mt-4 grid gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(18rem,3fr)]">
        <div className="grid min-w-0 content-start gap-4">
          <Card>
            <DeskBillFigures reply={reply} />
          </Card>
          <Card title={t('lines')}>
            <DeskBillLines reply={reply} />
          </Card>
        </div>
        <aside className="grid content-start gap-4">
          <OfferedRates reply={reply} />
          <Certificates reply={reply} />
          <Reminders reply={reply} />
          <Card title={t('history')}>
            <BillHistory events={reply.history} />
          </Card>
        </aside>
      </div>
    </>
  );
}

function Missing() {
  const t = usePhrases('console-bills');
  return (
    <MissingPage title={t('missing')} list={{ to: consolePaths.consoleBills(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}
