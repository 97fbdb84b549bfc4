import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Reminders before booking. */
export function Reminders({ sentences }: { sentences: readonly string[] }) {
  const t = usePhrases('booking');
  return (
    <section
      aria-label={t('reminders')}
      className="rounded-card bg-amber-soft px-4 py-3 text-caption md:px-6"
    >
      <h2 className="mb-1 flex items-center gap-2 font-strong text-amber">
        <Icon name="info" size={16} />
        {t('reminders')}
      </h2>
      <ul className="grid list-disc gap-1 pl-6">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
