import { readAmount } from '@serai/contract/currency';
import type { DriverLanguage } from '@serai/contract/vehicles/vehicles';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { Skeleton } from '@serai/ui/skeleton';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Got } from '../../platform/api/calls.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';

type Candidates = Got<'console/dispatch/candidates'>;

export interface HireDialogProps {
  ride: { id: number; orderSn: string; currency: string; hasDriver: boolean };
  onClose: () => void;
  /** Called after the ride was given to the car. */
  onHired?: () => void;
}

/** Gives a ride to a car of another company: company, driver, vehicle and cost. */
export function HireDialog(props: HireDialogProps) {
  const { ride, onClose } = props;
  const t = usePhrases('console-hired');
  const common = usePhrases('common');
  const [isFilled, setFilled] = useState(false);
  const candidates = useRead('console/dispatch/candidates', { ride_id: ride.id }, { fresh: true });
  return (
    <Dialog
      open
      title={t('title', { sn: ride.orderSn })}
      description={t('text')}
      words={{ close: common('close') }}
      guarded={isFilled}
      onOpenChange={(open) => !open && onClose()}
    >
      <Loaded query={candidates} skeleton={<Skeleton className="h-64" />}>
        {({ models }) => <HireForm {...props} models={models} onFilled={() => setFilled(true)} />}
      </Loaded>
    </Dialog>
  );
}

const languages = ['burmese', 'chinese', 'thai', 'english'] as const satisfies readonly DriverLanguage[];

const empty = {
  company: '',
  driver_name: '',
  driver_phone: '',
  language: '',
  plate_number: '',
  model_id: '',
  cost: '',
  reason: '',
};

interface HireFormProps extends HireDialogProps, Pick<Candidates, 'models'> {
  /** Called when a field has changed. */
  onFilled: () => void;
}

function HireForm({ ride, models, onClose, onHired, onFilled }: HireFormProps) {
  const t = usePhrases('console-hired');
  const common = usePhrases('common');
  const notify = useNotify();
  const command = useCommand('console/dispatch/assignHired', { stale: staleAfterHire, quiet: true });
  const form = useForm({
    defaultValues: { ...empty, model_id: models.length === 1 ? String(models[0]!.id) : '' },
  });
  const { errors } = form.formState;
  const required = (value: string) => value.trim() !== '' || t('required');
  const submit = form.handleSubmit(async ({ model_id, cost, language, ...values }) => {
    const amount = readAmount(cost, ride.currency);
    const { failure } = await command.send({
      ...values,
      ride_id: ride.id,
      language: languages.find((one) => one === language)!,
      model_id: Number(model_id),
      ...(amount === undefined ? {} : { cost: amount }),
    });
    if (failure) return showFaults(form, failure);
    notify('success', t('done', { company: values.company }));
    onHired?.();
    onClose();
  });
  const line = (
    name: 'company' | 'driver_name' | 'driver_phone' | 'plate_number',
    maxLength: number,
    input: { inputMode?: 'tel'; autoCapitalize?: 'characters' } = {},
  ) => (
    <Field label={t(name)} required error={errors[name]?.message}>
      {(control) => (
        <TextInput
          {...control}
          {...form.register(name, { validate: required })}
          {...input}
          maxLength={maxLength}
          autoComplete="off"
        />
      )}
    </Field>
  );
  return (
    <form
      noValidate
      className="grid gap-4 sm:grid-cols-2"
      onChange={onFilled}
      onSubmit={(event) => void submit(event)}
    >
      <div className="sm:col-span-2">{line('company', 80)}</div>
      {line('driver_name', 60)}
      {line('driver_phone', 32, { inputMode: 'tel' })}
      {line('plate_number', 20, { autoCapitalize: 'characters' })}
      <Field label={t('model_id')} required error={errors.model_id?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('model_id', { validate: required })}
            options={[
              { value: '', label: t('choose') },
              ...models.map(({ id, name, seats }) => ({
                value: String(id),
                label: t('model', { name, count: seats }),
              })),
            ]}
          />
        )}
      </Field>
      <Field label={t('language')} required error={errors.language?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('language', { validate: required })}
            options={[
              { value: '', label: t('choose') },
              ...languages.map((value) => ({ value, label: t(`language_${value}`) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('cost')} hint={t('costHint')} error={errors.cost?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('cost', {
              validate: (text) =>
                text.trim() === '' || readAmount(text, ride.currency) !== undefined || t('costWrong'),
            })}
            inputMode="decimal"
            maxLength={24}
            after={<span className="pr-3 text-caption">{ride.currency}</span>}
          />
        )}
      </Field>
      {ride.hasDriver && (
        <div className="sm:col-span-2">
          <Field label={t('reason')} hint={t('reasonHint')} required error={errors.reason?.message}>
            {(control) => (
              <TextInput {...control} {...form.register('reason', { validate: required })} maxLength={200} />
            )}
          </Field>
        </div>
      )}
      <div className="sm:col-span-2">
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t('hire')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Reads that are out of date after a ride was given to a hired car. */
const staleAfterHire = [
  'console/dispatch/board',
  'console/dispatch/candidates',
  'console/order/detail',
  'console/order/cost',
  'console/order/list',
  'console/order/messages',
  'console/queue/list',
] as const;
