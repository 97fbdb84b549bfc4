import { Button } from '@serai/ui/button';
import { DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Got } from '../../../platform/api/calls.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { consolePaths } from '../../addresses/console-paths.ts';
import { RemindDialog } from '../../dunning/remind-dialog.tsx';
import { StageTag } from '../../dunning/stage-tag.tsx';
import { PauseDialog } from './pause-dialog.tsx';

type Dunning = Got<'console/bill/dunningOf'>;

/** How far the reminding of an agency has gone: last and next reminder, pause, and the unpaid bills. */
export function DunningState({ agencyId, name }: { agencyId: number; name: string }) {
  const query = useRead('console/bill/dunningOf', { agency_id: agencyId });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
      {(dunning) => (
        <div className="grid gap-6">
          <Stage dunning={dunning} />
          <div className="grid gap-6 lg:grid-cols-2">
            <LastReminder last={dunning.last} />
            <NextReminder next={dunning.next} />
          </div>
          <Pause dunning={dunning} agencyId={agencyId} name={name} />
          <OwedBills bills={dunning.bills} />
        </div>
      )}
    </Loaded>
  );
}

function Stage({ dunning: { stage, open, overdue, given_up } }: { dunning: Dunning }) {
  const t = usePhrases('console-account');
  const money = useMoney();
  return (
    <div className="flex flex-wrap items-baseline gap-x-6 gap-y-1">
      <StageTag stage={stage} />
      <span>
        {t('columnOpen')} <span className="figures font-strong">{money.text(open)}</span>
      </span>
      <span className={overdue.amount > 0 ? 'text-lacquer' : ''}>
        {t('columnOverdue')} <span className="figures font-strong">{money.text(overdue)}</span>
      </span>
      {given_up.amount > 0 && <span>{t('givenUp', { sum: money.text(given_up) })}</span>}
    </div>
  );
}

function LastReminder({ last }: { last: Dunning['last'] }) {
  const t = usePhrases('console-account');
  const { time } = useDates();
  return (
    <section>
      <h3 className="font-strong">{t('lastReminder')}</h3>
      {last === null ? (
        <p className="text-muted">{t('lastNone')}</p>
      ) : (
        <>
          <p className="text-caption text-muted">
            {t('lastBy', { time: time(last.at).slice(0, 16), who: last.by || t('byClock') })}
          </p>
          <Said reminder={last} />
        </>
      )}
    </section>
  );
}

function NextReminder({ next }: { next: Dunning['next'] }) {
  const t = usePhrases('console-account');
  const { civil } = useDates();
  return (
    <section>
      <h3 className="font-strong">{t('nextReminder')}</h3>
      {next === null ? (
        <p className="text-muted">{t('nextNone')}</p>
      ) : (
        <>
          <p className="text-caption text-muted">{t('nextOn', { date: civil(next.on, { year: true }) })}</p>
          <Said reminder={next} />
        </>
      )}
    </section>
  );
}

function Said({ reminder }: { reminder: { bill_number: string; title: string; text: string } }) {
  return (
    <blockquote className="mt-2 border-l-2 border-line pl-3 text-caption [overflow-wrap:anywhere]">
      <p className="font-strong">
        <Link
          to={consolePaths.consoleBill(reminder.bill_number)}
          className="underline-offset-4 hover:underline"
        >
          {reminder.title}
        </Link>
      </p>
      <p className="whitespace-pre-line">{reminder.text}</p>
    </blockquote>
  );
}

function Pause({ dunning: { pause }, agencyId, name }: { dunning: Dunning; agencyId: number; name: string }) {
  const t = usePhrases('console-account');
  const { civil } = useDates();
  const mayPause = useMay()('/console/bill/decide');
  const [open, setOpen] = useState(false);
  return (
    <section className="flex flex-wrap items-center gap-x-4 gap-y-2">
      {pause && (
        <div>
          <p className="font-strong">{t('pauseActive', { date: civil(pause.until, { year: true }) })}</p>
          <p className="text-caption text-muted [overflow-wrap:anywhere]">
            {t('pauseBy', { who: pause.by, reason: pause.reason })}
          </p>
        </div>
      )}
      {mayPause && <Button onClick={() => setOpen(true)}>{t(pause ? 'resume' : 'pause')}</Button>}
      {open && (
        <PauseDialog
          agencyId={agencyId}
          name={name}
          isPaused={pause !== null}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

function OwedBills({ bills }: { bills: Dunning['bills'] }) {
  const t = usePhrases('console-account');
  const money = useMoney();
  const { civil, time } = useDates();
  const mayRemind = useMay()('/console/bill/decide');
  const [reminding, setReminding] = useState<{ id: number; number: string } | null>(null);
  return (
    <section aria-label={t('owedBills')}>
      <h3 className="mb-2 font-strong">{t('owedBills')}</h3>
      {bills.length === 0 ? (
        <p className="text-muted">{t('owedNone')}</p>
      ) : (
        <DataTable
          caption={t('owedBills')}
          rows={bills}
          rowKey={({ id }) => String(id)}
          columns={[
            {
              key: 'bill',
              title: t('columnBill'),
              card: 'head',
              render: ({ number }) => (
                <Link
                  to={consolePaths.consoleBill(number)}
                  className="figures font-strong text-teal underline-offset-4 hover:underline"
                >
                  {number}
                </Link>
              ),
            },
            {
              key: 'due',
              title: t('columnDue'),
              render: ({ due_on, days_late }) => (
                <div className="whitespace-nowrap">
                  {due_on ? civil(due_on, { year: true }) : '—'}
                  {days_late > 0 && (
                    <div className="text-caption text-lacquer">{t('daysLate', { days: days_late })}</div>
                  )}
                </div>
              ),
            },
            {
              key: 'open',
              title: t('columnOpen'),
              align: 'end',
              render: ({ open }) => <Price {...money.parts(open)} />,
            },
            {
              key: 'reminded',
              title: t('columnReminded'),
              render: ({ last_reminded_at: at }) => (
                <span className="whitespace-nowrap">
                  {at === null ? t('neverReminded') : time(at).slice(0, 16)}
                </span>
              ),
            },
            {
              key: 'remind',
              title: t('remind'),
              titleHidden: true,
              render: ({ id, number, can_remind }) =>
                mayRemind &&
                can_remind && (
                  <div className="flex max-md:mt-2 md:justify-end">
                    <Button
                      size="compact"
                      aria-label={t('remindOf', { number })}
                      onClick={() => setReminding({ id, number })}
                    >
                      {t('remind')}
                    </Button>
                  </div>
                ),
            },
          ]}
        />
      )}
      {reminding && <RemindDialog bill={reminding} onClose={() => setReminding(null)} />}
    </section>
  );
}
