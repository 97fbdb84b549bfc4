import { maxRoleCountries } from '@serai/contract/bounds';
import { IconButton } from '@serai/ui/icon-button';
import { CountryField } from '../../features/places/country-field.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useCountryName } from './use-country-name.ts';

interface RoleCountriesProps {
  /** ISO 3166-1 alpha-2 codes; none for all countries. */
  countries: readonly string[];
  onChange: (countries: string[]) => void;
}

/** The countries that a role is limited to: each can be removed, and others added. */
export function RoleCountries({ countries, onChange }: RoleCountriesProps) {
  const t = usePhrases('console-staff');
  const nameOf = useCountryName();
  return (
    <fieldset aria-describedby="role-countries-hint" className="grid gap-3">
      <legend className="mb-1 font-strong">{t('countries')}</legend>
      <p id="role-countries-hint" className="text-caption text-muted">
        {t('countriesHint')}
      </p>
      {countries.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {countries.map((code) => (
            <li key={code} className="flex items-center gap-1 rounded-control bg-sunken pl-3">
              {nameOf(code)}
              <IconButton
                icon="close"
                label={t('removeCountry', { name: nameOf(code) })}
                onClick={() => onChange(countries.filter((one) => one !== code))}
              />
            </li>
          ))}
        </ul>
      )}
      {countries.length < maxRoleCountries && (
        <div className="sm:max-w-sm">
          <CountryField value="" onChange={(code) => onChange([...new Set([...countries, code])])} />
        </div>
      )}
    </fieldset>
  );
}
