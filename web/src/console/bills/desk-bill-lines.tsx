import { Button } from '@serai/ui/button';
import { type Column, DataTable } from '@serai/ui/data-table';
import { Price } from '@serai/ui/price';
import { StatusTag, Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { ChooseBox } from '../../features/billing/choose-box.tsx';
import { type Choice, useChoice } from '../../features/billing/use-choice.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { consolePaths } from '../addresses/console-paths.ts';
import { AnswerDialog } from './actions/answer-dialog.tsx';
import { DisputeForAgencyDialog } from './actions/dispute-for-agency-dialog.tsx';
import type { DeskBillLine, DeskBillReply } from './desk-bill.ts';

/** Lines of a bill; disputed ones are answered here, others are disputed for the agency. */
export function DeskBillLines({ reply }: { reply: DeskBillReply }) {
  const t = usePhrases('console-bills');
  const choice = useChoice();
  const [answering, setAnswering] = useState<DeskBillLine | null>(null);
  const [disputing, setDisputing] = useState(false);
  const { actions, lines } = reply;
  const mayDispute = actions.includes('dispute');
  const columns = useColumns(actions.includes('answer') ? setAnswering : null);
  const boxes = useBoxes(choice);
  return (
    <>
      <DataTable
        caption={t('lines')}
        rows={lines}
        rowKey={({ id }) => String(id)}
        columns={mayDispute ? [boxes, ...columns] : columns}
      />
      {mayDispute && (
        <div className="not-printed mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button idle={choice.count === 0} onClick={() => setDisputing(true)}>
            {t('action_dispute')}
          </Button>
          <p className="text-caption text-muted">{t('disputeHint')}</p>
        </div>
      )}
      {disputing && (
        <DisputeForAgencyDialog
          reply={reply}
          ids={choice.ids}
          sum={choice.sum}
          onDone={choice.clear}
          onClose={() => setDisputing(false)}
        />
      )}
      {answering && <AnswerDialog reply={reply} line={answering} onClose={() => setAnswering(null)} />}
    </>
  );
}

function useBoxes(choice: Choice): Column<DeskBillLine> {
  const t = usePhrases('console-bills');
  return {
    key: 'choose',
    title: t('choose'),
    titleHidden: true,
    card: 'start',
    render: ({ id, state, amount, order_sn }) =>
      state === 'billed' && (
        <ChooseBox
          words={t('chooseLine', { sn: order_sn })}
          checked={choice.has(id)}
          onChange={(isChosen) => choice.set([{ id, amount: amount.amount }], isChosen)}
        />
      ),
  };
}

function useColumns(onAnswer: ((line: DeskBillLine) => void) | null): Column<DeskBillLine>[] {
  const t = usePhrases('console-bills');
  const bills = usePhrases('bills');
  const money = useMoney();
  const { civil } = useDates();
  return [
    {
      key: 'order',
      title: t('columnOrder'),
      card: 'head',
      render: (line) => (
        <div className="min-w-0 md:max-w-96">
          <Link
            to={consolePaths.consoleOrder(line.order_id)}
            className="block font-strong underline-offset-4 hover:text-teal hover:underline"
          >
            {line.title}
          </Link>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-caption font-normal text-muted">
            <span>{line.order_sn}</span>
            <Tag>{bills(`kind_${line.kind}`)}</Tag>
          </div>
          <Dispute line={line} onAnswer={onAnswer} />
        </div>
      ),
    },
    {
      key: 'service',
      title: t('columnService'),
      render: ({ service_date }) => (
        <span className="whitespace-nowrap">{civil(service_date, { year: true })}</span>
      ),
    },
    {
      key: 'due',
      title: t('due'),
      render: ({ due_on }) => (
        <span className="whitespace-nowrap">{due_on ? civil(due_on, { year: true }) : '—'}</span>
      ),
    },
    {
      key: 'amount',
      title: t('columnAmount'),
      align: 'end',
      render: ({ state, amount, given_back, settled }) => (
        <div>
          <Price {...money.parts(amount)} former={state !== 'billed'} />
          {given_back.amount > 0 && (
            <div className="text-caption text-muted">
              {bills('lineGivenBack', { amount: money.text(given_back) })}
            </div>
          )}
          {settled.amount !== 0 && (
            <div className="text-caption text-muted">{bills('settled', { amount: money.text(settled) })}</div>
          )}
        </div>
      ),
    },
  ];
}

/** Dispute of a line, its deadline and its answer. */
function Dispute({
  line,
  onAnswer,
}: {
  line: DeskBillLine;
  onAnswer: ((line: DeskBillLine) => void) | null;
}) {
  const t = usePhrases('console-bills');
  const bills = usePhrases('bills');
  const { time } = useDates();
  const { state, reason, answer, answer_by, order_sn } = line;
  if (state === 'billed') return null;
  return (
    <div className="mt-1 grid justify-items-start gap-1 text-caption font-normal [overflow-wrap:anywhere]">
      <StatusTag tone={state === 'disputed' ? 'amber' : 'neutral'}>{bills(`state_${state}`)}</StatusTag>
      {reason && <p>{bills('reason', { reason })}</p>}
      {state === 'disputed' && answer_by !== null && (
        <p className="text-muted">{t('answerBy', { time: time(answer_by).slice(0, 16) })}</p>
      )}
      {answer && <p>{bills('answer', { answer })}</p>}
      {state === 'disputed' && onAnswer && (
        <Button size="compact" aria-label={t('answerOf', { sn: order_sn })} onClick={() => onAnswer(line)}>
          {t('action_answer')}
        </Button>
      )}
    </div>
  );
}
