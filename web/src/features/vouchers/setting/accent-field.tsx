import { contrastWithWhite, LEAST_CONTRAST, voucherAccents } from '@serai/contract/vouchers/design';
import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useId } from 'react';
import { useController } from 'react-hook-form';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { darkenToRead } from './darken-to-read.ts';
import type { SettingForm } from './setting-form.ts';

/** One of a few colours, or a custom one with enough contrast to white. */
export function AccentField({ form }: { form: SettingForm }) {
  const t = usePhrases('voucher-setting');
  const id = useId();
  const { field, fieldState } = useController({
    control: form.control,
    name: 'accent',
    rules: { validate: (color) => faultOf(color, t) ?? true },
  });
  const color = field.value;
  const fault = faultOf(color, t) ?? fieldState.error?.message;
  const darker = darkenToRead(color);
  const set = (next: string) => {
    form.clearErrors('accent');
    field.onChange(next.toLowerCase());
  };
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-caption font-strong">{t('accent')}</legend>
      <div className="flex flex-wrap gap-2">
        {voucherAccents.map((each, at) => (
          <input
            key={each}
            type="radio"
            name={id}
            checked={color === each}
            onChange={() => set(each)}
            aria-label={t('accentNumber', { number: at + 1, color: each })}
            style={{ backgroundColor: each }}
            className="size-10 cursor-pointer appearance-none rounded-control ring-offset-2 ring-offset-surface checked:ring-2 checked:ring-text"
          />
        ))}
        <input
          type="color"
          value={/^#[0-9a-f]{6}$/.test(color) ? color : voucherAccents[0]}
          onChange={(event) => set(event.target.value)}
          aria-label={t('accentPick')}
          className="h-10 w-12 cursor-pointer rounded-control border border-line-strong bg-surface p-1"
        />
        <TextInput
          ref={field.ref}
          value={color}
          onChange={(event) => set(event.target.value.trim())}
          onBlur={field.onBlur}
          aria-label={t('accentOwn')}
          aria-describedby={`${id}-help`}
          aria-invalid={fault ? true : undefined}
          maxLength={7}
          spellCheck={false}
          className="figures max-w-28"
        />
      </div>
      <div id={`${id}-help`} className="mt-2">
        {fault ? (
          <div className="flex flex-wrap items-center gap-3">
            <FieldError>{fault}</FieldError>
            {darker && (
              <Button size="compact" onClick={() => set(darker)}>
                {t('accentDarker', { color: darker })}
              </Button>
            )}
          </div>
        ) : (
          <p className="text-caption text-muted">{t('accentHelp')}</p>
        )}
      </div>
    </fieldset>
  );
}

function faultOf(color: string, t: ReturnType<typeof usePhrases<'voucher-setting'>>): string | null {
  const contrast = contrastWithWhite(color);
  if (Number.isNaN(contrast)) return t('accentInvalid');
  if (contrast >= LEAST_CONTRAST) return null;
  // Rounded down, because 4.49 would be shown as 4.5.
  return t('accentLight', {
    ratio: (Math.floor(contrast * 10) / 10).toFixed(1),
    least: String(LEAST_CONTRAST),
  });
}
