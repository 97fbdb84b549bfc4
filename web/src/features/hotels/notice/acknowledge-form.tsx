import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useForm } from 'react-hook-form';
import { useSend } from '../../../platform/api/use-send.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { AnswerProps } from './answer-props.ts';
import { NameField } from './name-field.tsx';

/** Form of an acknowledgement: the person's name, and the hotel's booking number, which may follow later. */
export function AcknowledgeForm({ notice, token, onAnswered, onOutdated }: AnswerProps) {
  const t = usePhrases('hotel-notice');
  const sending = useSend('hotelNotice/acknowledge', { quiet: true });
  const form = useForm({ defaultValues: { name: '', confirmation_code: '' } });
  const { errors, isSubmitting } = form.formState;
  const codeOnly = notice.actions.includes('addCode');
  const takesCode = notice.kind !== 'cancellation' && notice.confirmation_code === '';

  async function send(values: { name: string; confirmation_code: string }) {
    const { reply, failure } = await sending.send({ token, version: notice.version, ...values });
    if (reply) return onAnswered(reply.notice);
    if (failure.reason === 'notice_outdated' || failure.reason === 'link_invalid') onOutdated();
    showFaults(form, failure);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      {takesCode && (
        <Field
          label={t('code')}
          optionalWord={codeOnly ? undefined : t('optional')}
          hint={codeOnly ? undefined : t('codeHint')}
          error={errors.confirmation_code?.message}
        >
          {(control) => (
            <TextInput
              {...control}
              {...form.register('confirmation_code', {
                validate: (value) => !codeOnly || value.trim() !== '' || t('codeRequired'),
              })}
              maxLength={60}
              autoComplete="off"
              autoCapitalize="characters"
            />
          )}
        </Field>
      )}
      <NameField
        error={errors.name?.message}
        registered={form.register('name', {
          validate: (value) => value.trim() !== '' || t('nameRequired'),
        })}
      />
      <RefusalOf form={form} />
      <Button type="submit" kind="primary" size="large" block busy={isSubmitting}>
        {t(
          codeOnly ? 'sendCode' : notice.kind === 'cancellation' ? 'acknowledgeCancellation' : 'acknowledge',
        )}
      </Button>
    </form>
  );
}
