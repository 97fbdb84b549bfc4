import { voucherLanguages } from '@serai/contract/vouchers/design';
import { Checkbox } from '@serai/ui/checkbox';
import { FieldError } from '@serai/ui/field';
import { IconButton } from '@serai/ui/icon-button';
import { useRef } from 'react';
import { useController } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { SettingForm } from './setting-form.ts';

type Language = (typeof voucherLanguages)[number];

/** Languages of a voucher and their order. */
export function LanguagesField({ form }: { form: SettingForm }) {
  const t = usePhrases('voucher-setting');
  const { field, fieldState } = useController({
    control: form.control,
    name: 'languages',
    rules: { validate: (languages) => languages.length > 0 || t('languagesRequired') },
  });
  const list = useRef<HTMLUListElement>(null);
  const chosen = field.value;
  const rest = voucherLanguages.filter((language) => !chosen.includes(language));

  function set(next: Language[]) {
    form.clearErrors('languages');
    field.onChange(next);
  }

  /** Keeps the focus on the moved language. */
  function moveUp(language: Language) {
    const at = chosen.indexOf(language);
    const before = chosen.slice(0, at - 1);
    set([...before, language, chosen[at - 1]!, ...chosen.slice(at + 1)]);
    requestAnimationFrame(() =>
      list.current?.querySelector<HTMLElement>(`[data-language=${language}] input`)?.focus(),
    );
  }

  return (
    <fieldset className="min-w-0">
      <legend className="text-caption font-strong">{t('languages')}</legend>
      <p className="text-caption text-muted">{t('languagesHelp')}</p>
      <ul ref={list} className="mt-2 grid gap-1">
        {[...chosen, ...rest].map((language) => {
          const at = chosen.indexOf(language);
          return (
            <li key={language} data-language={language} className="flex min-h-10 items-center gap-2">
              <span className="figures w-5 text-center text-muted">{at < 0 ? '' : at + 1}</span>
              <Checkbox
                ref={language === (chosen[0] ?? voucherLanguages[0]) ? field.ref : undefined}
                label={t(`language_${language}`)}
                checked={at >= 0}
                aria-invalid={fieldState.error ? true : undefined}
                onChange={() =>
                  set(at < 0 ? [...chosen, language] : chosen.filter((other) => other !== language))
                }
              />
              {at > 0 && (
                <IconButton
                  icon="chevron-up"
                  label={t('languageUp', { what: t(`language_${language}`) })}
                  onClick={() => moveUp(language)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {fieldState.error?.message && <FieldError>{fieldState.error.message}</FieldError>}
    </fieldset>
  );
}
