import { Button } from '@serai/ui/button';
import { DataTable } from '@serai/ui/data-table';
import { Field } from '@serai/ui/field';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { StatusTag } from '@serai/ui/tag';
import { TextInput } from '@serai/ui/text-input';
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
import { ChangePreview } from '../actions/change-preview.tsx';
import { CreditLimitDialog } from '../actions/credit-limit-dialog.tsx';
import { TemporaryLimitDialog } from '../actions/temporary-limit-dialog.tsx';
import { useReadField } from '../actions/use-read-field.ts';
import { type AgencyReply, contractedOf, fundedOf } from '../agency-reply.ts';
import { useSettled } from './use-settled.ts';

type Trial = Got<'console/agency/tryLimit'>;

/** Shows what another credit limit would change before it is saved. */
export function LimitTrial({ agencyId }: { agencyId: number }) {
  const query = useRead('console/agency/detail', { id: agencyId });
  return (
    <Loaded query={query} skeleton={<Skeleton className="h-60" />}>
      {(reply) => <TrialForm reply={reply} />}
    </Loaded>
  );
}

function TrialForm({ reply }: { reply: AgencyReply }) {
  const t = usePhrases('console-account');
  const [typed, setTyped] = useState('');
  const { currency, id } = reply.agency;
  const field = { name: 'credit_limit', label: t('tryLimit'), kind: 'money' } as const;
  const { read, fault } = useReadField(currency);
  const settled = useSettled(typed);
  const inForce = reply.wallet?.credit_limit.amount ?? 0;
  const value = read(field, settled);
  const error = typed.trim() === '' ? undefined : fault(field, typed);
  const tried = value === '' ? inForce : Number(value);
  const query = useRead(
    'console/agency/tryLimit',
    { agency_id: id, credit_limit: tried },
    { keepsLast: true },
  );
  return (
    <div className="grid gap-4">
      <p className="text-caption text-muted">{t('limitText')}</p>
      <div className="max-w-80">
        <Field label={t('tryLimit')} hint={t('tryHint')} error={error}>
          {(control) => (
            <TextInput
              {...control}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
              maxLength={24}
              inputMode="decimal"
              autoComplete="off"
              after={<span className="pr-3 text-caption">{currency}</span>}
            />
          )}
        </Field>
      </div>
      <Loaded keepsLast query={query} skeleton={<Skeleton className="h-40" />}>
        {(trial) => <TrialResult trial={trial} />}
      </Loaded>
      <SaveButtons reply={reply} initial={value === '' || error ? '' : settled} />
    </div>
  );
}

/** Limit, exposure and credit left before and after; the stop; the unpaid orders. */
function TrialResult({ trial }: { trial: Trial }) {
  const t = usePhrases('console-account');
  const money = useMoney();
  const { civil } = useDates();
  const total = money.text(trial.exposure.total);
  const { credit_stop: stop, stops_on } = trial;
  return (
    <div className="grid gap-4">
      <div className="max-w-xl">
        <ChangePreview
          changes={[
            { name: t('limitNow'), before: money.text(trial.limit), after: money.text(trial.tried) },
            { name: t('exposureNow'), before: total, after: total },
            { name: t('leftNow'), before: money.text(trial.left), after: money.text(trial.left_if_tried) },
          ]}
        />
      </div>
      {stop !== null && <p className="text-lacquer">{t(`stop_${stop}`)}</p>}
      <p>
        {stops_on === null
          ? t('stopsNever')
          : t(stop === 'overdue' ? 'stoppedSince' : 'stopsOn', { date: civil(stops_on, { year: true }) })}
      </p>
      <section aria-label={t('unpaidOrders')}>
        <h3 className="mb-2 font-strong">{t('unpaidOrders')}</h3>
        {trial.orders.length === 0 ? (
          <p className="text-muted">{t('unpaidNone')}</p>
        ) : (
          <UnpaidOrders orders={trial.orders} />
        )}
        {trial.more_orders && <p className="mt-2 text-caption text-muted">{t('unpaidMore')}</p>}
      </section>
    </div>
  );
}

function UnpaidOrders({ orders }: { orders: Trial['orders'] }) {
  const t = usePhrases('console-account');
  const money = useMoney();
  const { time } = useDates();
  const mark = (isCovered: boolean) => (
    <StatusTag tone={isCovered ? 'jade' : 'lacquer'}>{t(isCovered ? 'covered' : 'notCovered')}</StatusTag>
  );
  return (
    <DataTable
      caption={t('unpaidOrders')}
      rows={orders}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'order',
          title: t('columnOrder'),
          card: 'head',
          render: ({ id, sn, reference }) => (
            <div>
              <Link
                to={consolePaths.consoleOrder(id)}
                className="figures font-strong text-teal underline-offset-4 hover:underline"
              >
                {sn}
              </Link>
              {reference && <div className="text-caption font-normal text-muted">{reference}</div>}
            </div>
          ),
        },
        {
          key: 'payBy',
          title: t('columnPayBy'),
          render: ({ pay_by }) => (
            <span className="whitespace-nowrap">{pay_by === null ? '—' : time(pay_by).slice(0, 16)}</span>
          ),
        },
        {
          key: 'total',
          title: t('columnTotal'),
          align: 'end',
          render: ({ total }) => <Price {...money.parts(total)} />,
        },
        { key: 'now', title: t('columnCovered'), render: ({ covered }) => mark(covered) },
        {
          key: 'tried',
          title: t('columnCoveredIfTried'),
          render: ({ covered_if_tried }) => mark(covered_if_tried),
        },
      ]}
    />
  );
}

/** Buttons that save the tried limit with the dialogs of the agency's page. */
function SaveButtons({ reply, initial }: { reply: AgencyReply; initial: string }) {
  const t = usePhrases('console-account');
  const may = useMay();
  const [chosen, setChosen] = useState<'usual' | 'temporary' | null>(null);
  const onClose = () => setChosen(null);
  const funded = fundedOf(reply);
  const contracted = contractedOf(reply);
  const setsLimit = funded && may('/console/wallet/setCreditLimit');
  const setsTemporary = contracted && may('/console/contract/edit');
  return (
    <div className="not-printed flex flex-wrap gap-2">
      {setsLimit && (
        <Button idle={initial === ''} onClick={() => setChosen('usual')}>
          {t('setLimit')}
        </Button>
      )}
      {setsTemporary && (
        <Button idle={initial === ''} onClick={() => setChosen('temporary')}>
          {t('setTemporary')}
        </Button>
      )}
      {chosen === 'usual' && funded && (
        <CreditLimitDialog reply={funded} initial={initial} onClose={onClose} />
      )}
      {chosen === 'temporary' && contracted && (
        <TemporaryLimitDialog reply={contracted} initial={initial} onClose={onClose} />
      )}
    </div>
  );
}
