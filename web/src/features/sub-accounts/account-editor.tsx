import type { SubAccount } from '@serai/contract/accounts/sub-accounts';
import { useState } from 'react';
import { LeaveGuard } from '../../platform/form-draft/leave-guard.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useSession } from '../../platform/session/use-session.tsx';
import { AccessCard } from './access-card.tsx';
import { BackToList } from './back-to-list.tsx';
import { LimitsCard } from './limits-card.tsx';
import { type LimitsValues, limitsValues } from './limits-form.ts';
import { PersonCard } from './person-card.tsx';
import type { PersonValues } from './person-fields.tsx';
import { RightsCard } from './rights-card.tsx';
import type { RightsValues } from './rights-fields.tsx';
import type { SubAccountList } from './sub-account-queries.ts';
import { AccountState } from './sub-account-table.tsx';

/** One account: person, rights, limits; each part is saved separately. */
export function AccountEditor({ account, reply }: { account: SubAccount; reply: SubAccountList }) {
  const t = usePhrases('sub-accounts');
  const self = useSession().user?.id === account.id;
  const [stored, setStored] = useState(() => valuesOf(account));
  const [values, setValues] = useState(stored);
  /** Takes over one saved part from the reply; unsaved input in other parts stays. */
  const saved = (part: keyof EditorValues) => (changed: SubAccount) => {
    const fresh = { [part]: valuesOf(changed)[part] };
    setStored((before) => ({ ...before, ...fresh }));
    setValues((before) => ({ ...before, ...fresh }));
  };
  const partOf = <Part extends keyof EditorValues>(part: Part) => ({
    account,
    value: values[part],
    dirty: JSON.stringify(values[part]) !== JSON.stringify(stored[part]),
    onChange: (value: EditorValues[Part]) => setValues({ ...values, [part]: value }),
    onSaved: saved(part),
  });
  return (
    <div className="grid gap-4">
      <LeaveGuard dirty={JSON.stringify(values) !== JSON.stringify(stored)} />
      <div>
        <BackToList />
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <h1 className="text-title font-strong [overflow-wrap:anywhere]">{account.nickname}</h1>
          <AccountState disabled={account.disabled} />
          <span className="text-muted">{account.username}</span>
        </div>
      </div>
      {!account.can_manage && (
        <p className="rounded-control bg-amber-soft px-4 py-3">{t(self ? 'ownAccount' : 'notManaged')}</p>
      )}
      <PersonCard {...partOf('person')} />
      <RightsCard {...partOf('rights')} reply={reply} openProducts={values.limits.products} />
      <LimitsCard {...partOf('limits')} own={reply.own_limits} currency={reply.currency} />
      <AccessCard account={account} />
    </div>
  );
}

interface EditorValues {
  person: PersonValues;
  rights: RightsValues;
  limits: LimitsValues;
}

function valuesOf({
  nickname,
  email,
  role,
  set_nodes: nodes,
  limits,
  spent_today,
}: SubAccount): EditorValues {
  return {
    person: { nickname, email },
    rights: { role, nodes },
    limits: limitsValues(limits, spent_today.currency),
  };
}
