import { Button, buttonClass } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import { ExportMenu } from '../../platform/files/export-menu.tsx';
import { useOpenLink } from '../../platform/files/use-open-link.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { BillLines } from './bill-lines.tsx';
import { BillOffers } from './bill-offers.tsx';
import type { BillDetail, BillView } from './bill-queries.ts';
import { OpenPaper } from './open-paper.tsx';
import { PayDialog } from './pay-dialog.tsx';
import { BillHistory } from './views/bill-history.tsx';
import { BillStatusTag } from './views/bill-status-tag.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';

/** One bill: amount and due date, its lines, and its history. */
export function OpenBill({ id }: { id: number }) {
  const t = usePhrases('bills');
  const query = useRead('bill/detail', { id });
  const number = query.data?.bill.number ?? '';
  return (
    <OpenPaper
      query={query}
      title={t('pageTitle', { number })}
      words={{ back: t('back'), missing: t('missing'), missingHelp: t('missingHelp') }}
      list={paths.bills()}
    >
      {(detail) => <Found detail={detail} />}
    </OpenPaper>
  );
}

function Found({ detail }: { detail: BillDetail }) {
  const t = usePhrases('bills');
  const { bill } = detail;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <h1 className="text-title font-strong">{t('pageTitle', { number: bill.number })}</h1>
        <BillStatusTag bill={bill} />
      </div>
      <div className="mt-4 grid grid-cols-1 gap-4">
        <Card>
          <Figures bill={bill} />
          <Actions detail={detail} />
        </Card>
        {detail.offers.length > 0 && (
          <Card title={t('offerTitle')}>
            <BillOffers detail={detail} />
          </Card>
        )}
        <Card title={t('linesTitle')}>
          <BillLines detail={detail} />
        </Card>
        <div className="grid gap-4 lg:grid-cols-2 print:grid-cols-2">
          <Card title={t('historyTitle')}>
            <BillHistory events={detail.history} />
          </Card>
          {isOwed(bill) && (
            <Card title={t('bankTitle')}>
              <p className="font-strong">{detail.seller.name}</p>
              {detail.seller.bank ? (
                <>
                  <p className="whitespace-pre-line [overflow-wrap:anywhere]">{detail.seller.bank}</p>
                  <p className="mt-2 text-caption text-muted">{t('bankHelp', { number: bill.number })}</p>
                </>
              ) : (
                <p className="text-muted">{t('bankNone')}</p>
              )}
            </Card>
          )}
        </div>
      </div>
    </>
  );
}

/** Whether something must be paid, now or once the seller has confirmed the bill. */
function isOwed({ open, status }: BillView): boolean {
  return open.amount > 0 || status === 'submitted';
}

function Figures({ bill }: { bill: BillView }) {
  const t = usePhrases('bills');
  const money = useMoney();
  const { civil, day } = useDates();
  const { period_from: from, period_to: to, due_on } = bill;
  return (
    <div className="grid gap-x-8 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div>
        <p className="text-caption text-muted">{bill.open.amount > 0 ? t('open') : t('total')}</p>
        <p>
          <Price {...money.parts(bill.open.amount > 0 ? bill.open : bill.total)} size="title" />
        </p>
        {bill.status === 'submitted' && <p className="mt-1 max-w-56 text-caption text-muted">{t('waits')}</p>}
      </div>
      <div className="sm:border-l sm:border-line sm:pl-8">
        <KeyValues
          columns={3}
          phoneColumns={2}
          items={[
            // Without an open sum the total is the large figure already.
            ...(bill.open.amount > 0
              ? [{ key: 'total', name: t('total'), value: <Price {...money.parts(bill.total)} /> }]
              : []),
            { key: 'paid', name: t('paid'), value: <Price {...money.parts(bill.paid)} /> },
            ...(bill.given_back.amount > 0
              ? [{ key: 'back', name: t('givenBack'), value: <Price {...money.parts(bill.given_back)} /> }]
              : []),
            { key: 'due', name: t('due'), value: due_on ? civil(due_on, { year: true }) : '—' },
            {
              key: 'issued',
              name: t('issued'),
              value: day(bill.made_at),
            },
            ...(from && to
              ? [
                  {
                    key: 'period',
                    name: t('period'),
                    value: t('periodOf', {
                      from: civil(from, { year: true }),
                      to: civil(to, { year: true }),
                    }),
                  },
                ]
              : []),
          ]}
        />
      </div>
    </div>
  );
}

/** Actions available to the reader, as returned by the server. */
function Actions({ detail: { bill, actions } }: { detail: BillDetail }) {
  const t = usePhrases('bills');
  const api = useApi();
  const mayInvoice = useMay()('/user/invoice/apply');
  const [open, setOpen] = useState<'pay' | 'withdraw' | null>(null);
  const openLink = useOpenLink();
  const file = useSending(async () => {
    const { url } = await api.post('bill/link', { id: bill.id });
    await openLink(url, `bill-${bill.number}.pdf`);
  });
  const close = () => setOpen(null);
  if (actions.every((action) => action === 'dispute')) return null;
  return (
    <div className="not-printed mt-4 flex flex-wrap gap-2 border-t border-line pt-4">
      {actions.includes('pay') && (
        <Button kind="primary" onClick={() => setOpen('pay')}>
          {t('pay')}
        </Button>
      )}
      {actions.includes('withdraw') && <Button onClick={() => setOpen('withdraw')}>{t('withdraw')}</Button>}
      {actions.includes('export') && (
        <Button icon="download" busy={file.busy} onClick={() => void file.send()}>
          {t('download')}
        </Button>
      )}
      {actions.includes('export') && (
        <ExportMenu
          fileName={`${t('title')}-${bill.number}`}
          link={(format) => api.post('bill/linkExport', { id: bill.id, format })}
        />
      )}
      {bill.status === 'paid' && mayInvoice && (
        <Link to={paths.invoiceApply()} className={buttonClass()}>
          {t('toInvoiceApply')}
        </Link>
      )}
      {open === 'pay' && <PayDialog bills={[bill]} onClose={close} />}
      {open === 'withdraw' && <WithdrawDialog bill={bill} onClose={close} />}
    </div>
  );
}
