import type { ReplyOf } from '@serai/contract/endpoint';
import type { findDestinations } from '@serai/contract/hotels/hotels';
import { Combobox } from '@serai/ui/combobox';
import type { IconName } from '@serai/ui/icons';
import { useId, useState } from 'react';
import type { Api, CallOptions } from '../../../platform/api/api.ts';
import { useApi } from '../../../platform/app.tsx';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useIsMember } from '../../../platform/session/use-is-member.ts';
import { useSlotError } from '../../offers/search-slot.tsx';
import { Suggestion } from '../../offers/suggestion.tsx';
import { type RecentStay, readRecentStay, useStaySummary } from './recent-stay.ts';
import type { Destination } from './stay-search.ts';

type Found = ReplyOf<typeof findDestinations>['list'][number];
/** An option: a place, or a search that the member has run. */
type Option = Found | (RecentStay & { type: 'recent'; id: number });

/** Maximum number of remembered searches above the places. */
const maxRecentOptions = 4;

/**
 * Field for a city, landmark, district or hotel; accepts Chinese, English and pinyin, and tolerates typos. Empty, it
 * offers a member's last searches first.
 */
export function DestinationField(props: {
  value: Destination | null;
  onChange: (destination: Destination | null) => void;
  /** A search was chosen that is to be run again. */
  onRepeat: (recent: RecentStay) => void;
  /** First day for sale. */
  today: string;
}) {
  const { value, onChange, onRepeat, today } = props;
  const t = usePhrases('hotel-search');
  const api = useApi();
  const id = useId();
  const wrong = useSlotError();
  const isMember = useIsMember();
  const [text, setText] = useState(value?.name ?? '');
  return (
    <>
      <label htmlFor={id} className="block text-caption text-muted">
        {t('destination')}
      </label>
      <Combobox<Option>
        bare
        control={{ id, ...(wrong && { 'aria-invalid': true, 'aria-describedby': wrong }) }}
        text={text}
        placeholder={t('destinationPlaceholder')}
        onTextChange={(next) => {
          setText(next);
          if (value) onChange(null);
        }}
        onPick={(found) => {
          if (found.type === 'recent') {
            setText(found.search.destination?.name ?? '');
            return onRepeat(found);
          }
          setText(found.name);
          onChange({ type: found.type, id: found.id, name: found.name });
        }}
        suggest={async (keyword, signal) => {
          const options = { quiet: true, signal };
          const [recent, reply] = await Promise.all([
            isMember && keyword === '' ? findRecent(api, today, options) : [],
            api.get('hotel/destinations', { keyword: value ? '' : keyword }, options),
          ]);
          return [...recent, ...reply.list];
        }}
        itemKey={(found) => `${found.type}-${found.id}`}
        renderItem={(found) =>
          found.type === 'recent' ? <RecentOption recent={found} /> : <FoundDestination found={found} />
        }
        words={{
          none: t('destinationNone'),
          failed: t('destinationFailed'),
          results: (count) => t('destinationResults', { count }),
        }}
      />
    </>
  );
}

/** Finds the member's last searches for hotels; none if they cannot be read. */
async function findRecent(api: Api, today: string, options: CallOptions): Promise<Option[]> {
  const reply = await api.get('search/recent', { product: 'hotel' }, options).catch(() => null);
  return (reply?.list ?? [])
    .flatMap(({ id, query }): Option[] => {
      const recent = readRecentStay(query, today);
      return recent ? [{ ...recent, type: 'recent', id }] : [];
    })
    .slice(0, maxRecentOptions);
}

function RecentOption({ recent }: { recent: RecentStay }) {
  const t = usePhrases('hotel-search');
  const { place, rest } = useStaySummary()(recent.search);
  return <Suggestion icon="clock" name={place} nameAlt="" facts={[t('recent'), rest]} />;
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
