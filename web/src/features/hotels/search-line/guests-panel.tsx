import type { RoomWish } from '@serai/contract/hotels/stays';
import { Button } from '@serai/ui/button';
import { IconButton } from '@serai/ui/icon-button';
import { PickerPanel } from '@serai/ui/picker-panel';
import { Select } from '@serai/ui/select';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CountLine } from '../../offers/count-line.tsx';
import type { LatePanelProps } from '../../offers/panel-field.tsx';
import type { GuestsFieldProps } from './guests-props.ts';

const maxRooms = 9;
const maxAdults = 8;
const maxChildren = 6;
const oldestChild = 17;

/** Adults and children per room, with the age of every child, which is never guessed. */
export function GuestsPanel(props: GuestsFieldProps & LatePanelProps) {
  const { rooms, onChange, open, onOpenChange, anchor } = props;
  const t = usePhrases('hotel-search');
  const common = usePhrases('common');
  const change = (index: number, room: RoomWish) =>
    onChange(rooms.map((before, position) => (position === index ? room : before)));
  return (
    <PickerPanel
      open={open}
      onOpenChange={onOpenChange}
      anchor={anchor}
      title={t('guests')}
      words={{ close: common('close') }}
      footer={
        <div className="flex justify-between gap-4">
          <Button
            kind="quiet"
            size="compact"
            icon="plus"
            disabled={rooms.length >= maxRooms}
            onClick={() => onChange([...rooms, { adults: 2, child_ages: [], child_beds: 0 }])}
          >
            {t('addRoom')}
          </Button>
          <Button size="compact" onClick={() => onOpenChange(false)}>
            {common('done')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6 md:w-80">
        {rooms.map((room, index) => (
          <RoomGuests
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
            key={index}
            number={index + 1}
            room={room}
            onChange={(next) => change(index, next)}
            {...(rooms.length > 1
              ? { onRemove: () => onChange(rooms.filter((_, position) => position !== index)) }
              : {})}
          />
        ))}
      </div>
    </PickerPanel>
  );
}

function RoomGuests(props: {
  number: number;
  room: RoomWish;
  onChange: (room: RoomWish) => void;
  onRemove?: () => void;
}) {
  const { number, room, onChange, onRemove } = props;
  const t = usePhrases('hotel-search');
  const name = t('room', { number });
  const setChildren = (count: number) =>
    onChange({
      ...room,
      child_ages: Array.from({ length: count }, (_, child) => room.child_ages[child] ?? -1),
      child_beds: Math.min(room.child_beds, count),
    });
  return (
    <section aria-label={name} className="grid gap-2">
      <div className="flex min-h-10 items-center justify-between">
        <h3 className="font-strong">{name}</h3>
        {onRemove && (
          <IconButton
            icon="close"
            label={t('removeRoom', { number })}
            className="text-muted"
            onClick={onRemove}
          />
        )}
      </div>
      <CountLine
        name={t('adults')}
        label={`${t('adults')}, ${name}`}
        value={room.adults}
        min={1}
        max={maxAdults}
        onChange={(adults) => onChange({ ...room, adults })}
      />
      <CountLine
        name={t('children')}
        hint={t('childrenHint')}
        label={`${t('children')}, ${name}`}
        value={room.child_ages.length}
        min={0}
        max={maxChildren}
        onChange={setChildren}
      />
      {room.child_ages.length > 0 && (
        <>
          <ChildAges room={room} onChange={onChange} />
          <CountLine
            name={t('childBeds')}
            hint={t('childBedsHint')}
            label={`${t('childBeds')}, ${name}`}
            value={room.child_beds}
            min={0}
            max={room.child_ages.length}
            onChange={(child_beds) => onChange({ ...room, child_beds })}
          />
        </>
      )}
    </section>
  );
}

function ChildAges({ room, onChange }: { room: RoomWish; onChange: (room: RoomWish) => void }) {
  const t = usePhrases('hotel-search');
  const ages = Array.from({ length: oldestChild + 1 }, (_, age) => ({
    value: String(age),
    label: age === 0 ? t('ageUnderOne') : t('age', { age }),
  }));
  return (
    <div className="grid grid-cols-2 gap-2">
      {room.child_ages.map((age, child) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a child is its place in the room
          key={child}
          aria-label={t('childAge', { number: child + 1 })}
          aria-invalid={age < 0 || undefined}
          placeholder={t('childAgeChoose')}
          options={ages}
          value={age < 0 ? '' : String(age)}
          onChange={(event) =>
            onChange({
              ...room,
              child_ages: room.child_ages.map((before, position) =>
                position === child ? Number(event.target.value) : before,
              ),
            })
          }
        />
      ))}
    </div>
  );
}
