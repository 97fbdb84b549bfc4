import type { ReplyOf } from '@serai/contract/endpoint';
import type { findDestinations } from '@serai/contract/hotels/hotels';
import { Combobox } from '@serai/ui/combobox';
import type { IconName } from '@serai/ui/icons';
import { useId, useState } from 'react';
import { useApp } from '../../../platform/app.tsx';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useIsMember } from '../../../platform/session/use-is-member.ts';
import { isOwn, type OwnOption } from '../../offers/own-option.ts';
import { useSlotError } from '../../offers/search-slot.tsx';
import { Suggestion } from '../../offers/suggestion.tsx';
import type { OwnStay } from './find-own-stays.ts';
import type { RecentStay } from './recent-stay.ts';
import type { Destination } from './stay-search.ts';

type Found = ReplyOf<typeof findDestinations>['list'][number];
type Option = Found | OwnOption<OwnStay>;

/**
 * Field for a city, landmark, district or hotel; accepts Chinese, English and pinyin, and tolerates typos. Until
 * something is typed, it offers a member's last searches and favourites first.
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
  const app = useApp();
  const id = useId();
  const wrong = useSlotError();
  const isMember = useIsMember();
  const [text, setText] = useState(value?.name ?? '');
  const choose = ({ type, id, name }: Destination) => {
    setText(name);
    onChange({ type, id, name });
  };
  return (
    <>
      <label htmlFor={id} className="block text-caption text-muted">
        {t('destination')}
      </label>
      <Combobox<Option>
        bare
        wide
        control={{ id, ...(wrong && { 'aria-invalid': true, 'aria-describedby': wrong }) }}
        text={text}
        placeholder={t('destinationPlaceholder')}
        onTextChange={(next) => {
          setText(next);
          if (value) onChange(null);
        }}
        onPick={(found) => {
          if (!isOwn<OwnStay>(found)) return choose(found);
          const { choice } = found;
          if ('destination' in choice) return choose(choice.destination);
          setText(choice.recent.search.destination?.name ?? '');
          onRepeat(choice.recent);
        }}
        suggest={async (keyword, signal) => {
          const options = { quiet: true, signal };
          const isTyped = keyword !== '' && !value;
          const [own, reply] = await Promise.all([
            isMember && !isTyped
              ? importOwn()
                  .then(({ findOwnStays }) => findOwnStays(app, today, t, options))
                  .catch(() => [])
              : [],
            app.api.get('hotel/destinations', { keyword: isTyped ? keyword : '' }, options),
          ]);
          return [...own, ...reply.list];
        }}
        itemKey={(found) => (isOwn(found) ? found.key : `${found.type}-${found.id}`)}
        groupOf={(found) => (isOwn(found) ? t(found.own) : '')}
        renderItem={(found) => (isOwn<OwnStay>(found) ? found.content : <FoundDestination found={found} />)}
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

const importOwn = () => import('./find-own-stays.ts');
