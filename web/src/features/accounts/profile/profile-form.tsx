import type { UserInfo } from '@serai/contract/site/site';
import { earliestBirthday, patterns } from '@serai/contract/validator-rules';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { Controller, type UseFormReturn, useForm, useWatch } from 'react-hook-form';
import { useSend } from '../../../platform/api/use-send.ts';
import { DateInput } from '../../../platform/form/date-input.tsx';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useTakeUser } from './own-profile.ts';
import { changedFields, type ProfileValues, valuesOf, wireOf } from './profile-values.ts';
import { UndoForm } from './undo-form.tsx';

const maxMotto = 250;

interface ProfileFormProps {
  user: UserInfo;
  /** Called when the form becomes changed or unchanged. */
  onDirty: (isDirty: boolean) => void;
}

/** Form of a user's profile; saves changed fields only and names them. */
export function ProfileForm({ user, onDirty }: ProfileFormProps) {
  const t = usePhrases('profile');
  const profile = useSend('account/profile', { quiet: true });
  const notify = useNotify();
  const takeUser = useTakeUser();
  const form = useForm<ProfileValues>({ defaultValues: valuesOf(user) });
  const { errors, dirtyFields } = form.formState;

  async function save(values: ProfileValues) {
    const changed = changedFields(dirtyFields);
    const { reply, failure } = await profile.send(wireOf(values, changed));
    if (failure) return failure;
    takeUser(reply.userInfo);
    form.reset(valuesOf(reply.userInfo));
    notify('success', t('saved', { fields: changed.map((field) => t(field)).join(t('listSeparator')) }));
    return null;
  }

  return (
    <UndoForm form={form} save={save} saveLabel={t('save')} onDirty={onDirty}>
      <ProfileFields form={form} />
      <Motto form={form} error={errors.motto?.message} />
    </UndoForm>
  );
}

type Form = UseFormReturn<ProfileValues>;

function ProfileFields({ form }: { form: Form }) {
  const t = usePhrases('profile');
  const { errors } = form.formState;
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={t('nickname')} hint={t('nicknameHint')} error={errors.nickname?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('nickname', {
              validate: (value) => value.trim() !== '' || t('nicknameRequired'),
            })}
            maxLength={32}
            autoComplete="nickname"
          />
        )}
      </Field>
      <Field label={t('username')} hint={t('usernameHint')} error={errors.username?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('username', {
              validate: (value) => patterns.username.test(value) || t('usernameInvalid'),
            })}
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        )}
      </Field>
      <Field label={t('gender')} error={errors.gender?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('gender')}
            options={[
              { value: '0', label: t('gender0') },
              { value: '1', label: t('gender1') },
              { value: '2', label: t('gender2') },
            ]}
          />
        )}
      </Field>
      <Field label={t('birthday')} error={errors.birthday?.message}>
        {(control) => (
          <Controller
            control={form.control}
            name="birthday"
            rules={{ validate: (value) => isBirthday(value) || t('birthdayInvalid') }}
            render={({ field: { disabled: _, ...field } }) => (
              <DateInput
                {...control}
                {...field}
                lean="past"
                min={earliestBirthday}
                max={readersToday()}
                autoComplete="bday"
              />
            )}
          />
        )}
      </Field>
    </div>
  );
}

function Motto({ form, error }: { form: Form; error: string | undefined }) {
  const t = usePhrases('profile');
  const count = useWatch({ control: form.control, name: 'motto' }).trim().length;
  return (
    <Field label={t('motto')} hint={t('mottoCount', { count, most: maxMotto })} error={error}>
      {(control) => (
        <TextArea
          {...control}
          {...form.register('motto', {
            validate: (value) => value.trim().length <= maxMotto || t('mottoTooLong', { most: maxMotto }),
          })}
          rows={2}
          placeholder={t('mottoPlaceholder')}
        />
      )}
    </Field>
  );
}

function isBirthday(text: string): boolean {
  return text === '' || (text >= earliestBirthday && text <= readersToday());
}

/** Today's date in the reader's time zone. */
function readersToday(): string {
  return new Intl.DateTimeFormat('en-CA').format(new Date());
}
