import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BankPreview } from './bank-reads.ts';

const kinds = ['new', 'known', 'debit', 'fault'] as const;

/** Numbers of the lines of a file by what the import would do with them. */
export function PreviewCounts({ counts }: { counts: BankPreview['counts'] }) {
  const t = usePhrases('console-bank');
  return (
    <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
      {kinds.map((kind) => (
        <div key={kind} className="rounded-card border border-line bg-surface p-3">
          <dt className="text-caption text-muted">{t(`count_${kind}`)}</dt>
          <dd className="figures text-lead font-strong">{counts[kind]}</dd>
        </div>
      ))}
    </dl>
  );
}
