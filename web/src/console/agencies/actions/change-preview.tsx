import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** A value before and after an action. */
export interface Change {
  name: string;
  before: string;
  after: string;
}

/** The values that an action changes, before and after it; nothing if there are none. */
export function ChangePreview({ changes }: { changes: readonly Change[] }) {
  const t = usePhrases('console-agencies');
  if (changes.length === 0) return null;
  return (
    <table className="w-full border-y border-line text-caption" aria-label={t('preview')}>
      <thead className="text-muted">
        <tr>
          <th scope="col" className="py-2 text-left font-normal">
            {t('preview')}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t('before')}
          </th>
          <th scope="col" className="py-2 text-right font-normal">
            {t('after')}
          </th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ name, before, after }) => (
          <tr key={name}>
            <th scope="row" className="py-2 pr-3 text-left font-normal">
              {name}
            </th>
            <td className="py-2 text-right">{before}</td>
            <td className="py-2 pl-3 text-right font-strong">{after}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
