import { password as passwordRule } from '@serai/contract/validators';
import { Field } from '@serai/ui/field';
import { PasswordInput } from '@serai/ui/password-input';
import { RadioGroup } from '@serai/ui/radio-group';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export interface PasswordChoiceValues {
  by: 'link' | 'now';
  password: string;
}

/** Whether the choice is valid. */
export function isPasswordChoiceFine({ by, password }: PasswordChoiceValues): boolean {
  return by === 'link' || passwordRule.safeParse(password).success;
}

/** A link by email, or a password that is set directly. */
export function PasswordChoice(props: {
  legend: string;
  value: PasswordChoiceValues;
  onChange: (value: PasswordChoiceValues) => void;
  /** Shows errors after the first attempt. */
  tried: boolean;
  /** Reason why the server refused the last password. */
  refused?: string | undefined;
  /** There is no address to send a link to. */
  noMail?: boolean;
  helps?: { link: string; now: string };
}) {
  const { legend, value, onChange, tried, refused, noMail = false, helps } = props;
  const t = usePhrases('sub-accounts');
  const common = usePhrases('common');
  const wrong = tried && !isPasswordChoiceFine(value);
  return (
    <div className="grid gap-4">
      <RadioGroup<'link' | 'now'>
        legend={legend}
        legendHidden
        value={value.by}
        onChange={(by) => onChange({ ...value, by })}
        choices={[
          {
            value: 'link',
            label: t('passwordByLink'),
            detail: noMail ? t('noMail') : (helps?.link ?? t('passwordByLinkHelp')),
            disabled: noMail,
          },
          { value: 'now', label: t('passwordNow'), detail: helps?.now ?? t('passwordNowHelp') },
        ]}
      />
      {value.by === 'now' && (
        <Field label={t('password')} required error={wrong ? t('passwordInvalid') : refused}>
          {(control) => (
            <PasswordInput
              {...control}
              autoComplete="new-password"
              className="sm:max-w-80"
              value={value.password}
              onChange={(event) => onChange({ ...value, password: event.target.value })}
              words={{ show: common('showPassword'), hide: common('hidePassword') }}
            />
          )}
        </Field>
      )}
    </div>
  );
}
