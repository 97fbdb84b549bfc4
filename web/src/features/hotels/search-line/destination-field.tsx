import type { ReplyOf } from '@serai/contract/endpoint';
import type { findDestinations } from '@serai/contract/hotels/hotels';
import { Combobox } from '@serai/ui/combobox';
import type { IconName } from '@serai/ui/icons';
import { useId, useState } from 'react';
import { useApi } from '../../../platform/app.tsx';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useSlotError } from '../../offers/search-slot.tsx';
import { Suggestion } from '../../offers/suggestion.tsx';
import type { Destination } from './stay-search.ts';

type Found = ReplyOf<typeof findDestinations>['list'][number];

/** Field for a city, landmark, district or hotel; accepts Chinese, English and pinyin, and tolerates typos. */
export function DestinationField(props: {
  value: Destination | null;
  onChange: (destination: Destination | null) => void;
}) {
  const { value, onChange } = props;
  const t = usePhrases('hotel-search');
  const api = useApi();
  const id = useId();
  const wrong = useSlotError();
  const [text, setText] = useState(value?.name ?? '');
  return (
    <>
      <label htmlFor={id} className="block text-caption text-muted">
        {t('destination')}
      </label>
      <Combobox<Found>
        bare
        control={{ id, ...(wrong && { 'aria-invalid': true, 'aria-describedby': wrong }) }}
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
          const reply = await api.get(
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
    <Suggestion
      icon={icons[found.type]}
      name={found.name}
      nameAlt={found.name_alt}
      facts={[t(kindWords[found.type]), found.path]}
      aside={
        found.type !== 'hotel' && (
          <span className="text-caption text-muted">{t('hotelsCount', { count: found.hotels })}</span>
        )
      }
    />
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
