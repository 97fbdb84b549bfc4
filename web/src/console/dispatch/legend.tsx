import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Explains how rides are shown on the time line. */
export function Legend() {
  const t = usePhrases('console-dispatch');
  return (
    <ul className="mb-2 flex h-6 flex-wrap items-center gap-x-4 overflow-hidden text-caption text-muted">
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-3 w-6 rounded-sm border border-teal bg-teal-soft" />
        {t('legendTrip')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="h-3 w-6 rounded-sm border border-dashed border-line-strong" />
        {t('legendAway')}
      </li>
      <li className="flex items-center gap-1.5">
        <span aria-hidden="true" className="w-6 border-t border-dotted border-line-strong" />
        {t('legendWait')}
      </li>
      <li className="flex items-center gap-1.5">
        <Icon name="warning" size={14} className="text-lacquer" />
        {t('legendClash')}
      </li>
    </ul>
  );
}
