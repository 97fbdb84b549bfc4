import { classNames } from '@serai/ui/class-names';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { fromList } from '../../platform/page/from-list.ts';
import type { ReceiptRow } from './receipt-reads.ts';
import { ReceiptStateTag } from './receipt-state.tsx';

interface ReceiptRowsProps {
  rows: readonly ReceiptRow[];
  /** Ids of the rows that were done while the page is open. */
  left: ReadonlySet<number>;
  stale: boolean;
  openId: number | null;
  hrefOf: (receiptId: number) => string;
  /** The reader has opened a row. */
  onOpen: (receiptId: number) => void;
}

/** Receipts of the list: payer and sum first, then what is known of them. */
export function ReceiptRows({ rows, left, stale, openId, hrefOf, onOpen }: ReceiptRowsProps) {
  const t = usePhrases('console-receipts');
  return (
    <ul aria-label={t('title')} className={classNames('border-t border-line', stale && 'opacity-60')}>
      {rows.map((receipt) => (
        <li
          key={receipt.id}
          data-row
          data-done={left.has(receipt.id) || undefined}
          data-item={receipt.id}
          className={classNames(
            'relative grid gap-0.5 border-b border-line px-3 py-2 hover:bg-sunken/60',
            receipt.id === openId && 'bg-teal-soft',
            left.has(receipt.id) && 'text-muted',
          )}
        >
          <RowContent
            receipt={receipt}
            href={hrefOf(receipt.id)}
            isOpen={receipt.id === openId}
            isDone={left.has(receipt.id)}
            onOpen={onOpen}
          />
        </li>
      ))}
    </ul>
  );
}

interface RowContentProps extends Pick<ReceiptRowsProps, 'onOpen'> {
  receipt: ReceiptRow;
  href: string;
  isOpen: boolean;
  isDone: boolean;
}

function RowContent({ receipt, href, isOpen, isDone, onOpen }: RowContentProps) {
  const t = usePhrases('console-receipts');
  const money = useMoney();
  const { civil } = useDates();
  const { id, payer, gross, agency, number, received_on, unallocated, worth, allocations } = receipt;
  const isPart = unallocated.amount > 0 && unallocated.amount < worth.amount;
  const bills = allocations.flatMap(({ bill }) => bill?.number ?? []);
  return (
    <>
      <div className="flex items-baseline justify-between gap-3">
        <Link
          to={href}
          state={fromList}
          preventScrollReset
          aria-current={isOpen || undefined}
          onClick={() => onOpen(id)}
          className="min-w-0 truncate font-strong underline-offset-4 after:absolute after:inset-0 hover:text-teal"
        >
          {payer}
        </Link>
        <span className="figures shrink-0 font-strong">{money.text(gross)}</span>
      </div>
      <div className="flex items-center justify-between gap-3 text-caption text-muted">
        <span className="min-w-0 truncate">
          {[number, civil(received_on), agency?.name, ...bills].filter(Boolean).join(' · ')}
        </span>
        <span className="flex shrink-0 items-center gap-2">
          {isPart && <span className="figures">{t('leftOf', { sum: money.text(unallocated) })}</span>}
          {isDone ? t('handled') : <ReceiptStateTag receipt={receipt} />}
        </span>
      </div>
    </>
  );
}
