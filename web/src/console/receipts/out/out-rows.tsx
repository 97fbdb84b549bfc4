import { classNames } from '@serai/ui/class-names';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { fromList } from '../../../platform/page/from-list.ts';
import { LineStateTag } from './line-state.tsx';
import type { OutLine } from './out-reads.ts';

interface OutRowsProps {
  rows: readonly OutLine[];
  /** Ids of the lines that were settled while the page is open. */
  left: ReadonlySet<number>;
  stale: boolean;
  openId: number | null;
  hrefOf: (lineId: number) => string;
  /** The reader has opened a line. */
  onOpen: (lineId: number) => void;
}

/** Lines of the list: name and sum first, then the day, the account and the text. */
export function OutRows({ rows, left, stale, openId, hrefOf, onOpen }: OutRowsProps) {
  const t = usePhrases('console-money-out');
  const money = useMoney();
  const { civil } = useDates();
  return (
    <ul aria-label={t('title')} className={classNames('border-t border-line', stale && 'opacity-60')}>
      {rows.map((line) => {
        const { id, payer, remittance, reference, booked_on, amount } = line;
        const isDone = left.has(id);
        const name = payer || remittance || reference;
        const more = payer ? remittance || reference : reference;
        return (
          <li
            key={id}
            data-row
            data-done={isDone || line.use !== null || undefined}
            data-item={id}
            className={classNames(
              'relative grid gap-0.5 border-b border-line px-3 py-2 hover:bg-sunken/60',
              id === openId && 'bg-teal-soft',
              isDone && 'text-muted',
            )}
          >
            <div className="flex items-baseline justify-between gap-3">
              <Link
                to={hrefOf(id)}
                state={fromList}
                preventScrollReset
                aria-current={id === openId || undefined}
                onClick={() => onOpen(id)}
                className="min-w-0 truncate font-strong underline-offset-4 after:absolute after:inset-0 hover:text-teal"
              >
                {name}
              </Link>
              <span className="figures shrink-0 font-strong">{money.text(amount)}</span>
            </div>
            <div className="flex items-center justify-between gap-3 text-caption text-muted">
              <span className="min-w-0 truncate">{[civil(booked_on), more].filter(Boolean).join(' · ')}</span>
              <span className="shrink-0">{isDone ? t('handled') : <LineStateTag line={line} />}</span>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
