import { Button } from '@serai/ui/button';
import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { StatusTag, Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { BillDetail } from './bill-queries.ts';
import { ChooseBox } from './choose-box.tsx';
import { DisputeDialog } from './dispute-dialog.tsx';
import { useChoice } from './use-choice.ts';
import { ChargeTitle } from './views/charge-title.tsx';

type Line = BillDetail['lines'][number];

/** Lines of a bill, each with a link to its order; while they can be disputed, with checkboxes. */
export function BillLines({ detail: { bill, lines, actions } }: { detail: BillDetail }) {
  const t = usePhrases('bills');
  const choice = useChoice();
  const [disputing, setDisputing] = useState(false);
  const isDisputable = actions.includes('dispute');
  const boxes: Column<Line> = {
    key: 'choose',
    title: t('columnChoose'),
    titleHidden: true,
    render: ({ id, state, amount, order_sn, kind }) =>
      state === 'billed' && (
        <ChooseBox
          words={t('chooseLine', { sn: order_sn, kind: t(`kind_${kind}`) })}
          checked={choice.has(id)}
          onChange={(isChosen) => choice.set([{ id, amount: amount.amount }], isChosen)}
        />
      ),
  };
  const columns = useColumns();
  return (
    <>
      <DataTable
        caption={t('linesCaption')}
        rows={lines}
        rowKey={({ id }) => String(id)}
        columns={isDisputable ? [boxes, ...columns] : columns}
      />
      {isDisputable && (
        <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button idle={choice.count === 0} onClick={() => setDisputing(true)}>
            {choice.count === 0 ? t('disputeNone') : t('dispute', { count: choice.count })}
          </Button>
          <p className="text-caption text-muted">{t('disputeHint')}</p>
        </div>
      )}
      {disputing && <DisputeDialog bill={bill} choice={choice} onClose={() => setDisputing(false)} />}
    </>
  );
}

function useColumns(): Column<Line>[] {
  const t = usePhrases('bills');
  const { civil } = useDates();
  return [
    {
      key: 'booking',
      title: t('columnBooking'),
      card: 'head',
      render: (line) => (
        <>
          <ChargeTitle charge={line}>
            <Tag>{t(`kind_${line.kind}`)}</Tag>
          </ChargeTitle>
          <Query line={line} />
        </>
      ),
    },
    { key: 'reference', title: t('columnReference'), render: ({ reference }) => reference || '—' },
    {
      key: 'service',
      title: t('columnService'),
      render: ({ service_date }) => (
        <span className="whitespace-nowrap">{civil(service_date, { year: true })}</span>
      ),
    },
    {
      key: 'amount',
      title: t('columnAmount'),
      align: 'end',
      render: (line) => <Amount line={line} />,
    },
  ];
}

/** Dispute of a line and the seller's answer. */
function Query({ line: { state, reason, answer, answer_by } }: { line: Line }) {
  const t = usePhrases('bills');
  const { time } = useDates();
  if (state === 'billed') return null;
  return (
    <div className="mt-1 text-caption font-normal">
      <StatusTag tone={state === 'disputed' ? 'amber' : 'neutral'}>{t(`state_${state}`)}</StatusTag>
      {reason && <p className="[overflow-wrap:anywhere] text-muted">{t('reason', { reason })}</p>}
      {state === 'disputed' && answer_by !== null && (
        <p className="text-muted">{t('answerBy', { time: time(answer_by).slice(0, 16) })}</p>
      )}
      {answer && <p className="[overflow-wrap:anywhere]">{t('answer', { answer })}</p>}
    </div>
  );
}

function Amount({ line: { state, amount, given_back, settled } }: { line: Line }) {
  const t = usePhrases('bills');
  const money = useMoney();
  const isPart = settled.amount !== 0 && settled.amount !== amount.amount;
  return (
    <div>
      <Price {...money.parts(amount)} former={state !== 'billed'} />
      {given_back.amount > 0 && (
        <div className="text-caption text-muted">
          {t('lineGivenBack', { amount: money.text(given_back) })}
        </div>
      )}
      {isPart && settled.amount !== given_back.amount && (
        <div className="text-caption text-muted">{t('settled', { amount: money.text(settled) })}</div>
      )}
    </div>
  );
}
