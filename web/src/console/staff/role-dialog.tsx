import type { QueueName } from '@serai/contract/back-office/queue-names';
import type { StaffNode } from '@serai/contract/staff/nodes';
import type { StaffRoleView } from '@serai/contract/staff/roles';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field, FieldError } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextInput } from '@serai/ui/text-input';
import { Controller, useForm, useWatch } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { RightsChoice } from './rights-choice.tsx';
import { RoleCountries } from './role-countries.tsx';
import { RoleQueues } from './role-queues.tsx';
import { RoleSellers } from './role-sellers.tsx';
import { useRoleName } from './use-role-name.ts';
import type { SellerName } from './use-seller-name.ts';

interface RoleValues {
  name: string;
  nodes: readonly StaffNode[];
  countries: readonly string[];
  sellers: readonly number[];
  queues: readonly QueueName[];
}

interface RoleDialogProps {
  /** The role to change; undefined for a new one. */
  role: StaffRoleView | undefined;
  /** All roles, to start from the rights of one of them. */
  roles: readonly StaffRoleView[];
  /** Rights that a role can be given. */
  grantable: readonly StaffNode[];
  /** Those of them that a role with a limit of each kind can have. */
  limitable: Record<'countries' | 'sellers', readonly StaffNode[]>;
  /** All selling companies. */
  sellers: readonly SellerName[];
  onClose: () => void;
}

/**
 * Adds a role of the seller's own, or changes its name, limits and rights. Rights that do not fit a limit to
 * countries or selling companies are not offered and not saved.
 */
export function RoleDialog({ role, roles, grantable, limitable, sellers, onClose }: RoleDialogProps) {
  const t = usePhrases('console-staff');
  const common = usePhrases('common');
  const nameOf = useRoleName();
  const notify = useNotify();
  const form = useForm<RoleValues>({
    defaultValues: {
      name: role?.name ?? '',
      nodes: role?.nodes ?? [],
      countries: role?.countries ?? [],
      sellers: role?.sellers ?? [],
      queues: role?.queues ?? [],
    },
  });
  const [countries, chosenSellers] = useWatch({ control: form.control, name: ['countries', 'sellers'] });
  const fitting = [
    ...(countries.length > 0 ? [limitable.countries] : []),
    ...(chosenSellers.length > 0 ? [limitable.sellers] : []),
  ];
  const offered = grantable.filter((node) => fitting.every((nodes) => nodes.includes(node)));
  const command = useCommand('console/staffRole/save', {
    quiet: true,
    stale: ['console/staffRole/list', 'console/staff/list', 'console/queue/list'],
  });

  async function save(values: RoleValues) {
    const { name } = values;
    const { failure } = await command.send({
      ...(role ? { code: role.code } : {}),
      name,
      nodes: values.nodes.filter((node) => offered.includes(node)),
      countries: [...values.countries],
      sellers: [...values.sellers],
      queues: [...values.queues],
    });
    if (failure) return showFaults(form, failure);
    notify('success', t('roleSaved', { name: name.trim() }));
    onClose();
  }

  function startFrom(code: string) {
    const from = roles.find((one) => one.code === code);
    const nodes = (from?.nodes ?? []).filter((node) => offered.includes(node));
    form.setValue('nodes', nodes, { shouldDirty: true });
  }

  return (
    <Dialog
      open
      wide
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
      title={role ? t('editRoleOf', { name: role.name }) : t('addRole')}
      words={{ close: common('close') }}
      actions={
        <>
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" form="role" busy={command.busy}>
            {t('saveRole')}
          </Button>
        </>
      }
    >
      <form id="role" noValidate className="grid gap-4" onSubmit={form.handleSubmit(save)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field
            label={t('roleName')}
            required
            hint={t('roleNameHint')}
            error={form.formState.errors.name?.message}
          >
            {(control) => (
              <TextInput {...control} {...form.register('name')} maxLength={40} autoComplete="off" />
            )}
          </Field>
          {!role && (
            <Field label={t('copyFrom')}>
              {(control) => (
                <Select
                  {...control}
                  onChange={({ target }) => startFrom(target.value)}
                  options={[
                    { value: '', label: t('copyNone') },
                    ...roles.map(({ code, name }) => ({ value: code, label: nameOf(code, name) })),
                  ]}
                />
              )}
            </Field>
          )}
        </div>
        <Controller
          control={form.control}
          name="countries"
          render={({ field }) => <RoleCountries countries={field.value} onChange={field.onChange} />}
        />
        <Controller
          control={form.control}
          name="sellers"
          render={({ field }) => (
            <RoleSellers offered={sellers} sellers={field.value} onChange={field.onChange} />
          )}
        />
        <Controller
          control={form.control}
          name="queues"
          render={({ field }) => <RoleQueues queues={field.value} onChange={field.onChange} />}
        />
        <Controller
          control={form.control}
          name="nodes"
          render={({ field, fieldState }) => (
            <fieldset aria-describedby="role-rights-hint" className="grid gap-3">
              <legend className="mb-1 font-strong">{t('rights')}</legend>
              <p id="role-rights-hint" className="text-caption text-muted">
                {t('rightsHint', { count: field.value.filter((node) => offered.includes(node)).length })}
                {fitting.length > 0 && ` ${t('rightsLimited')}`}
              </p>
              <RightsChoice
                offered={new Set(offered)}
                chosen={new Set(field.value)}
                onChange={(nodes) => field.onChange([...nodes])}
              />
              {fieldState.error && <FieldError>{fieldState.error.message}</FieldError>}
            </fieldset>
          )}
        />
        <RefusalOf form={form} />
      </form>
    </Dialog>
  );
}
