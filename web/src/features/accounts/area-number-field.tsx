import type { Country } from '@serai/contract/site/places';
import { Combobox } from '@serai/ui/combobox';
import { useState } from 'react';
import { optionsIn } from '../../platform/api/options-in.ts';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** A country calling code, digits only: typed, or found by the country's name in either language. */
export function AreaNumberField({ value, onChange }: { value: string; onChange: (areaNum: string) => void }) {
  const t = usePhrases('login');
  const api = useApi();
  // Typed text that is not yet a number.
  const [search, setSearch] = useState<string | null>(null);

  async function suggest(typed: string, signal: AbortSignal): Promise<readonly Country[]> {
    const wanted = search === null ? '' : typed.trim();
    const query = { dial: true, quickSearch: wanted === '' ? undefined : wanted };
    return optionsIn(await api.get('ajax/country', query, { quiet: true, signal }));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what names no country when the field is left is forgotten
    <div onBlur={() => setSearch(null)}>
      <Combobox<Country>
        // The field is narrow, but names of countries are long.
        className="[&_[role=listbox]]:min-w-72"
        label={t('areaNum')}
        text={search ?? `+${value}`}
        onTextChange={(text) => {
          setSearch(text);
          const digits = /^\+?(\d{1,4})$/.exec(text.trim())?.[1];
          if (digits) onChange(digits);
        }}
        onPick={(country) => {
          setSearch(null);
          onChange(country.dial_code.slice(1));
        }}
        suggest={suggest}
        itemKey={(country) => country.value}
        renderItem={(country) => (
          <span className="flex justify-between gap-4">
            {country.label}
            <span className="text-muted">{country.dial_code}</span>
          </span>
        )}
        words={{
          none: t('areaNone'),
          failed: t('areaFailed'),
          results: (count) => t('areaResults', { count }),
        }}
      />
    </div>
  );
}
