import { isBuiltInRole } from '@serai/contract/staff/nodes';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Returns the name of a role: a phrase for a built-in one, otherwise the name an administrator gave. */
export function useRoleName(): (code: string, name: string) => string {
  const t = usePhrases('console-staff');
  return (code, name) => (isBuiltInRole(code) ? t(`role_${code}`) : name);
}
