import type { QuoteReply } from '@serai/contract/hotels/booking';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Icon } from '@serai/ui/icons';
import { TextInput } from '@serai/ui/text-input';
import { useFormContext, useWatch } from 'react-hook-form';
import { useOddCharacter } from '../../../platform/form/use-odd-character.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { PartTitle } from '../../booking/part-title.tsx';
import { type NameWarning, nameLettersFit, nameWarnings } from './guest-names.ts';
import type { HotelBookingValues } from './hotel-booking-values.ts';

/** The full name of one adult per room; names of further adults are optional. */
export function GuestsPart({ quote }: { quote: QuoteReply }) {
  const t = usePhrases('hotel-booking');
  const terms = usePhrases('hotel-terms');
  const chinese = quote.hotel.chinese_names;
  const rooms = useWatch<HotelBookingValues, 'rooms'>({ name: 'rooms' });
  const warnings = nameWarnings(rooms.map((room) => room.names));
  return (
    <Card title={<PartTitle number={1} title={t('partGuests')} />}>
      <p className="-mt-2 mb-4 text-caption text-muted">
        {chinese ? t('guestsHintChinese') : t('guestsHintLatin')}
      </p>
      <div className="grid gap-4">
        {quote.stay.rooms.map((room, index) => (
          <fieldset
            // biome-ignore lint/suspicious/noArrayIndexKey: a room is its number
            key={index}
            className="border-line not-first:border-t not-first:pt-4"
          >
            <legend className="float-left mb-2 w-full font-strong">
              {t('room', { number: index + 1 })}
              <RoomType lines={quote.room_lines} number={index + 1} />
              <span className="ml-2 text-caption font-normal text-muted">
                {room.child_ages.length > 0
                  ? t('roomGuestsChildren', {
                      adults: room.adults,
                      count: room.child_ages.length,
                      ages: room.child_ages.join(t('agesJoin')),
                    })
                  : t('roomGuests', { adults: room.adults })}
                {room.child_beds > 0 && terms('withBeds', { count: room.child_beds })}
              </span>
            </legend>
            <div className="clear-both grid gap-x-4 gap-y-3 sm:grid-cols-2">
              {Array.from({ length: room.adults }, (_, adult) => (
                <NameField
                  // biome-ignore lint/suspicious/noArrayIndexKey: an adult is their place in the room
                  key={adult}
                  room={index}
                  adult={adult}
                  chinese={chinese}
                  warning={warnings[index]?.[adult] ?? null}
                />
              ))}
            </div>
          </fieldset>
        ))}
      </div>
    </Card>
  );
}

/** Type of a room if the rooms differ. */
function RoomType({ lines, number }: { lines: QuoteReply['room_lines']; number: number }) {
  const line = lines.find(({ rooms }) => rooms.includes(number));
  return line && <span className="ml-2">{line.room_type}</span>;
}

function NameField(props: { room: number; adult: number; chinese: boolean; warning: NameWarning | null }) {
  const { room, adult, chinese, warning } = props;
  const t = usePhrases('hotel-booking');
  const common = usePhrases('common');
  const oddCharacter = useOddCharacter();
  const { register, getFieldState, formState, getValues } = useFormContext<HotelBookingValues>();
  const name = `rooms.${room}.names.${adult}` as const;
  const required = adult === 0;
  return (
    <Field
      label={t('fullName', { number: adult + 1 })}
      required={required}
      optionalWord={required ? undefined : common('optional')}
      error={getFieldState(name, formState).error?.message}
      hint={
        warning && (
          <span className="flex items-start gap-1 text-amber">
            <Icon name="warning" size={14} className="mt-1 shrink-0" />
            {t(warningWords[warning], { name: getValues(name).trim() })}
          </span>
        )
      }
    >
      {(control) => (
        <TextInput
          {...control}
          {...register(name, {
            validate: (value) => {
              if (value.trim() === '') return required ? t('fullNameRequired') : true;
              return (
                nameLettersFit(value, chinese) || (oddCharacter('guestName', value) ?? t('fullNameLatin'))
              );
            },
          })}
          maxLength={80}
          autoComplete="off"
          spellCheck={false}
        />
      )}
    </Field>
  );
}

const warningWords = {
  placeholder: 'warnPlaceholder',
  digits: 'warnDigits',
  repeated: 'warnRepeated',
} as const;
