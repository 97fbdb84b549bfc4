import type { StaffRoleView } from '@serai/contract/staff/roles';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useCountryName } from './use-country-name.ts';
import { type SellerName, useSellerName } from './use-seller-name.ts';

interface RoleScopeProps {
  role: StaffRoleView;
  /** All selling companies. */
  sellers: readonly SellerName[];
}

/** The limits of a role, one kind a line. */
export function RoleScope({ role: { countries, sellers: own, queues }, sellers }: RoleScopeProps) {
  const t = usePhrases('console-staff');
  const words = usePhrases('console-queues');
  const countryOf = useCountryName();
  const sellerOf = useSellerName();
  const limits = [
    { title: t('countries'), names: countries.map(countryOf) },
    { title: t('sellers'), names: sellers.filter(({ id }) => own.includes(id)).map(sellerOf) },
    { title: t('queues'), names: queues.map((name) => words(`queue_${name}`)) },
  ].filter(({ names }) => names.length > 0);
  if (limits.length === 0) return t('noLimit');
  return limits.map(({ title, names }) => (
    <span key={title} className="block">
      {t('limitTo', { title, names: names.join(t('comma')) })}
    </span>
  ));
}
