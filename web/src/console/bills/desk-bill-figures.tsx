import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import type { DeskBillReply } from './desk-bill.ts';

/** What is owed of a bill and since when, its sums and its agency. */
export function DeskBillFigures({
  reply: { bill, seller, deposit, given_up: givenUp },
}: {
  reply: DeskBillReply;
}) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { civil, time } = useDates();
  const seesAccount = useMay()('/console/wallet/view');
  const link = 'text-teal underline underline-offset-4';
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
                <>
                  <Link to={consolePaths.consoleAgency(bill.agency_id)} className={link}>
                    {bill.agency}
                  </Link>
                  {seesAccount && (
                    <Link
                      to={consolePaths.consoleAgencyAccount(bill.agency_id)}
                      className={`block text-caption ${link}`}
                    >
                      {t('toAccount')}
                    </Link>
                  )}
                </>
              ),
            },
            sum('total', t('columnTotal'), bill.total),
            sum('paid', t('paid'), bill.paid),
            sum('back', t('givenBack'), bill.given_back),
            ...(givenUp
              ? [
                  sum('writtenOff', t('writtenOff'), givenUp.written_off),
                  sum('recovered', t('recovered'), givenUp.recovered),
                ]
              : []),
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
