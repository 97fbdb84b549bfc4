import { Field } from '@serai/ui/field';
import { IconButton } from '@serai/ui/icon-button';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Part of a hotel's name; Enter applies it. */
export function NameFilter({ value, onChange }: { value: string; onChange: (name: string) => void }) {
  const t = usePhrases('hotel-list');
  const list = usePhrases('offer-list');
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // The address contains another name, e.g. none after all filters were cleared.
  if (seen !== value) {
    setSeen(value);
    setTyped(value);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    onChange(typed.trim());
  }
  return (
    <form onSubmit={submit}>
      <Field label={t('filterName')}>
        {(control) => (
          <TextInput
            {...control}
            maxLength={60}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
            placeholder={t('filterNamePlaceholder')}
            after={
              <IconButton
                type="submit"
                icon="search"
                label={`${list('filterApply')}: ${t('filterName')}`}
                className="size-9"
              />
            }
          />
        )}
      </Field>
    </form>
  );
}
