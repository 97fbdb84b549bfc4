import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { BankPreview } from './bank-reads.ts';

/** Rows of a file that cannot be read, each with its column and text. */
export function PreviewFaults({ faults }: { faults: BankPreview['faults'] }) {
  const t = usePhrases('console-bank');
  return (
    <section
      aria-label={t('faults')}
      className="grid gap-1 rounded-card border border-lacquer bg-lacquer-soft p-3"
    >
      <h3 className="font-strong">{t('faults')}</h3>
      <ul className="grid max-h-48 gap-1 overflow-auto text-caption">
        {faults.map(({ row, column, text, reason }) => (
          <li key={`${row}-${column}-${reason}`}>
            {[t('row', { row }), column, t(`fault_${reason}`), text && t('quoted', { text })]
              .filter(Boolean)
              .join(' · ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
