import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useParams } from 'react-router';
import { BillHistory } from '../../features/billing/bill-history.tsx';
import { BillStatusTag } from '../../features/billing/bill-status-tag.tsx';
import { paths } from '../../paths.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { PageHead } from '../../platform/head/page-head.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { BackLink } from '../../platform/page/back-link.tsx';
import { MissingPage } from '../../platform/page/missing-page.tsx';
import { Loaded } from '../../platform/query/loaded.tsx';
import { withQueries } from '../../platform/query/member-queries.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { BillActions } from './actions/bill-actions.tsx';
import { Certificates } from './certificates.tsx';
import type { DeskBillReply } from './desk-bill.ts';
import { DeskBillLines } from './desk-bill-lines.tsx';
import { ExportSheet } from './export-sheet.tsx';
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
      <BackLink to={paths.consoleBills()}>{t('back')}</BackLink>
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
            <Figures reply={reply} />
          </Card>
          <Card title={t('lines')}>
            <DeskBillLines reply={reply} />
          </Card>
        </div>
        <aside className="grid content-start gap-4">
          <Offers reply={reply} />
          <Certificates reply={reply} />
          <Card title={t('history')}>
            <BillHistory events={reply.history} />
          </Card>
        </aside>
      </div>
    </>
  );
}

function Figures({ reply: { bill, seller, deposit } }: { reply: DeskBillReply }) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { civil, time } = useDates();
  const { period_from: from, period_to: to, due_on, days_overdue: late } = bill;
  const sum = (key: string, name: string, value: typeof bill.total) => ({
    key,
    name,
    value: <Price {...money.parts(value)} />,
  });
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="text-caption text-muted">{t('columnOpen')}</p>
        <Price {...money.parts(bill.open)} size="title" />
        <p className={late > 0 ? 'text-caption text-lacquer' : 'text-caption text-muted'}>
          {due_on === null
            ? t('notDueYet')
            : late > 0
              ? t('overdueSince', { date: civil(due_on, { year: true }), days: late })
              : t('dueOn', { date: civil(due_on, { year: true }) })}
        </p>
      </div>
      <div className="sm:border-l sm:border-line sm:pl-8">
        <KeyValues
          columns={3}
          phoneColumns={2}
          items={[
            {
              key: 'agency',
              name: t('columnAgency'),
              value: (
                <Link
                  to={paths.consoleAgency(bill.agency_id)}
                  className="text-teal underline underline-offset-4"
                >
                  {bill.agency}
                </Link>
              ),
            },
            sum('total', t('columnTotal'), bill.total),
            sum('paid', t('paid'), bill.paid),
            sum('back', t('givenBack'), bill.given_back),
            sum('deposit', t('deposit'), deposit),
            { key: 'seller', name: t('seller'), value: seller.name },
            {
              key: 'made',
              name: t('made'),
              value: civil(time(bill.made_at).slice(0, 10), { year: true }),
            },
            { key: 'period', name: t('period'), value: from && to ? t('periodOf', { from, to }) : '—' },
          ]}
        />
      </div>
    </div>
  );
}

/** Rates offered for payment in other currencies. */
function Offers({ reply: { bill, offers } }: { reply: DeskBillReply }) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { civil } = useDates();
  if (offers.length === 0) return null;
  return (
    <Card title={t('offers')}>
      <ul className="grid gap-2">
        {offers.map(({ amount, rate, until }) => (
          <li key={amount.currency}>
            <Price {...money.parts(amount)} />
            <p className="text-caption text-muted">
              {`1 ${rate.of} = ${rate.rate} ${rate.of === bill.open.currency ? amount.currency : bill.open.currency}`}
              {' · '}
              {t('offerUntil', { date: civil(until, { year: true }) })}
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Missing() {
  const t = usePhrases('console-bills');
  return (
    <MissingPage title={t('missing')} list={{ to: paths.consoleBills(), words: t('back') }}>
      {t('missingHelp')}
    </MissingPage>
  );
}
