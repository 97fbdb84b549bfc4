import type { City } from '@serai/contract/site/places';
import type { FieldControl } from '@serai/ui/field';
import { RemoteSelect } from '@serai/ui/remote-select';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type AskByValue, useChosen } from './use-chosen.ts';
import { type AskPage, useRemotePage } from './use-remote-page.ts';
import { useSelectWords } from './use-select-words.ts';

export interface CityFieldProps {
  /** Id of a city for sale; empty for none. */
  value: string;
  onChange: (id: string) => void;
  control?: FieldControl | undefined;
}

const askCities: AskPage<City> & AskByValue<City> = (api, query, options) =>
  api.get('ajax/city', query, options);

/** Field for a city for sale. The page's route names the phrases `places`. */
export function CityField({ value, onChange, control }: CityFieldProps) {
  const t = usePhrases('places');
  const words = useSelectWords(t('citySearch'));
  const load = useRemotePage(askCities);
  const [chosen, choose] = useChosen(askCities, value);
  return (
    <RemoteSelect<City>
      control={control}
      label={t('city')}
      chosen={value === '' ? undefined : (chosen?.label ?? value)}
      placeholder={t('cityChoose')}
      load={load}
      optionKey={(city) => city.value}
      isChosen={(city) => city.value === value}
      onPick={(city) => {
        choose(city);
        onChange(city.value);
      }}
      renderOption={(city) => (
        <span className="flex items-baseline justify-between gap-4">
          {city.label}
          <span className="text-caption text-muted">{city.country}</span>
        </span>
      )}
      words={words}
    />
  );
}
