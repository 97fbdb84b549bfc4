import { readAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { DateInput } from '../../platform/form/date-input.tsx';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { timeText } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { type CashRow, staleAfterCash, sumOf } from './cash-reads.ts';

interface HandInProps {
  /** At least one record; all of one driver and in one currency. */
  rows: readonly [CashRow, ...CashRow[]];
  onClose: () => void;
  /** Called after the cash was received. */
  onDone: () => void;
}

/** Receives cash from a driver: the sum that was counted, and the reason for a difference. */
export function HandInDialog({ rows, onClose, onDone }: HandInProps) {
  const t = usePhrases('console-cash');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const command = useCommand('console/driverCash/handIn', { stale: staleAfterCash, quiet: true });
  const {
    driver,
    sum: { currency },
    taken_at: { tz },
  } = rows[0];
  const expected = sumOf(rows);
  const form = useForm({
    defaultValues: {
      counted: '',
      handed_in_on: timeText(Math.floor(Date.now() / 1000), 'en', tz).slice(0, 10),
      reason: '',
    },
  });
  const { errors } = form.formState;
  const typed = readAmount(form.watch('counted'), currency);
  const difference = typed === undefined ? 0 : typed - expected;
  const submit = form.handleSubmit(async ({ counted, handed_in_on, reason }) => {
    const amount = readAmount(counted, currency);
    if (amount === undefined) return;
    const cash_ids = rows.map(({ id }) => id);
    const { failure } = await command.send({
      cash_ids,
      counted: amount,
      handed_in_on,
      reason: amount === expected ? '' : reason,
    });
    if (failure) return showFaults(form, failure);
    notify('success', t('received', { sum: money.text({ amount, currency }) }));
    onDone();
    onClose();
  });
  return (
    <Dialog
      open
      title={t('handInTitle', { name: driver.name })}
      description={t('handInText', {
        count: rows.length,
        sum: money.text({ amount: expected, currency }),
      })}
      words={{ close: common('close') }}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <Field
          label={t('counted')}
          required
          hint={
            difference === 0 ? undefined : t('differs', { sum: money.text({ amount: difference, currency }) })
          }
          error={errors.counted?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('counted', {
                validate: (text) => (readAmount(text, currency) ?? -1) >= 0 || t('amountWrong'),
              })}
              inputMode="decimal"
              maxLength={24}
              autoComplete="off"
              after={<span className="pr-3 text-caption">{currency}</span>}
            />
          )}
        </Field>
        {difference !== 0 && (
          <Field
            label={t('differenceReason')}
            hint={t('differenceHint')}
            required
            error={errors.reason?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.register('reason', { validate: (text) => text.trim() !== '' || t('required') })}
                maxLength={200}
              />
            )}
          </Field>
        )}
        <Field label={t('handedInOn')} required error={errors.handed_in_on?.message}>
          {(control) => (
            <DateInput
              {...control}
              value={form.watch('handed_in_on')}
              onChange={(day) => form.setValue('handed_in_on', day)}
            />
          )}
        </Field>
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{common('back')}</Button>
          <Button kind="primary" type="submit" busy={command.busy}>
            {t('handIn')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
