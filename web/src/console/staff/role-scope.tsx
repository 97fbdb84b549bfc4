import type { StaffRoleView } from '@serai/contract/staff/roles';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useCountryName } from './use-country-name.ts';

/** The limits of a role, one kind a line. */
export function RoleScope({ role: { countries, queues } }: { role: StaffRoleView }) {
  const t = usePhrases('console-staff');
  const words = usePhrases('console-queues');
  const countryOf = useCountryName();
  const limits = [
    { title: t('countries'), names: countries.map(countryOf) },
    { title: t('queues'), names: queues.map((name) => words(`queue_${name}`)) },
  ].filter(({ names }) => names.length > 0);
  if (limits.length === 0) return t('noLimit');
  return limits.map(({ title, names }) => (
    <span key={title} className="block">
      {t('limitTo', { title, names: names.join(t('comma')) })}
    </span>
  ));
}
