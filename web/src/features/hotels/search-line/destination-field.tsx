import type { ReplyOf } from '@serai/contract/endpoint';
import type { findDestinations } from '@serai/contract/hotels';
import { Combobox } from '@serai/ui/combobox';
import { Icon, type IconName } from '@serai/ui/icons';
import { useId, useState } from 'react';
import { useApi } from '../../../platform/app.tsx';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { Destination } from './stay-search.ts';

type Found = ReplyOf<typeof findDestinations>['list'][number];

/** City, landmark, district or hotel; Chinese, English, pinyin, and a typo is forgiven. */
export function DestinationField(props: {
  value: Destination | null;
  onChange: (destination: Destination | null) => void;
}) {
  const { value, onChange } = props;
  const t = usePhrases('hotel-search');
  const api = useApi();
  const id = useId();
  const [text, setText] = useState(value?.name ?? '');
  return (
    <>
      <label htmlFor={id} className="block text-caption text-muted">
        {t('destination')}
      </label>
      <Combobox<Found>
        bare
        control={{ id }}
        text={text}
        placeholder={t('destinationPlaceholder')}
        onTextChange={(next) => {
          setText(next);
          if (value) onChange(null);
        }}
        onPick={(found) => {
          setText(found.name);
          onChange({ type: found.type, id: found.id, name: found.name });
        }}
        suggest={async (keyword, signal) => {
          const reply = await api.get<ReplyOf<typeof findDestinations>>(
            'hotel/destinations',
            { keyword: value ? '' : keyword },
            { quiet: true, signal },
          );
          return reply.list;
        }}
        itemKey={(found) => `${found.type}-${found.id}`}
        renderItem={(found) => <FoundDestination found={found} />}
        words={{
          none: t('destinationNone'),
          failed: t('destinationFailed'),
          results: (count) => t('destinationResults', { count }),
        }}
      />
    </>
  );
}

function FoundDestination({ found }: { found: Found }) {
  const t = usePhrases('hotel-search');
  return (
    <span className="flex items-start gap-3">
      <Icon name={icons[found.type]} className="mt-1 shrink-0 text-teal" />
      <span className="min-w-0 flex-1">
        <span className="block truncate">
          <span className="font-strong">{found.name}</span>
          {found.name_alt && <span className="ml-2 text-muted">{found.name_alt}</span>}
        </span>
        <span className="block truncate text-caption text-muted">
          {[t(kindWords[found.type]), found.path].filter(Boolean).join(' · ')}
        </span>
      </span>
      {found.type !== 'hotel' && (
        <span className="figures shrink-0 text-caption text-muted">
          {t('hotelsCount', { count: found.hotels })}
        </span>
      )}
    </span>
  );
}

const icons: Record<Found['type'], IconName> = {
  city: 'building',
  landmark: 'landmark',
  district: 'district',
  hotel: 'bed',
};
const kindWords: Record<Found['type'], PhraseKey<'hotel-search'>> = {
  city: 'typeCity',
  landmark: 'typeLandmark',
  district: 'typeDistrict',
  hotel: 'typeHotel',
};
