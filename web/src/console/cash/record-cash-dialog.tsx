import { readAmount } from '@serai/contract/currency';
import { cashPurposes } from '@serai/contract/vehicles/cash-words';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { Skeleton } from '@serai/ui/skeleton';
import { TextInput } from '@serai/ui/text-input';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { DateInput } from '../../platform/form/date-input.tsx';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { TimeInput } from '../../platform/form/time-input.tsx';
import { timeText } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { secondsAt } from '../dispatch/base-time.ts';
import { type RideCash, staleAfterCash } from './cash-reads.ts';

interface RecordCashProps {
  ride: { id: number; orderSn: string };
  onClose: () => void;
}

/** Records cash that guests paid the driver of a ride. */
export function RecordCashDialog(props: RecordCashProps) {
  const { ride, onClose } = props;
  const t = usePhrases('console-cash');
  const common = usePhrases('common');
  const query = useRead('console/dispatch/rideCash', { ride_id: ride.id });
  return (
    <Dialog
      open
      title={t('recordTitle', { sn: ride.orderSn })}
      description={t('recordText')}
      words={{ close: common('close') }}
      onOpenChange={(open) => !open && onClose()}
    >
      <Loaded query={query} skeleton={<Skeleton className="h-64" />}>
        {(choices) => <RecordForm {...props} choices={choices} />}
      </Loaded>
    </Dialog>
  );
}

function RecordForm({ ride, choices, onClose }: RecordCashProps & { choices: RideCash }) {
  const t = usePhrases('console-cash');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const command = useCommand('console/dispatch/recordCash', { stale: staleAfterCash, quiet: true });
  const { drivers, currencies, tz } = choices;
  const now = timeText(Math.floor(Date.now() / 1000), 'en', tz);
  const form = useForm({
    defaultValues: {
      driver_id: String(drivers[0]?.id ?? ''),
      amount: '',
      currency: currencies[0] ?? '',
      purpose: '',
      date: now.slice(0, 10),
      time: now.slice(11, 16),
      note: '',
    },
  });
  const { errors } = form.formState;
  const required = (value: string) => value.trim() !== '' || t('required');
  const submit = form.handleSubmit(async ({ driver_id, currency, note, ...values }) => {
    const purpose = cashPurposes.find((one) => one === values.purpose);
    const amount = readAmount(values.amount, currency);
    if (values.time === '') return form.setError('time', { message: t('required') });
    const taken_at = secondsAt(values.date, values.time, tz);
    if (taken_at === null) return form.setError('date', { message: t('required') });
    if (amount === undefined || !purpose) return;
    const { failure } = await command.send({
      ride_id: ride.id,
      driver_id: Number(driver_id),
      amount,
      currency,
      purpose,
      taken_at,
      note,
    });
    if (failure) {
      return showFaults(form, failure, {
        fieldOf: (field) => (field === 'taken_at' ? 'date' : (names.find((name) => name === field) ?? null)),
      });
    }
    notify('success', t('recorded', { sum: money.text({ amount, currency }) }));
    onClose();
  });
  return (
    <form noValidate className="grid gap-4 sm:grid-cols-2" onSubmit={(event) => void submit(event)}>
      <Field label={t('amount')} required error={errors.amount?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('amount', {
              validate: (text) => (readAmount(text, form.getValues('currency')) ?? 0) > 0 || t('amountWrong'),
            })}
            inputMode="decimal"
            maxLength={24}
            autoComplete="off"
          />
        )}
      </Field>
      <Field label={t('currency')} required error={errors.currency?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('currency')}
            options={currencies.map((value) => ({ value, label: value }))}
          />
        )}
      </Field>
      <Field label={t('purpose')} required error={errors.purpose?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('purpose', { validate: required })}
            options={[
              { value: '', label: t('choose') },
              ...cashPurposes.map((value) => ({ value, label: t(`purpose_${value}`) })),
            ]}
          />
        )}
      </Field>
      <Field label={t('driver')} required error={errors.driver_id?.message}>
        {(control) => (
          <Select
            {...control}
            {...form.register('driver_id', { validate: required })}
            options={drivers.map(({ id, name }) => ({ value: String(id), label: name }))}
          />
        )}
      </Field>
      <Field label={t('date')} required error={errors.date?.message}>
        {(control) => (
          <DateInput {...control} value={form.watch('date')} onChange={(day) => form.setValue('date', day)} />
        )}
      </Field>
      <Field label={t('time')} hint={t('timeHint')} required error={errors.time?.message}>
        {(control) => (
          <TimeInput
            {...control}
            value={form.watch('time')}
            onChange={(time) => form.setValue('time', time)}
          />
        )}
      </Field>
      <div className="sm:col-span-2">
        <Field
          label={t('note')}
          hint={t('noteHint')}
          required={form.watch('purpose') === 'other'}
          error={errors.note?.message}
        >
          {(control) => <TextInput {...control} {...form.register('note')} maxLength={200} />}
        </Field>
      </div>
      <div className="sm:col-span-2">
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t('record')}
          </Button>
        </div>
      </div>
    </form>
  );
}

/** Fields with the server's names. */
const names = ['driver_id', 'amount', 'currency', 'purpose', 'note'] as const;
