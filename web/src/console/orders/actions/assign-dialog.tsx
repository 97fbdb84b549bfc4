import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { Skeleton } from '@serai/ui/skeleton';
import { TextArea } from '@serai/ui/text-area';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../../platform/api/use-command.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { Loaded } from '../../../platform/query/loaded.tsx';
import { useRead } from '../../../platform/query/use-read.ts';
import type { ActionDialogProps } from './action-dialog.tsx';
import { staleAfterAction } from './action-form.ts';

/** Assigns driver and vehicle to a ride, or reassigns it with a reason: lists the free ones. */
export function AssignDialog({ reply, offered, onClose }: ActionDialogProps) {
  const t = usePhrases('console-actions');
  const common = usePhrases('common');
  const notify = useNotify();
  const { action, target_id } = offered;
  const ride_id = target_id ?? 0;
  const isChange = action === 'reassignRide';
  const candidates = useRead('console/dispatch/candidates', { ride_id }, { fresh: true });
  const options = { stale: staleAfterAction, quiet: true };
  const assign = useCommand('console/dispatch/assign', options);
  const reassign = useCommand('console/dispatch/reassign', options);
  const form = useForm({ defaultValues: { driver_id: '', vehicle_id: '', reason: '' } });
  const { errors } = form.formState;
  const submit = form.handleSubmit(async ({ driver_id, vehicle_id, reason }) => {
    const body = { ride_id, driver_id: Number(driver_id), vehicle_id: Number(vehicle_id) };
    const { failure } = isChange ? await reassign.send({ ...body, reason }) : await assign.send(body);
    if (failure) return showFaults(form, failure);
    notify('success', t('done', { action: t(`action_${action}`) }));
    onClose();
  });
  const away = (minutes: number | null) => (minutes ? t('minutesAway', { count: minutes }) : '');
  const required = (value: string) => value.trim() !== '' || t('required');
  return (
    <Dialog
      open
      title={t('dialogTitle', { action: t(`action_${action}`), sn: reply.order.sn })}
      description={t(`text_${action}`)}
      words={{ close: common('close') }}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <Loaded query={candidates} skeleton={<Skeleton className="h-40" />}>
        {({ drivers, vehicles }) => (
          <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
            <Field
              label={t('driver')}
              hint={drivers.length === 0 ? t('noDriver') : undefined}
              required
              error={errors.driver_id?.message}
            >
              {(control) => (
                <Select
                  {...control}
                  {...form.register('driver_id', { validate: required })}
                  options={[
                    { value: '', label: t('choose') },
                    ...drivers.map(({ id, name, languages, base, phone, minutes_away }) => ({
                      value: String(id),
                      label: [name, languages.join('/'), base, away(minutes_away), phone]
                        .filter(Boolean)
                        .join(' · '),
                    })),
                  ]}
                />
              )}
            </Field>
            <Field
              label={t('vehicle')}
              hint={vehicles.length === 0 ? t('noVehicle') : undefined}
              required
              error={errors.vehicle_id?.message}
            >
              {(control) => (
                <Select
                  {...control}
                  {...form.register('vehicle_id', { validate: required })}
                  options={[
                    { value: '', label: t('choose') },
                    ...vehicles.map(({ id, plate_number, model, seats, base, minutes_away }) => ({
                      value: String(id),
                      label: [plate_number, model, t('seats', { count: seats }), base, away(minutes_away)]
                        .filter(Boolean)
                        .join(' · '),
                    })),
                  ]}
                />
              )}
            </Field>
            {isChange && (
              <Field label={t('reason')} required error={errors.reason?.message}>
                {(control) => (
                  <TextArea
                    {...control}
                    {...form.register('reason', { validate: required })}
                    rows={2}
                    maxLength={200}
                  />
                )}
              </Field>
            )}
            <RefusalOf form={form} />
            <div className="flex flex-wrap justify-end gap-2">
              <Button onClick={onClose}>{t('back')}</Button>
              <Button kind="primary" type="submit" busy={assign.busy || reassign.busy}>
                {t(`action_${action}`)}
              </Button>
            </div>
          </form>
        )}
      </Loaded>
    </Dialog>
  );
}
