import type { TotpSetup } from '@serai/contract/accounts/second-factor';
import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { IconButton } from '@serai/ui/icon-button';
import { TextInput } from '@serai/ui/text-input';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useSend } from '../../../platform/api/use-send.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useCopy } from './use-copy.ts';

/** Second step of the set-up: the secret for the app, as a picture and as text, and a first code of the app. */
export function ScanPart(props: {
  setup: TotpSetup;
  /** The secret has expired; a new one is needed. */
  onOver: () => void;
  onDone: (recoveryCodes: string[]) => void;
}) {
  const { setup, onOver, onDone } = props;
  const t = usePhrases('second-factor');
  const notify = useNotify();
  const confirm = useSend('account/confirmTotp', { quiet: true });
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);

  async function send({ code }: { code: string }) {
    const { reply, failure } = await confirm.send({ code });
    if (!failure) return onDone(reply.recovery_codes);
    if (failure.reason !== 'totp_setup_over') return showFaults(form, failure);
    notify('error', failure.message);
    onOver();
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      <p>{t('scanText')}</p>
      <div className="grid items-center gap-4 sm:grid-cols-[auto_minmax(0,1fr)]">
        <img
          src={setup.qr}
          alt={t('qr')}
          width="192"
          height="192"
          className="justify-self-center rounded-control border border-line"
        />
        <SecretText setup={setup} />
      </div>
      <Field label={t('confirmText')} error={errors.code?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code', {
              validate: (value) => /^\s*\d{3}[\s-]?\d{3}\s*$/.test(value) || t('codeRequired'),
            })}
            className="figures tracking-[0.2em]"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={8}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <div className="flex justify-end max-sm:*:flex-1">
        <Button type="submit" kind="primary" busy={isSubmitting}>
          {t('confirm')}
        </Button>
      </div>
    </form>
  );
}

/** The secret as text, if the camera cannot read the picture or the app is on the same device. */
function SecretText({ setup }: { setup: TotpSetup }) {
  const t = usePhrases('second-factor');
  const copy = useCopy();
  const groups = setup.secret.match(/.{1,4}/g) ?? [];
  return (
    <div className="grid gap-2">
      <p className="text-muted">{t('cannotScan')}</p>
      <p className="flex items-start gap-2 rounded-control bg-sunken px-3 py-2">
        <span className="sr-only">{t('secret')}</span>
        <code className="flex flex-1 flex-wrap gap-x-2 font-mono">
          {groups.map((group, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: groups may repeat and never move
            <span key={at}>{group}</span>
          ))}
        </code>
        <IconButton icon="copy" label={t('copySecret')} onClick={() => copy(setup.secret)} />
      </p>
      <a href={setup.uri} className="text-teal underline underline-offset-4 sm:hidden">
        {t('openApp')}
      </a>
    </div>
  );
}
