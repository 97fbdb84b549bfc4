import type { RoomWish } from '@serai/contract/hotels';
import { useLateModule } from '@serai/ui/use-late-module';
import { useRef, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { GuestsFieldProps } from './guests-props.ts';

/** How many rooms and who sleeps in each; the panel is loaded when the field is first touched. */
export function GuestsField({ rooms, onChange }: GuestsFieldProps) {
  const t = usePhrases('hotel-search');
  const [open, setOpen] = useState(false);
  const field = useRef<HTMLButtonElement>(null);
  const { module, load } = useLateModule(importPanel);
  return (
    <>
      <button
        ref={field}
        type="button"
        aria-haspopup="dialog"
        aria-expanded={open}
        onFocus={load}
        onPointerEnter={load}
        onClick={() => {
          load();
          setOpen(!open);
        }}
        className="block w-full min-w-0 text-left outline-none"
      >
        <span className="block text-caption text-muted">{t('guests')}</span>
        <span className="figures block truncate font-strong">{summary(rooms, t)}</span>
      </button>
      {module && (
        <module.GuestsPanel
          rooms={rooms}
          onChange={onChange}
          open={open}
          onOpenChange={setOpen}
          anchor={field}
        />
      )}
    </>
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
