import { Checkbox } from '@serai/ui/checkbox';
import { type Column, DataTable } from '@serai/ui/data-table';
import { Tag, type Tone } from '@serai/ui/tag';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { PreviewLine } from './bank-reads.ts';

interface PreviewTableProps {
  lines: readonly PreviewLine[];
  /** Rows that the reader has marked as no receipts, and rows that their rule does not settle. */
  marks: Record<Mark, ReadonlySet<number>>;
  /** Null once the file is imported. */
  onMark: Record<Mark, (row: number) => void> | null;
}

type Mark = 'others' | 'unruled';

const tones: Record<PreviewLine['state'], Tone> = {
  new: 'jade',
  known: 'neutral',
  debit: 'amber',
  charge: 'neutral',
  aside: 'neutral',
};

/** Lines of a statement; those of money that arrived become receipts unless they are marked. */
export function PreviewTable({ lines, marks, onMark }: PreviewTableProps) {
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
    {
      key: 'sum',
      title: t('sum'),
      align: 'end',
      render: ({ amount, sent }) => (
        <div>
          {money.text(amount)}
          {sent && <div className="text-caption text-muted">{t('sentAs', { sum: money.text(sent) })}</div>}
        </div>
      ),
    },
    {
      key: 'state',
      title: t('state'),
      render: ({ state, row, amount, payer, rule }) => {
        if (onMark && state === 'new') {
          return (
            <Checkbox
              label={t('isReceipt')}
              aria-label={t('isReceiptOf', { name: payer, sum: money.text(amount) })}
              checked={!marks.others.has(row)}
              onChange={() => onMark.others(row)}
            />
          );
        }
        if (onMark && rule !== null) {
          return (
            <Checkbox
              label={
                <>
                  {t(`state_${state}`)}
                  <span className="block text-caption text-muted">{t('byRule', { text: rule })}</span>
                </>
              }
              checked={!marks.unruled.has(row)}
              onChange={() => onMark.unruled(row)}
            />
          );
        }
        return (
          <>
            <Tag tone={tones[state]}>{t(`state_${state}`)}</Tag>
            {rule !== null && <div className="text-caption text-muted">{t('byRule', { text: rule })}</div>}
          </>
        );
      },
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
