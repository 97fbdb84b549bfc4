import { Checkbox } from '@serai/ui/checkbox';
import { type Column, DataTable } from '@serai/ui/data-table';
import { Tag, type Tone } from '@serai/ui/tag';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { PreviewLine } from './bank-reads.ts';

interface PreviewTableProps {
  lines: readonly PreviewLine[];
  /** Rows that the reader has marked as no receipts. */
  others: ReadonlySet<number>;
  /** Null once the file is imported. */
  onToggle: ((row: number) => void) | null;
}

const tones: Record<PreviewLine['state'], Tone> = { new: 'jade', known: 'neutral', debit: 'amber' };

/** Lines of a statement; those of money that arrived become receipts unless they are marked. */
export function PreviewTable({ lines, others, onToggle }: PreviewTableProps) {
  const t = usePhrases('console-bank');
  const money = useMoney();
  const { civil } = useDates();
  const columns: Column<PreviewLine>[] = [
    { key: 'day', title: t('day'), render: ({ booked_on }) => civil(booked_on) },
    {
      key: 'text',
      title: t('lineText'),
      card: 'head',
      render: ({ payer, reference, remittance }) => (
        <div className="min-w-0 [overflow-wrap:anywhere] md:max-w-lg">
          {payer || remittance || reference}
          <div className="text-caption font-normal text-muted">
            {[payer && remittance, reference].filter(Boolean).join(' · ')}
          </div>
        </div>
      ),
    },
    { key: 'sum', title: t('sum'), align: 'end', render: ({ amount }) => money.text(amount) },
    {
      key: 'state',
      title: t('state'),
      render: ({ state, row, amount, payer }) =>
        state === 'new' && onToggle ? (
          <Checkbox
            label={t('isReceipt')}
            aria-label={t('isReceiptOf', { name: payer, sum: money.text(amount) })}
            checked={!others.has(row)}
            onChange={() => onToggle(row)}
          />
        ) : (
          <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
        ),
    },
  ];
  return (
    <DataTable
      caption={t('preview')}
      rows={lines}
      rowKey={({ row, reference, amount, remittance }) =>
        `${row}-${reference}-${amount.amount}-${remittance}`
      }
      columns={columns}
    />
  );
}
