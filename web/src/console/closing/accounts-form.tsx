import type { BookAccount } from '@serai/contract/closing/words';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { TextInput } from '@serai/ui/text-input';
import { type UseFormReturn, useForm } from 'react-hook-form';
import type { Got } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';

type Seller = Got<'console/closing/accounts'>['sellers'][number];
type Typed = Record<`code_${BookAccount}` | `name_${BookAccount}`, string>;

/** Codes and names of the accounts of a company, changed together. */
export function AccountsForm({ seller: { id, name, accounts } }: { seller: Seller }) {
  const t = usePhrases('console-closing');
  const notify = useNotify();
  const maySave = useMay()('/console/closing/accounts');
  const command = useCommand('console/closing/saveAccounts', {
    quiet: true,
    stale: ['console/closing/accounts', 'console/closing/trialBalance'],
  });
  const form = useForm<Typed>({
    defaultValues: Object.fromEntries(
      accounts.flatMap((row) => [
        [`code_${row.account}`, row.code],
        [`name_${row.account}`, row.name],
      ]),
    ),
  });
  const save = form.handleSubmit(async (typed) => {
    const changed = accounts
      .map(({ account }) => ({
        account,
        code: typed[`code_${account}`].trim(),
        name: typed[`name_${account}`].trim(),
      }))
      .filter((row, at) => row.code !== accounts[at]!.code || row.name !== accounts[at]!.name);
    if (changed.length > 0) {
      const set = changed.map(({ account, code, name }) => ({
        account,
        account_code: code,
        account_name: name,
      }));
      const { failure } = await command.send({ entity_id: id, accounts: set });
      if (failure) return showFaults(form, failure);
    }
    form.reset(typed);
    notify('success', t('saved', { name }));
  });
  return (
    <Card title={name}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <table className="w-full border-collapse text-left">
          <caption className="sr-only">{`${name} · ${t('accountsTitle')}`}</caption>
          <thead>
            <tr className="border-b border-line-strong text-caption text-muted">
              <th scope="col" className="py-2 pr-3 font-strong">
                {t('columnKind')}
              </th>
              <th scope="col" className="w-36 px-2 py-2 font-strong max-md:w-28">
                {t('columnCode')}
              </th>
              <th scope="col" className="py-2 pl-2 font-strong">
                {t('columnName')}
              </th>
            </tr>
          </thead>
          <tbody>
            {accounts.map(({ account, is_default }) => (
              <tr key={account} className="border-b border-line align-top">
                <th scope="row" className="py-3 pr-3 font-normal">
                  {t(`account_${account}`)}
                  {is_default && <span className="ml-2 text-caption text-muted">{t('preset')}</span>}
                </th>
                <td className="px-2 py-2">
                  <AccountInput form={form} name={`code_${account}`} isFixed={!maySave} />
                </td>
                <td className="py-2 pl-2">
                  <AccountInput form={form} name={`name_${account}`} isFixed={!maySave} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
        <div className="mt-4 grid justify-items-end gap-2">
          <RefusalOf form={form} />
          {maySave && (
            <Button kind="primary" type="submit" busy={command.busy} disabled={!form.formState.isDirty}>
              {t('save')}
            </Button>
          )}
        </div>
      </form>
    </Card>
  );
}

interface AccountInputProps {
  form: UseFormReturn<Typed>;
  name: keyof Typed;
  isFixed: boolean;
}

function AccountInput({ form, name, isFixed }: AccountInputProps) {
  const t = usePhrases('console-closing');
  const isCode = name.startsWith('code_');
  const account = t(`account_${name.slice(5) as BookAccount}`);
  const fault = form.formState.errors[name]?.message;
  const validate = (typed: string) =>
    isCode
      ? /^[0-9A-Za-z.-]{1,15}$/.test(typed.trim()) || t('codeWrong')
      : typed.trim() !== '' || t('nameWrong');
  return (
    <>
      <TextInput
        {...form.register(name, { validate })}
        aria-label={t(isCode ? 'codeOf' : 'nameOf', { account })}
        aria-invalid={fault !== undefined}
        aria-describedby={fault ? `${name}-fault` : undefined}
        readOnly={isFixed}
        maxLength={isCode ? 15 : 60}
      />
      {fault && (
        <p id={`${name}-fault`} className="mt-1 text-caption text-lacquer">
          {fault}
        </p>
      )}
    </>
  );
}
