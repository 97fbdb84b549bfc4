import type { HotelOrderDetail } from '@serai/contract/hotels/booking';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../platform/api/use-command.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useEmptyField } from '../../keys/use-empty-field.ts';
import type { ActionDialogProps } from './action-dialog.tsx';
import { staleAfterAction } from './action-form.ts';

/** Changes the names of the guests of a stay, each beside its former name. */
export function RenameGuestsDialog(props: ActionDialogProps) {
  const { order } = props.reply;
  return order.product === 'hotel' ? <StayDialog {...props} guests={order.detail.guests} /> : null;
}

interface Values {
  /** Rooms with a name per adult, empty if none is given. */
  rooms: { names: { name: string }[] }[];
  reason: string;
}

function StayDialog({ reply, onClose, guests }: ActionDialogProps & Pick<HotelOrderDetail, 'guests'>) {
  const { id, sn } = reply.order;
  const t = usePhrases('console-actions');
  const words = usePhrases('hotel-order');
  const common = usePhrases('common');
  const notify = useNotify();
  const empty = useEmptyField();
  const command = useCommand('console/hotelOrder/renameGuests', { stale: staleAfterAction, quiet: true });
  const former = guests.map(namesOf);
  const form = useForm<Values>({
    defaultValues: { rooms: former.map((names) => ({ names: names.map((name) => ({ name })) })), reason: '' },
  });
  const { errors } = form.formState;
  const typed = form.watch('rooms');
  const submit = form.handleSubmit(async ({ rooms, reason }) => {
    const named = rooms.map(({ names }) => ({
      guests: names.filter(({ name }) => name.trim() !== '').map(({ name }) => ({ full_name: name.trim() })),
    }));
    const { failure } = await command.send({ id, rooms: named, reason: reason.trim() });
    if (failure) return showFaults(form, failure, { fieldOf: (field) => fieldOf(rooms, field) });
    notify('success', t('done', { action: t('action_renameGuests') }));
    onClose();
  });
  return (
    <Dialog
      open
      title={t('dialogTitle', { action: t('action_renameGuests'), sn })}
      description={t('text_renameGuests')}
      words={{ close: common('close') }}
      initialFocus={empty.initialFocus}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form ref={empty.form} noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        {former.map((names, room) =>
          names.map((was, at) => (
            <Field
              // biome-ignore lint/suspicious/noArrayIndexKey: an adult is their place in the room
              key={`${room}-${at}`}
              label={words('guestName', { room: room + 1, number: at + 1 })}
              hint={
                was !== '' && typed[room]?.names[at]?.name.trim() !== was
                  ? t('nameChanged', { name: was })
                  : undefined
              }
              required={at === 0}
              optionalWord={at === 0 ? undefined : common('optional')}
              error={errors.rooms?.[room]?.names?.[at]?.name?.message}
            >
              {(control) => (
                <TextInput
                  {...control}
                  {...form.register(`rooms.${room}.names.${at}.name`, {
                    validate: (name) => at > 0 || name.trim() !== '' || words('guestNameRequired'),
                  })}
                  maxLength={80}
                  autoComplete="off"
                  spellCheck={false}
                />
              )}
            </Field>
          )),
        )}
        <Field label={t('reason')} required error={errors.reason?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('reason', { validate: (text) => text.trim() !== '' || t('required') })}
              rows={2}
              maxLength={200}
            />
          )}
        </Field>
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t('action_renameGuests')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Field of the form for a field of the server, which counts only the names that were sent. */
function fieldOf(rooms: Values['rooms'], field: string) {
  if (field === 'reason') return 'reason';
  const place = /^rooms\[(\d+)\]\.guests\[(\d+)\]/.exec(field);
  if (!place) return null;
  const room = Number(place[1]);
  const sent = (rooms[room]?.names ?? []).flatMap(({ name }, at) => (name.trim() === '' ? [] : [at]));
  const at = sent[Number(place[2])];
  return at === undefined ? null : (`rooms.${room}.names.${at}.name` as const);
}

/** One field per adult, empty if no name was given. */
function namesOf({ adults, full_names }: HotelOrderDetail['guests'][number]): string[] {
  return Array.from({ length: Math.max(adults, full_names.length) }, (_, at) => full_names[at] ?? '');
}
