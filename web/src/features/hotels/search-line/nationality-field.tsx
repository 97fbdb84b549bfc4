import type { Country } from '@serai/contract/site/places';
import { Combobox } from '@serai/ui/combobox';
import { useId, useState } from 'react';
import { optionsIn } from '../../../platform/api/options-in.ts';
import { useApi, useApp } from '../../../platform/app.tsx';
import { localeOf } from '../../../platform/i18n/language.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useSlotError } from '../../offers/search-slot.tsx';

/** The guests' nationality as ISO 3166 code; prices may depend on it. Empty if none is selected. */
export function NationalityField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = usePhrases('hotel-search');
  const api = useApi();
  const { lang } = useApp();
  const id = useId();
  const wrong = useSlotError();
  const [text, setText] = useState(() => (value ? countryName(value, localeOf(lang)) : ''));
  return (
    <>
      <label htmlFor={id} className="block truncate text-caption text-muted">
        {t('nationality')}
      </label>
      <Combobox<Country>
        bare
        control={{ id, ...(wrong && { 'aria-invalid': true, 'aria-describedby': wrong }) }}
        text={text}
        onTextChange={(next) => {
          setText(next);
          if (value) onChange('');
        }}
        onPick={(country) => {
          setText(country.label);
          onChange(country.value);
        }}
        suggest={async (typed, signal) => {
          const query = { quickSearch: value || typed === '' ? undefined : typed };
          return optionsIn(await api.get('ajax/country', query, { quiet: true, signal }));
        }}
        itemKey={(country) => country.value}
        renderItem={(country) => (
          <span className="flex justify-between gap-4">
            {country.label}
            <span className="text-caption text-muted">{country.value}</span>
          </span>
        )}
        words={{
          none: t('nationalityNone'),
          failed: t('nationalityFailed'),
          results: (count) => t('destinationResults', { count }),
        }}
      />
    </>
  );
}

function countryName(code: string, locale: string): string {
  return new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code;
}
