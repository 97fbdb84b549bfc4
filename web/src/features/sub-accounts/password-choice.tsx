import { password as passwordRule } from '@serai/contract/validators';
import { Field } from '@serai/ui/field';
import { PasswordInput } from '@serai/ui/password-input';
import { RadioGroup } from '@serai/ui/radio-group';
import { usePhrases } from '../../platform/i18n/phrases.ts';

export interface PasswordChoiceValues {
  by: 'link' | 'now';
  password: string;
}

/** Whether the choice can be sent. */
export function isPasswordChoiceFine({ by, password }: PasswordChoiceValues): boolean {
  return by === 'link' || passwordRule.safeParse(password).success;
}

/** A link by mail, or a password that is set here and now. */
export function PasswordChoice(props: {
  legend: string;
  value: PasswordChoiceValues;
  onChange: (value: PasswordChoiceValues) => void;
  /** Shows what is wrong, after a first try. */
  tried: boolean;
  /** Why the server has refused the password in the last try. */
  refused?: string | undefined;
  /** There is no address a link could be mailed to. */
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
