import type { Country } from '@serai/contract/site/places';
import type { FieldControl } from '@serai/ui/field';
import { RemoteSelect } from '@serai/ui/remote-select';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type AskByValue, useChosen } from './use-chosen.ts';
import { type AskPage, useRemotePage } from './use-remote-page.ts';
import { useSelectWords } from './use-select-words.ts';

export interface CountryFieldProps {
  /** ISO 3166 code of two letters; empty for none. */
  value: string;
  onChange: (code: string) => void;
  control?: FieldControl | undefined;
  disabled?: boolean | undefined;
}

const askCountries: AskPage<Country> & AskByValue<Country> = (api, query, options) =>
  api.get('ajax/country', query, options);

/** Field for a country or region. The name of a selected one comes from the server. */
export function CountryField({ value, onChange, ...rest }: CountryFieldProps) {
  const t = usePhrases('places');
  const words = useSelectWords(t('countrySearch'));
  const load = useRemotePage(askCountries);
  const [chosen, choose] = useChosen(askCountries, value);
  return (
    <RemoteSelect<Country>
      {...rest}
      label={t('country')}
      chosen={value === '' ? undefined : (chosen?.label ?? value)}
      placeholder={t('countryChoose')}
      load={load}
      optionKey={(country) => country.value}
      isChosen={(country) => country.value === value}
      onPick={(country) => {
        choose(country);
        onChange(country.value);
      }}
      renderOption={(country) => (
        <span className="flex items-baseline justify-between gap-4">
          {country.label}
          <span className="text-caption text-muted">{country.value}</span>
        </span>
      )}
      words={words}
    />
  );
}
