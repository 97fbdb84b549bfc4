import { username as usernameRule } from '@serai/contract/validators';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { focusFirstFault } from '../../platform/focus/focus-first-fault.ts';
import { dropDraft, keepDraft, readDraft } from '../../platform/form-draft/form-draft.ts';
import { afterSaving } from '../../platform/form-draft/leave-guard.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay, useSession } from '../../platform/session/use-session.tsx';
import { type LimitsValues, limitFaults, limitsValues, toLimits } from './limits-form.ts';
import { isPasswordChoiceFine, type PasswordChoiceValues } from './password-choice.tsx';
import { type PersonValues, personFaults } from './person-fields.tsx';
import type { RightsValues } from './rights-fields.tsx';
import { type SubAccountList, subAccountReads } from './sub-account-queries.ts';

export interface AddValues extends PersonValues {
  username: string;
  rights: RightsValues;
  limits: LimitsValues;
}

/** State of the form for a new account. Input survives a reload; the password is never stored. */
export function useAddForm(reply: SubAccountList) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const { values, empty, set, drop } = useKeptValues(reply);
  const [password, setPassword] = useState(noPassword);
  const [tried, setTried] = useState(false);
  const faults = faultsOf(values, reply);
  const { command, add } = useAdd(reply);

  async function send() {
    setTried(true);
    const added = faults.none && isPasswordChoiceFine(password) && (await add(values, password));
    if (!added) return focusFirstFault(form.current);
    drop();
    await navigate(paths.subAccounts(), { replace: true, state: afterSaving });
  }

  return {
    form,
    dirty: JSON.stringify([values, password]) !== JSON.stringify([empty, noPassword]),
    values,
    set,
    drop,
    password,
    setPassword,
    tried,
    faults,
    command,
    send,
  };
}

function useKeptValues({ own_limits, currency }: SubAccountList) {
  // Includes the user, so that another user on the same device does not see the draft.
  const draftKey = `${paths.subAccounts('new')}:${useSession().user?.id}`;
  const [empty] = useState<AddValues>(() => ({
    username: '',
    nickname: '',
    email: '',
    rights: { role: null, nodes: null },
    limits: limitsValues(own_limits, currency),
  }));
  const [values, setValues] = useState<AddValues>(() => readDraft<AddValues>(draftKey) ?? empty);
  const set = (part: Partial<AddValues>) => {
    const next = { ...values, ...part };
    setValues(next);
    keepDraft(draftKey, next);
  };
  return { values, empty, set, drop: () => dropDraft(draftKey) };
}

function useAdd({ own_limits, currency }: SubAccountList) {
  const t = usePhrases('sub-accounts');
  const notify = useNotify();
  const may = useMay();
  const command = useSend('subAccount/add', { stale: subAccountReads });

  async function add({ username, rights, limits, ...person }: AddValues, password: PasswordChoiceValues) {
    const { role, nodes } = rights;
    if (role === null) return false;
    const [name, email] = [person.nickname.trim(), person.email.trim()];
    const { failure } = await command.send({
      username,
      nickname: name,
      email,
      role,
      ...(password.by === 'now' ? { password: password.password } : {}),
      ...(may('/user/manage/subAccount/limit') ? { limits: toLimits(limits, own_limits, currency) } : {}),
      ...(nodes === null ? {} : { nodes: [...nodes] }),
    });
    if (failure) return false;
    notify('success', t(password.by === 'now' ? 'added' : 'addedByLink', { name, email }));
    return true;
  }

  return { command, add };
}

function faultsOf(values: AddValues, { own_limits, currency }: SubAccountList) {
  const person = personFaults(values);
  const limits = limitFaults(values.limits, own_limits, currency);
  const username = !usernameRule.safeParse(values.username).success;
  const role = values.rights.role === null;
  const none = !username && !role && Object.keys({ ...person, ...limits }).length === 0;
  return { person, limits, username, role, none };
}

const noPassword: PasswordChoiceValues = { by: 'link', password: '' };
