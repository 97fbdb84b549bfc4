import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BankPreview } from './bank-reads.ts';

const kinds = ['new', 'rule', 'debit', 'known', 'fault'] as const;

/** Numbers of the lines of a file by what the import would do with them, and the change of the bank's balance. */
export function PreviewCounts({ preview: { counts, arrived, left } }: { preview: BankPreview }) {
  const t = usePhrases('console-bank');
  const money = useMoney();
  const sums = [
    { name: t('arrivedSum'), sum: arrived },
    { name: t('leftSum'), sum: left },
    { name: t('netSum'), sum: { ...arrived, amount: arrived.amount + left.amount } },
  ];
  return (
    <div className="grid gap-3">
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-5">
        {kinds.map((kind) => (
          <div key={kind} className="rounded-card border border-line bg-surface p-3">
            <dt className="text-caption text-muted">{t(`count_${kind}`)}</dt>
            <dd className="figures text-lead font-strong">{counts[kind]}</dd>
          </div>
        ))}
      </dl>
      <dl className="flex flex-wrap gap-x-8 gap-y-1">
        {sums.map(({ name, sum }) => (
          <div key={name} className="flex items-baseline gap-2">
            <dt className="text-caption text-muted">{name}</dt>
            <dd className="figures font-strong">{money.text(sum)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
