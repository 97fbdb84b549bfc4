import { classNames } from '@serai/ui/class-names';
import { Icon } from '@serai/ui/icons';
import { Picture } from '@serai/ui/picture';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { usePicture } from '../../../platform/session/use-picture.ts';
import type { Room } from './load-detail.ts';
import { RateRow } from './rate-row.tsx';
import type { RoomProps } from './room-props.ts';

/** A room type: description at the side, rates as rows. Anchor `#room-<id>`. */
export function RoomCard({ room, shown, nowMs, bookButton }: RoomProps) {
  const source = usePicture();
  const closed = room.rates.length === 0;
  return (
    <article
      id={`room-${room.id}`}
      aria-labelledby={`room-${room.id}-name`}
      className="scroll-mt-24 overflow-hidden rounded-card border border-line bg-surface target:border-teal lg:grid lg:grid-cols-[15rem_minmax(0,1fr)]"
    >
      <div className="flex gap-4 p-4 max-lg:border-b lg:flex-col lg:border-r border-line">
        <Picture
          source={source(room.picture)}
          alt={room.picture?.alt ?? ''}
          sizes="(min-width: 64rem) 13rem, 7rem"
          className={classNames(
            'rounded-control max-lg:h-20 max-lg:w-28 max-lg:shrink-0 lg:h-28 lg:w-full',
            closed && 'opacity-60 lg:hidden',
          )}
        />
        <RoomWords room={room} />
      </div>
      {closed ? (
        <p className="flex items-start gap-2 self-center p-4 text-muted">
          <Icon name="info" size={18} className="mt-1 shrink-0" />
          {room.unavailable}
        </p>
      ) : (
        <ul className="grid auto-rows-fr">
          {room.rates.map((rate) => (
            <li key={rate.rate_key} className="flex flex-col justify-center border-line not-first:border-t">
              <RateRow rate={rate} room={room} shown={shown} nowMs={nowMs}>
                {bookButton(rate)}
              </RateRow>
            </li>
          ))}
        </ul>
      )}
    </article>
  );
}

function RoomWords({ room }: { room: Room }) {
  const t = usePhrases('hotel-detail');
  const traits = [
    t('size', { size: room.size_m2 }),
    room.floor && t('floor', { floor: room.floor }),
    room.has_window ? t('window') : t('noWindow'),
    room.smoking ? t('smoking') : t('nonSmoking'),
  ].filter(Boolean);
  return (
    <div className="min-w-0">
      <h3 id={`room-${room.id}-name`} className="font-strong">
        {room.name}
      </h3>
      <p className="text-caption text-muted">{room.name_alt}</p>
      <p className="mt-1 text-caption">{traits.join(' · ')}</p>
      <p className="flex items-start gap-1 text-caption">
        <Icon name="guests" size={14} className="mt-1 shrink-0 text-muted" />
        {t('sleeps', { adults: room.max_adults, children: room.max_children, guests: room.max_guests })}
      </p>
      <p className="mt-1 text-caption text-muted max-lg:hidden">
        {room.facilities.map(({ label }) => label).join(' · ')}
      </p>
    </div>
  );
}
