import type { DueRow } from '@serai/contract/accounts/due';
import type { DueKind } from '@serai/contract/accounts/due-kinds';
import { classNames } from '@serai/ui/class-names';
import { Countdown, clockText } from '@serai/ui/countdown';
import { Price } from '@serai/ui/price';
import { StatusTag } from '@serai/ui/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { DueAction } from './due-action.tsx';
import { objectPage } from './due-links.ts';
import { isOver } from './due-queries.ts';

interface DueLineProps {
  row: DueRow;
  /** It no longer waits: the row stays in its place, dimmed and without its action. */
  left: boolean;
}

/** One row: until when, what, about what and whom, the sum, and its one action. */
export function DueLine({ row, left }: DueLineProps) {
  const t = usePhrases('overview');
  const money = useMoney();
  const guests =
    row.other_guests > 0 ? t('guestAndOthers', { guest: row.guest, count: row.other_guests }) : row.guest;
  return (
    <li className={classNames(rowClass, left && 'text-muted')}>
      <span className="text-caption leading-snug max-lg:col-start-1 max-lg:row-start-2 max-lg:flex max-lg:gap-x-2">
        <span className="block font-strong">
          <DueTime row={row} left={left} />
        </span>
        <span className="block text-muted">{t(`kind_${row.kind}`)}</span>
      </span>
      <span className="min-w-0 max-lg:col-start-1 max-lg:row-start-1">
        <Link
          to={objectPage(row)}
          className="block truncate font-strong underline-offset-4 hover:text-teal hover:underline"
          title={row.title || row.number}
        >
          {row.title || t('billOf', { number: row.number })}
        </Link>
        <span className="block truncate text-caption leading-snug text-muted">
          {[guests, row.title ? row.number : ''].filter(Boolean).join(' · ')}
        </span>
      </span>
      <span className="flex items-center gap-x-3 max-lg:col-start-2 max-lg:row-span-2 max-lg:row-start-1 max-lg:flex-col max-lg:items-end max-lg:gap-y-1">
        {row.sum && <Price {...money.parts(row.sum)} className="text-caption" />}
        <span className="flex min-w-20 justify-end lg:min-w-27">
          {left ? <Outcome row={row} /> : <DueAction row={row} />}
        </span>
      </span>
    </li>
  );
}

/** 44 px on a laptop; on a phone three lines beside the sum and the action. */
const rowClass =
  'grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 px-4 py-1 leading-snug lg:min-h-11 lg:grid-cols-[7.5rem_minmax(0,1fr)_auto]';

/** Whether the row was dealt with, or its time passed first. */
function Outcome({ row }: { row: DueRow }) {
  const t = usePhrases('overview');
  const [nowMs] = useState(() => Date.now());
  if (expiring.has(row.kind) && isOver(row, nowMs))
    return <StatusTag tone="neutral">{t('dueOver')}</StatusTag>;
  return <StatusTag tone="jade">{t('dueDone')}</StatusTag>;
}

/** Kinds whose object expires at their time. */
const expiring: ReadonlySet<DueKind> = new Set(['approve', 'pay', 'offer']);
/** Remaining time below which a countdown replaces the date. */
const COUNTED_MS = 24 * 3_600_000;

function DueTime({ row, left }: DueLineProps) {
  const t = usePhrases('overview');
  const { placeTime } = useDates();
  const [nowMs] = useState(() => Date.now());
  const { due, tz, kind } = row;
  if (due === null) return t('noTime');
  if (!left && expiring.has(kind) && due * 1000 - nowMs < COUNTED_MS) {
    return (
      <Countdown
        className="text-amber"
        endsAtMs={due * 1000}
        render={(seconds) => (seconds > 0 ? t('timeLeft', { left: clockText(seconds) }) : t('dueOver'))}
      />
    );
  }
  const isLate = !left && kind === 'bill' && isOver(row, nowMs);
  return <span className={isLate ? 'text-lacquer' : undefined}>{placeTime(due, tz)}</span>;
}
