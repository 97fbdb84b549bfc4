import { RemoteSelect } from '@serai/ui/remote-select';
import { useSelectWords } from '../../features/places/use-select-words.ts';
import type { Got } from '../../platform/api/calls.ts';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';

type Agency = Got<'console/agency/list'>['list'][number];

interface AgencyFieldProps {
  agencyId: number | null;
  /** Name of the chosen agency; undefined if none is chosen. */
  chosen: string | undefined;
  onChange: (id: number, name: string) => void;
}

/** Field for an agency, searched by its name, its number, or a user's name or phone. */
export function AgencyField({ agencyId, chosen, onChange }: AgencyFieldProps) {
  const t = usePhrases('console-booking');
  const words = useSelectWords(t('agencySearch'));
  const api = useApi();
  return (
    <RemoteSelect<Agency>
      className="w-72 max-w-full"
      label={t('agency')}
      chosen={chosen}
      placeholder={t('agencyChoose')}
      load={async ({ search, signal }) => {
        const asked = { keyword: search || null, limit: 50 };
        const { list } = await api.get('console/agency/list', asked, { quiet: true, signal });
        return { options: list, total: list.length };
      }}
      optionKey={({ id }) => String(id)}
      isChosen={({ id }) => id === agencyId}
      onPick={({ id, name }) => onChange(id, name)}
      renderOption={({ name, contact }) => (
        <span className="flex items-baseline justify-between gap-4">
          {name}
          <span className="text-caption text-muted">{contact?.nickname || contact?.username}</span>
        </span>
      )}
      words={words}
    />
  );
}
