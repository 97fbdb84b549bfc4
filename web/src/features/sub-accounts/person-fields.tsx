import { email as emailRule } from '@serai/contract/validators';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export interface PersonValues {
  nickname: string;
  email: string;
}

type PersonFaults = Partial<Record<keyof PersonValues, 'nicknameRequired' | 'emailInvalid'>>;

/** Returns the faults of a name and an email. */
export function personFaults({ nickname, email }: PersonValues): PersonFaults {
  return {
    ...(nickname.trim() === '' ? { nickname: 'nicknameRequired' as const } : {}),
    ...(emailRule.safeParse(email.trim()).success ? {} : { email: 'emailInvalid' as const }),
  };
}

/** Name shown to colleagues, and email address. */
export function PersonFields(props: {
  value: PersonValues;
  onChange: (value: PersonValues) => void;
  faults: PersonFaults;
  /** The server's messages, by field. */
  refused: Readonly<Record<string, string>>;
}) {
  const { value, onChange, faults, refused } = props;
  const t = usePhrases('sub-accounts');
  return (
    <>
      <Field
        label={t('nickname')}
        required
        hint={t('nicknameHint')}
        error={faults.nickname ? t(faults.nickname) : refused.nickname}
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={40}
            autoComplete="off"
            value={value.nickname}
            onChange={(event) => onChange({ ...value, nickname: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={t('email')}
        required
        hint={t('emailHint')}
        error={faults.email ? t(faults.email) : refused.email}
      >
        {(control) => (
          <TextInput
            {...control}
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={value.email}
            onChange={(event) => onChange({ ...value, email: event.target.value })}
          />
        )}
      </Field>
    </>
  );
}
