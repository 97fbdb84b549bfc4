import type { RoomWish } from '@serai/contract/hotels/stays';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PanelField } from '../../offers/panel-field.tsx';
import type { GuestsFieldProps } from './guests-props.ts';

/** Number of rooms, and the guests of each. */
export function GuestsField(props: GuestsFieldProps) {
  const t = usePhrases('hotel-search');
  return (
    <PanelField label={t('guests')} chosen={summary(props.rooms, t)} importPanel={importPanel}>
      {({ GuestsPanel }, panel) => <GuestsPanel {...props} {...panel} />}
    </PanelField>
  );
}

function summary(rooms: readonly RoomWish[], t: ReturnType<typeof usePhrases<'hotel-search'>>): string {
  const adults = rooms.reduce((sum, room) => sum + room.adults, 0);
  const children = rooms.reduce((sum, room) => sum + room.child_ages.length, 0);
  return t(children > 0 ? 'guestsSummaryChildren' : 'guestsSummary', {
    rooms: rooms.length,
    adults,
    children,
  });
}

const importPanel = () => import('./guests-panel.tsx');
