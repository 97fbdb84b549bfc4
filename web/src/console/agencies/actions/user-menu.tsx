import { Menu, menuItemClass } from '@serai/ui/menu';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { AgencyReply } from '../agency-reply.ts';
import { type UserAct, UserDialog } from './user-dialog.tsx';

/** Actions on a user of an agency. */
export function UserMenu({ user, currency }: { user: AgencyReply['users'][number]; currency: string }) {
  const t = usePhrases('console-agencies');
  const [chosen, setChosen] = useState<UserAct | null>(null);
  const acts: UserAct[] = [
    'endSessions',
    ...(user.email && !user.disabled ? (['mailLink'] as const) : []),
    ...(user.second_factor ? (['resetFactor'] as const) : []),
  ];
  return (
    <>
      <Menu button={t('columnActions')} label={t('actionsOf', { name: user.username })}>
        {acts.map((act) => (
          <button key={act} type="button" className={menuItemClass} onClick={() => setChosen(act)}>
            {t(act)}
          </button>
        ))}
      </Menu>
      {chosen && <UserDialog act={chosen} user={user} currency={currency} onClose={() => setChosen(null)} />}
    </>
  );
}
