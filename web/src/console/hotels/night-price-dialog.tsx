import { hasDecimalComma, readAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { Controller, useForm } from 'react-hook-form';
import { useCommand } from '../../platform/api/use-command.ts';
import { DateInput } from '../../platform/form/date-input.tsx';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { NightPreview } from './night-preview.tsx';
import { type Sale, saleReads } from './sale-reads.ts';

interface NightPriceDialogProps {
  plan: Sale['rooms'][number]['plans'][number];
  /** Current date at the hotel. */
  today: string;
  onClose: () => void;
}

/** Sets the price of a rate plan on some nights, tonight unless others are chosen; shows each night before and after. */
export function NightPriceDialog({ plan, today, onClose }: NightPriceDialogProps) {
  const t = usePhrases('console-sale');
  const common = usePhrases('common');
  const notify = useNotify();
  const { currency } = plan.price;
  const command = useCommand('console/hotel/nightPrice', {
    stale: [...saleReads, 'console/secondPerson/list'],
    quiet: true,
  });
  const form = useForm({ defaultValues: { from: today, to: today, night_price: '', reason: '' } });
  const { errors } = form.formState;
  const [from, to, typed] = form.watch(['from', 'to', 'night_price']);
  const read = (text: string) => readAmount(text.normalize('NFKC').trim(), currency) ?? 0;
  const submit = form.handleSubmit(async ({ night_price, ...rest }) => {
    const { failure } = await command.send({
      rate_plan_id: plan.id,
      ...rest,
      night_price: read(night_price),
    });
    const isAsked = failure?.reason === 'second_person_asked';
    if (failure && !isAsked) return showFaults(form, failure);
    notify('success', isAsked ? t('secondPersonAsked') : t('priceSet'));
    onClose();
  });
  const faultOf = (text: string) => {
    if (read(text) > 0) return true;
    return hasDecimalComma(text.trim()) ? common('usePoint') : t('priceRequired');
  };
  return (
    <Dialog
      open
      title={t('priceTitle')}
      description={t('priceText')}
      words={{ close: common('close') }}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <div className="grid gap-4 sm:grid-cols-2">
          {(['from', 'to'] as const).map((name) => (
            <Field key={name} label={t(name)} required error={errors[name]?.message}>
              {(control) => (
                <Controller
                  control={form.control}
                  name={name}
                  rules={{ required: t('dateRequired') }}
                  render={({ field: { disabled: _, ...field } }) => (
                    <DateInput {...control} {...field} lean="coming" min={today} />
                  )}
                />
              )}
            </Field>
          ))}
        </div>
        <Field label={t('price')} required error={errors.night_price?.message}>
          {(control) => (
            <TextInput
              {...control}
              {...form.register('night_price', { validate: faultOf })}
              maxLength={24}
              inputMode="decimal"
              autoComplete="off"
              after={<span className="pr-3 text-caption">{currency}</span>}
            />
          )}
        </Field>
        <NightPreview planId={plan.id} from={from} to={to} after={{ amount: read(typed), currency }} />
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
            {t('setPrice')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
