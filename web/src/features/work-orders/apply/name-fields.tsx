import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { ChangeFieldsProps } from './change-fields.ts';

/** New names of the guests, room by room; reported once one differs and none is missing. */
export function NameFields({ reply: { order }, tried, onInput }: ChangeFieldsProps) {
  if (order.product !== 'hotel') return null;
  const before = order.detail.guests.map(({ full_names }) => full_names);
  return <RoomNames before={before} tried={tried} onInput={onInput} />;
}

interface RoomNamesProps extends Pick<ChangeFieldsProps, 'tried' | 'onInput'> {
  before: readonly (readonly string[])[];
}

function RoomNames({ before, tried, onInput }: RoomNamesProps) {
  const t = usePhrases('work-order-apply');
  const [rooms, setRooms] = useState(before);

  function change(room: number, guest: number, name: string) {
    const next = rooms.map((names, at) => (at === room ? names.with(guest, name) : names));
    setRooms(next);
    const filled = next.map((names) => names.map((one) => one.trim()));
    const whole = filled.every((names) => names.every((one) => one !== ''));
    const differs = JSON.stringify(filled) !== JSON.stringify(before);
    onInput(
      whole && differs
        ? {
            kind: 'rename_guests',
            rooms: filled.map((names) => ({ guests: names.map((full_name) => ({ full_name })) })),
          }
        : null,
    );
  }

  return (
    <div className="grid gap-4">
      {rooms.map((names, room) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
        <fieldset key={room}>
          <legend className="mb-2 font-strong">{t('room', { room: room + 1 })}</legend>
          <div className="grid gap-3 sm:grid-cols-2">
            {names.map((name, guest) => (
              <Field
                // biome-ignore lint/suspicious/noArrayIndexKey: a guest is their place in the room
                key={guest}
                label={t('guest', { guest: guest + 1 })}
                error={tried && name.trim() === '' ? t('guestRequired') : undefined}
              >
                {(control) => (
                  <TextInput
                    {...control}
                    value={name}
                    maxLength={80}
                    autoComplete="off"
                    spellCheck={false}
                    onChange={({ target }) => change(room, guest, target.value)}
                  />
                )}
              </Field>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}
