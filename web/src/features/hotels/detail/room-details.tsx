import { Picture } from '@serai/ui/picture';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { usePicture } from '../../../platform/session/use-picture.ts';
import type { Room } from './load-detail.ts';

/** Details of a room type: a larger picture, its name in the other language, floor, window, smoking, facilities. */
export function RoomDetails({ room }: { room: Room }) {
  const t = usePhrases('hotel-detail');
  const source = usePicture();
  const traits = [
    room.floor && t('floor', { floor: room.floor }),
    room.has_window ? t('window') : t('noWindow'),
    room.smoking ? t('smoking') : t('nonSmoking'),
  ].filter(Boolean);
  return (
    <div className="flex flex-wrap gap-4">
      <Picture
        source={source(room.picture)}
        alt={room.picture?.alt ?? ''}
        sizes="15rem"
        className="h-40 w-60 shrink-0 rounded-control"
      />
      <div className="grid min-w-60 flex-1 content-start gap-2 text-caption">
        <p className="text-muted">{room.name_alt}</p>
        <p>{traits.join(' · ')}</p>
        <p className="max-w-prose">{room.facilities.map(({ label }) => label).join(' · ')}</p>
      </div>
    </div>
  );
}
