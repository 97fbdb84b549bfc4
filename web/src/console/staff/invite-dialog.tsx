import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { Controller, useForm } from 'react-hook-form';
import { useSend } from '../../platform/api/use-send.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { RoleChoice } from './role-choice.tsx';

interface Invitation {
  nickname: string;
  username: string;
  email: string;
  /** Code of the role. */
  role: string | null;
}

const empty: Invitation = { nickname: '', username: '', email: '', role: null };

/** Invites a staff member; the server's refusals appear beside the fields. */
export function InviteDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases('console-staff');
  const common = usePhrases('common');
  const notify = useNotify();
  const form = useForm<Invitation>({ defaultValues: empty });
  const command = useSend('console/staff/invite', {
    quiet: true,
    stale: ['console/staff/list', 'console/staffRole/list'],
  });

  async function invite({ role, ...person }: Invitation) {
    if (role === null) return form.setError('role', { message: t('roleRequired') });
    const { failure } = await command.send({ ...person, role });
    if (failure) return showFaults(form, failure);
    notify('success', t('invited', { email: person.email.trim() }));
    onClose();
  }

  return (
    <Dialog
      open
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
      title={t('invite')}
      description={t('inviteHelp')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" form="invitation" busy={command.busy}>
            {t('inviteSend')}
          </Button>
        </>
      }
    >
      <form id="invitation" noValidate className="grid gap-4" onSubmit={form.handleSubmit(invite)}>
        {(['nickname', 'username', 'email'] as const).map((name) => (
          <Field
            key={name}
            label={t(name)}
            required
            hint={name === 'email' ? undefined : t(`${name}Hint`)}
            error={form.formState.errors[name]?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.register(name)}
                type={name === 'email' ? 'email' : 'text'}
                maxLength={name === 'username' ? 15 : undefined}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            )}
          </Field>
        ))}
        <Controller
          control={form.control}
          name="role"
          render={({ field, fieldState }) => (
            <RoleChoice
              value={field.value}
              onChange={({ code }) => field.onChange(code)}
              error={fieldState.error?.message}
            />
          )}
        />
        <RefusalOf form={form} />
      </form>
    </Dialog>
  );
}
