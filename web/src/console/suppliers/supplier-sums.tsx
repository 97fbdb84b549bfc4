import { classNames } from '@serai/ui/class-names';
import { Price } from '@serai/ui/price';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Supplier } from './supplier-reads.ts';

type Sums = Pick<Supplier, 'owed' | 'services' | 'later' | 'due' | 'overdue'>;

/** What is owed, and its parts, which add up to it. */
export function SupplierSums({ sums }: { sums: Sums }) {
  const t = usePhrases('console-suppliers');
  const money = useMoney();
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-3 rounded-card border border-line bg-surface px-4 py-3">
      {parts.map((part) => (
        <div key={part} className={classNames('min-w-28', part === 'owed' && 'max-sm:w-full')}>
          <dt className="text-caption text-muted">{t(`sum_${part}`)}</dt>
          <dd className={classNames(part === 'overdue' && sums.overdue.amount > 0 && 'text-lacquer')}>
            <Price {...money.parts(sums[part])} size={part === 'owed' ? 'lead' : 'body'} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

const parts = ['owed', 'services', 'later', 'due', 'overdue'] as const;
