import { passwordRules } from '@serai/contract/validator-rules';
import { classNames } from '@serai/ui/class-names';
import { Field } from '@serai/ui/field';
import { Icon } from '@serai/ui/icons';
import { PasswordInput } from '@serai/ui/password-input';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** Field for a new password: its rules turn green during typing. The page loads the phrases 'login'. */
export function NewPasswordField(props: {
  control: UseFormRegisterReturn;
  /** Typed text. */
  value: string;
  label: string;
  error: string | undefined;
}) {
  const { control, value, label, error } = props;
  const t = usePhrases('login');
  const common = usePhrases('common');
  return (
    <Field
      label={label}
      error={error}
      hint={
        <span className="flex flex-wrap gap-x-4">
          <Rule met={passwordRules.length(value)} words={t('ruleLength')} />
          <Rule met={passwordRules.characters(value)} words={t('ruleCharacters')} />
        </span>
      }
    >
      {(wiring) => (
        <PasswordInput
          {...wiring}
          {...control}
          autoComplete="new-password"
          words={{ show: common('showPassword'), hide: common('hidePassword') }}
        />
      )}
    </Field>
  );
}

function Rule({ met, words }: { met: boolean; words: string }) {
  const t = usePhrases('login');
  return (
    <span className={classNames('inline-flex items-center gap-1', met && 'text-jade')}>
      <Icon name={met ? 'check' : 'minus'} size={14} />
      {words}
      <span className="sr-only">{met ? t('ruleMet') : t('ruleNotMet')}</span>
    </span>
  );
}
