import { Field } from '@serai/ui/field';
import { IconButton } from '@serai/ui/icon-button';
import { TextInput } from '@serai/ui/text-input';
import type { FormEvent } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Part of a hotel's name; Enter applies it. */
export function NameFilter({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const t = usePhrases('hotel-list');
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    onChange(String(new FormData(event.currentTarget).get('name') ?? '').trim());
  }
  return (
    <form onSubmit={submit}>
      <Field label={t('filterName')}>
        {(control) => (
          <TextInput
            {...control}
            name="name"
            maxLength={60}
            defaultValue={value}
            placeholder={t('filterNamePlaceholder')}
            after={
              <IconButton
                type="submit"
                icon="search"
                label={`${t('filterApply')}: ${t('filterName')}`}
                className="size-9"
              />
            }
          />
        )}
      </Field>
    </form>
  );
}
