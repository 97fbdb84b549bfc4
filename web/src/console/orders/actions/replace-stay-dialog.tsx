import { hasDecimalComma, readAmount } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { Field } from '@serai/ui/field';
import { Select } from '@serai/ui/select';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Got, QueryOf } from '../../../platform/api/calls.ts';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useSending } from '../../../platform/api/use-send.ts';
import { useApi } from '../../../platform/app.tsx';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import type { ActionDialogProps } from './action-dialog.tsx';
import { minEvidence, staleAfterAction } from './action-form.ts';
import { ReplacementChoice } from './replacement-choice.tsx';
import { ReplacementPreview } from './replacement-preview.tsx';

type Wish = QueryOf<'console/hotelOrder/previewReplace'>;
type Preview = Got<'console/hotelOrder/previewReplace'>;

/**
 * Moves the guests of a stay that its hotel cannot take: first a preview of the chosen room, then the move itself.
 * A change of the choice withdraws the preview.
 */
export function ReplaceStayDialog({ reply: { order }, onClose }: ActionDialogProps) {
  const t = usePhrases('console-actions');
  const common = usePhrases('common');
  const api = useApi();
  const notify = useNotify();
  const { currency } = order.total_amount;
  const [shown, setShown] = useState<{ wish: Wish; preview: Preview } | null>(null);
  const preview = useSending((wish: Wish) =>
    api.get('console/hotelOrder/previewReplace', wish, { quiet: true }),
  );
  const replace = useCommand('console/hotelOrder/replace', { stale: staleAfterAction, quiet: true });
  const form = useForm({ defaultValues: { rate_plan_id: '', rooms_from: '', cost: '', evidence: '' } });
  const { errors } = form.formState;
  const withdraw = { onChange: () => setShown(null) };
  const required = (text: string) => text.trim() !== '' || t('required');

  const submit = form.handleSubmit(async ({ rate_plan_id, rooms_from, cost, evidence }) => {
    if (!shown) {
      const amount = readAmount(cost, currency);
      const wish: Wish = {
        id: order.id,
        rate_plan_id: Number(rate_plan_id),
        rooms_from: rooms_from === 'hotel' ? 'hotel' : 'allotment',
        ...(amount === undefined ? {} : { cost: amount }),
      };
      const { reply, failure } = await preview.send(wish);
      return failure ? showFaults(form, failure) : setShown({ wish, preview: reply });
    }
    const { cost: chosen, ...choice } = shown.wish;
    const { failure } = await replace.send({
      ...choice,
      ...(typeof chosen === 'number' ? { cost: chosen } : {}),
      evidence: evidence.trim(),
    });
    const isAsked = failure?.reason === 'second_person_asked';
    if (failure && !isAsked) return showFaults(form, failure);
    notify('success', isAsked ? t('secondPersonAsked') : t('done', { action: t('action_replaceStay') }));
    onClose();
  });

  return (
    <Dialog
      open
      wide
      title={t('dialogTitle', { action: t('action_replaceStay'), sn: order.sn })}
      description={t('text_replaceStay')}
      words={{ close: common('close') }}
      guarded={form.formState.isDirty}
      onOpenChange={(open) => !open && onClose()}
    >
      <form noValidate className="grid gap-4" onSubmit={(event) => void submit(event)}>
        <input type="hidden" {...form.register('rate_plan_id', { validate: required })} />
        <ReplacementChoice
          orderId={order.id}
          value={form.watch('rate_plan_id')}
          onChange={(rate) => {
            form.setValue('rate_plan_id', rate, { shouldDirty: true, shouldValidate: true });
            setShown(null);
          }}
          error={errors.rate_plan_id?.message}
        />
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('roomsFrom')} required error={errors.rooms_from?.message}>
            {(control) => (
              <Select
                {...control}
                {...form.register('rooms_from', { validate: required, ...withdraw })}
                options={[
                  { value: '', label: t('choose') },
                  { value: 'allotment', label: t('roomsFrom_allotment') },
                  { value: 'hotel', label: t('roomsFrom_hotel') },
                ]}
              />
            )}
          </Field>
          <Field
            label={t('replaceAgreedCost')}
            hint={t('replaceAgreedCostHint')}
            error={errors.cost?.message}
          >
            {(control) => (
              <TextInput
                {...control}
                {...form.register('cost', { validate: costFault, ...withdraw })}
                inputMode="decimal"
                maxLength={24}
                after={<span className="pr-3 text-caption">{currency}</span>}
              />
            )}
          </Field>
        </div>
        <Field label={t('evidence')} hint={t('evidenceHint')} required error={errors.evidence?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('evidence', {
                validate: (text) =>
                  text.trim() === '' ? t('required') : text.trim().length >= minEvidence || t('evidenceHint'),
              })}
              rows={3}
              maxLength={500}
            />
          )}
        </Field>
        {shown && <ReplacementPreview preview={shown.preview} />}
        <RefusalOf form={form} />
        <div className="flex flex-wrap justify-end gap-2">
          <Button onClick={onClose}>{t('back')}</Button>
          <Button kind={shown ? 'danger' : 'primary'} type="submit" busy={preview.busy || replace.busy}>
            {t(shown ? 'action_replaceStay' : 'replaceShow')}
          </Button>
        </div>
      </form>
    </Dialog>
  );

  function costFault(text: string): string | true {
    if (text.trim() === '' || readAmount(text, currency) !== undefined) return true;
    return hasDecimalComma(text) ? common('usePoint') : t('amountWrong');
  }
}
