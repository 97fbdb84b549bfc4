import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextArea } from '@serai/ui/text-area';
import { useForm } from 'react-hook-form';
import { useSend } from '../../../platform/api/use-send.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { AnswerProps } from './answer-props.ts';
import { NameField } from './name-field.tsx';

/** Form of a refusal: the hotel cannot provide the booking, and the reason. */
export function RefuseForm(props: AnswerProps & { onBack: () => void }) {
  const { notice, token, onAnswered, onOutdated, onBack } = props;
  const t = usePhrases('hotel-notice');
  const common = usePhrases('common');
  const sending = useSend('hotelNotice/refuse', { quiet: true });
  const form = useForm({ defaultValues: { reason: '', name: '' } });
  const { errors, isSubmitting } = form.formState;

  async function send(values: { name: string; reason: string }) {
    const { reply, failure } = await sending.send({ token, version: notice.version, ...values });
    if (reply) {
      onBack();
      return onAnswered(reply.notice);
    }
    if (failure.reason === 'notice_outdated' || failure.reason === 'link_invalid') onOutdated();
    showFaults(form, failure);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      <p className="text-muted">{t('refuseHelp')}</p>
      <Field label={t('reason')} error={errors.reason?.message}>
        {(control) => (
          <TextArea
            {...control}
            {...form.register('reason', {
              validate: (value) => value.trim() !== '' || t('reasonRequired'),
            })}
            rows={3}
            maxLength={500}
          />
        )}
      </Field>
      <NameField
        error={errors.name?.message}
        registered={form.register('name', {
          validate: (value) => value.trim() !== '' || t('nameRequired'),
        })}
      />
      <RefusalOf form={form} />
      <div className="grid gap-2 sm:flex sm:justify-end">
        <Button size="large" onClick={onBack}>
          {common('back')}
        </Button>
        <Button type="submit" kind="danger" size="large" busy={isSubmitting}>
          {t('refuseSend')}
        </Button>
      </div>
    </form>
  );
}
