import { isEmail, isPersonName } from '@serai/contract/validator-rules';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Field } from '@serai/ui/field';
import { Icon } from '@serai/ui/icons';
import { TextArea } from '@serai/ui/text-area';
import { TextInput } from '@serai/ui/text-input';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSend } from '../../platform/api/use-send.ts';
import { useHoldReload } from '../../platform/build-watch/hold-reload.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { useOddCharacter } from '../../platform/form/use-odd-character.ts';
import { dropDraft, useFormDraft } from '../../platform/form-draft/form-draft.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

interface MessageValues {
  name: string;
  email: string;
  content: string;
}

const empty: MessageValues = { name: '', email: '', content: '' };
const draftKey = 'contact-message';

/** Contact form: name, email and message; then the address for the reply. */
export function MessageForm() {
  const t = usePhrases('contact');
  const oddCharacter = useOddCharacter();
  const message = useSend('index/message', { quiet: true, showSuccess: true });
  const [sentTo, setSentTo] = useState<string | null>(null);
  const form = useForm<MessageValues>({ defaultValues: empty });
  const { errors, isSubmitting, isDirty } = form.formState;
  useFormDraft(form, draftKey);
  useHoldReload(isDirty && sentTo === null);

  async function send(values: MessageValues) {
    const { failure } = await message.send(values);
    if (failure) return showFaults(form, failure);
    setSentTo(values.email.trim());
    form.reset(empty);
    dropDraft(draftKey);
  }

  if (sentTo !== null) return <Sent to={sentTo} onAnother={() => setSentTo(null)} />;
  return (
    <Card title={t('formTitle')}>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label={t('name')} error={errors.name?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('name', {
                  validate: (value) =>
                    isPersonName(value) || (oddCharacter('personName', value) ?? t('nameRequired')),
                })}
                maxLength={60}
                autoComplete="name"
              />
            )}
          </Field>
          <Field label={t('email')} error={errors.email?.message}>
            {(control) => (
              <TextInput
                {...control}
                {...form.register('email', {
                  validate: (value) => isEmail(value) || t('emailInvalid'),
                })}
                type="email"
                maxLength={120}
                autoComplete="email"
              />
            )}
          </Field>
        </div>
        <Field label={t('content')} hint={t('contentHint')} error={errors.content?.message}>
          {(control) => (
            <TextArea
              {...control}
              {...form.register('content', {
                validate: (value) => value.trim() !== '' || t('contentRequired'),
              })}
              rows={6}
              className="min-h-40"
              maxLength={4000}
            />
          )}
        </Field>
        <RefusalOf form={form} />
        <Button
          type="submit"
          kind="primary"
          size="large"
          busy={isSubmitting}
          className="sm:justify-self-start"
        >
          {t('submit')}
        </Button>
      </form>
    </Card>
  );
}

function Sent({ to, onAnother }: { to: string; onAnother: () => void }) {
  const t = usePhrases('contact');
  return (
    <Card>
      <div role="status" className="flex flex-col items-center py-12 text-center">
        <span className="flex size-12 items-center justify-center rounded-full bg-jade-soft text-jade">
          <Icon name="check" size={28} />
        </span>
        <h2 className="mt-4 text-lead font-strong">{t('sentTitle')}</h2>
        <p className="mt-1 text-muted">{t('sentText', { email: to })}</p>
        <Button className="mt-6" onClick={onAnother}>
          {t('another')}
        </Button>
      </div>
    </Card>
  );
}
