import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { LeaveGuard } from '../../platform/form-draft/leave-guard.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Permitted, useMay } from '../../platform/session/use-session.tsx';
import { BackToList } from './back-to-list.tsx';
import { LimitsFields } from './limits-fields.tsx';
import { PasswordChoice } from './password-choice.tsx';
import { PersonFields } from './person-fields.tsx';
import { RightsFields } from './rights-fields.tsx';
import type { SubAccountList } from './sub-account-queries.ts';
import { useAddForm } from './use-add-form.ts';

/** Form for a new account: person, first login, rights and limits. */
export function AddAccount({ reply }: { reply: SubAccountList }) {
  const t = usePhrases('sub-accounts');
  const common = usePhrases('common');
  const navigate = useNavigate();
  const mayPermit = useMay()('/user/manage/subAccount/perm');
  const state = useAddForm(reply);
  const { form, values, set, password, setPassword, tried, faults, command } = state;
  return (
    <form
      ref={form}
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void state.send();
      }}
    >
      <LeaveGuard dirty={state.dirty} onLeave={state.drop} />
      <div>
        <BackToList />
        <h1 className="text-title font-strong">{t('addTitle')}</h1>
      </div>
      <NewPerson {...state} />
      <Card title={t('passwordTitle')}>
        <PasswordChoice
          legend={t('passwordTitle')}
          value={password}
          onChange={setPassword}
          tried={tried}
          refused={command.failure?.fieldErrors.password}
        />
      </Card>
      <Card title={t('roleTitle')}>
        <RightsFields
          value={values.rights}
          onChange={(rights) => set({ rights })}
          reply={reply}
          openProducts={values.limits.products}
          byRoleOnly={!mayPermit}
          error={tried && faults.role ? t('roleRequired') : command.failure?.fieldErrors.role}
        />
      </Card>
      <Permitted node="/user/manage/subAccount/limit">
        <Card title={t('limitsTitle')}>
          <LimitsFields
            value={values.limits}
            onChange={(limits) => set({ limits })}
            faults={tried ? faults.limits : {}}
            own={reply.own_limits}
            currency={reply.currency}
          />
        </Card>
      </Permitted>
      <div className="flex flex-wrap justify-end gap-2 max-sm:*:flex-1">
        <Button onClick={() => void navigate(paths.subAccounts())}>{common('back')}</Button>
        <Button type="submit" kind="primary" busy={command.busy}>
          {t('add')}
        </Button>
      </div>
    </form>
  );
}

function NewPerson({ values, set, tried, faults, command }: ReturnType<typeof useAddForm>) {
  const t = usePhrases('sub-accounts');
  const refused = command.failure?.fieldErrors ?? {};
  return (
    <Card title={t('personTitle')}>
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields value={values} onChange={set} faults={tried ? faults.person : {}} refused={refused} />
        <Field
          label={t('username')}
          required
          className="sm:col-span-2"
          hint={t('usernameHint')}
          error={tried && faults.username ? t('usernameInvalid') : refused.username}
        >
          {(control) => (
            <TextInput
              {...control}
              className="sm:max-w-80"
              maxLength={15}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              value={values.username}
              onChange={(event) => set({ username: event.target.value })}
            />
          )}
        </Field>
      </div>
    </Card>
  );
}
