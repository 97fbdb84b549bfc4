import { RemoteSelect } from '@serai/ui/remote-select';
import { useSelectWords } from '../../features/places/use-select-words.ts';
import type { Got } from '../../platform/api/calls.ts';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';

type Place = Got<'hotel/destinations'>['list'][number];

interface HotelFieldProps {
  /** Name of the chosen hotel; undefined if none is chosen. */
  chosen: string | undefined;
  hotelId: number | null;
  /** Shown while no hotel is chosen. */
  placeholder?: string | undefined;
  onChange: (id: number, name: string) => void;
}

/** Field for a hotel, searched by its name in Chinese, English or pinyin. */
export function HotelField({ chosen, hotelId, placeholder, onChange }: HotelFieldProps) {
  const t = usePhrases('console-sale');
  const words = useSelectWords(t('hotelSearch'));
  const api = useApi();
  return (
    <RemoteSelect<Place>
      className="w-72 max-w-full"
      label={t('hotel')}
      chosen={chosen}
      placeholder={placeholder ?? t('hotelChoose')}
      load={async ({ search, signal }) => {
        const { list } = await api.get(
          'hotel/destinations',
          { keyword: search, limit: 50 },
          { quiet: true, signal },
        );
        const options = list.filter(({ type }) => type === 'hotel');
        return { options, total: options.length };
      }}
      optionKey={({ id }) => String(id)}
      isChosen={({ id }) => id === hotelId}
      onPick={({ id, name }) => onChange(id, name)}
      renderOption={({ name, path }) => (
        <span className="flex items-baseline justify-between gap-4">
          {name}
          <span className="text-caption text-muted">{path}</span>
        </span>
      )}
      words={words}
    />
  );
}
