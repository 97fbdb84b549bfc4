import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { Skeleton } from '@serai/ui/skeleton';
import { TextArea } from '@serai/ui/text-area';
import { Controller, useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { DateInput } from '../../platform/form/date-input.tsx';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { type Sale, saleReads } from './sale-reads.ts';

interface StopSellDialogProps {
  hotelId: number;
  onClose: () => void;
}

/** Takes nights of a hotel or of one room type off sale; tonight unless other nights are chosen. */
export function StopSellDialog({ hotelId, onClose }: StopSellDialogProps) {
  const t = usePhrases('console-sale');
  const common = usePhrases('common');
  const sale = useRead('console/hotel/sale', { hotel_id: hotelId }, { fresh: true });
  return (
    <Dialog
      open
      title={sale.data ? t('stopTitle', { hotel: sale.data.hotel.name }) : t('stop')}
      description={t('stopText')}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
    >
      <Loaded query={sale} skeleton={<Skeleton className="h-64" />}>
        {(data) => <StopSellForm sale={data} onClose={onClose} />}
      </Loaded>
    </Dialog>
  );
}

function StopSellForm({ sale, onClose }: { sale: Sale; onClose: () => void }) {
  const t = usePhrases('console-sale');
  const notify = useNotify();
  const command = useCommand('console/hotel/stopSell', { stale: saleReads, quiet: true });
  const form = useForm({ defaultValues: { room_type_id: '', from: sale.today, to: sale.today, reason: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ room_type_id, ...nights }) => {
    const room = room_type_id === '' ? {} : { room_type_id: Number(room_type_id) };
    const { failure } = await command.send({ hotel_id: sale.hotel.id, ...room, ...nights });
    if (failure) return showFaults(form, failure);
    notify('success', t('stopped', { hotel: sale.hotel.name }));
    onClose();
  });
  const tonight = (room: Sale['rooms'][number]) =>
    room.stopped ? t('roomStopped') : t('roomLeft', { count: room.left });
  return (
    <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
      <Field label={t('roomType')} error={errors.room_type_id?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('room_type_id')}
            options={[
              { value: '', label: t('allRooms') },
              ...sale.rooms.map((room) => ({
                value: String(room.id),
                label: `${room.name} · ${tonight(room)}`,
              })),
            ]}
          />
        )}
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        {(['from', 'to'] as const).map((name) => (
          <Field key={name} label={t(name)} required error={errors[name]?.message}>
            {(control) => (
              <Controller
                control={form.control}
                name={name}
                rules={{ required: t('dateRequired') }}
                render={({ field: { disabled: _, ...field } }) => (
                  <DateInput {...control} {...field} lean="coming" min={sale.today} />
                )}
              />
            )}
          </Field>
        ))}
      </div>
      <Field label={t('reason')} required error={errors.reason?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('reason', {
              validate: (reason) => reason.trim() !== '' || t('reasonRequired'),
            })}
            rows={2}
            maxLength={200}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <div className="flex flex-wrap justify-end gap-2">
        <Button onClick={onClose}>{t('back')}</Button>
        <Button kind="primary" type="submit" busy={command.busy}>
          {t('stop')}
        </Button>
      </div>
    </form>
  );
}
