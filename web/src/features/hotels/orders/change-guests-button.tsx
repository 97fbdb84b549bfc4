import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { orderListPages } from '@serai/contract/permissions';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import type { OrderReply } from '../../orders/order-product.ts';
import { orderReads } from '../../orders/order-queries.ts';

interface Changed {
  order: OrderReply['order'];
  detail: HotelOrderDetail;
}

/** Dialog to change the names of an order's guests, while members may change them. */
export function ChangeGuestsButton({ order, detail }: Changed) {
  const t = usePhrases('hotel-order');
  const mayChange = useMay()(orderListPages.hotel, 'change');
  const [open, setOpen] = useState(false);
  const until = detail.guests_until;
  if (!mayChange || until === null || until * 1000 <= Date.now()) return null;
  return (
    <>
      <Button size="compact" kind="quiet" onClick={() => setOpen(true)}>
        {t('changeGuests')}
      </Button>
      {open && (
        <ChangeGuestsDialog order={order} detail={detail} until={until} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function ChangeGuestsDialog(props: Changed & { until: number; onClose: () => void }) {
  const { order, detail, until, onClose } = props;
  const t = usePhrases('hotel-order');
  const common = usePhrases('common');
  const { placeTime } = useDates();
  const command = useCommand('hotel/changeGuests', { stale: orderReads, quiet: true });
  const [rooms, setRooms] = useState(() => detail.guests.map(namesOf));
  const [tried, setTried] = useState(false);
  const refused = command.failure;

  function body() {
    setTried(true);
    if (rooms.some(([first = '']) => first.trim() === '')) return null;
    return { id: order.id, rooms: rooms.map(guestsOf) };
  }

  return (
    <CommandDialog
      command={command}
      body={body}
      title={t('changeGuestsTitle')}
      description={t('changeGuestsHelp', { time: placeTime(until, order.service_start.tz) })}
      confirm={t('changeGuestsSave')}
      back="back"
      focus="first"
      done={t('changeGuestsDone')}
      staysAfter={() => true}
      onClose={onClose}
    >
      <div className="grid gap-4">
        {rooms.map((names, room) =>
          names.map((name, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: an adult is their place in the room
              key={`${room}-${at}`}
              label={t('guestName', { room: room + 1, number: at + 1 })}
              required={at === 0}
              optionalWord={at === 0 ? undefined : common('optional')}
              error={
                tried && at === 0 && name.trim() === ''
                  ? t('guestNameRequired')
                  : refused?.fieldErrors[`rooms[${room}].guests[${filledBefore(names, at)}].full_name`]
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  value={name}
                  maxLength={80}
                  autoComplete="off"
                  spellCheck={false}
                  onChange={({ target }) => setRooms(withName(rooms, room, at, target.value))}
                />
              )}
            </Field>
          )),
        )}
        {refused && Object.keys(refused.fieldErrors).length === 0 && (
          <p role="alert" className="text-lacquer">
            {refused.message}
          </p>
        )}
      </div>
    </CommandDialog>
  );
}

/** One field per adult, empty if no name was given. */
function namesOf({ adults, full_names }: HotelOrderDetail['guests'][number]): string[] {
  return Array.from({ length: Math.max(adults, full_names.length) }, (_, at) => full_names[at] ?? '');
}

function guestsOf(names: readonly string[]) {
  const filled = names.map((name) => name.trim()).filter(Boolean);
  return { guests: filled.map((full_name) => ({ full_name })) };
}

function withName(rooms: readonly string[][], room: number, at: number, name: string): string[][] {
  return rooms.map((names, index) => (index === room ? names.with(at, name) : names));
}

/** Index of a field among the sent names: empty ones are omitted. */
function filledBefore(names: readonly string[], at: number): number {
  return names.slice(0, at).filter((name) => name.trim() !== '').length;
}
