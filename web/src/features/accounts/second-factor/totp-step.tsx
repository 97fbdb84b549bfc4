import { Button } from '@serai/ui/button';
import { Field } from '@serai/ui/field';
import { TextInput } from '@serai/ui/text-input';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Posted } from '../../../platform/api/calls.ts';
import { useSend } from '../../../platform/api/use-send.ts';
import { RefusalOf } from '../../../platform/form/refusal-of.tsx';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useNotify } from '../../../platform/notify/use-notify.ts';
import { useSession } from '../../../platform/session/use-session.tsx';

/**
 * Second step of a login: a code of the authenticator app, or a recovery code. `ticket` came with the refusal
 * `second_factor_required`; when it has expired, a notice is shown and `onBack` is called. The page loads the
 * phrases 'second-factor'.
 */
export function TotpStep(props: {
  ticket: string;
  onDone: (reply: Posted<'user/checkIn'>) => Promise<void>;
  onBack: () => void;
}) {
  const { ticket, onDone, onBack } = props;
  const t = usePhrases('second-factor');
  const layout = usePhrases('layout');
  const { site } = useSession();
  const notify = useNotify();
  const confirm = useSend('account/confirmLogin', { quiet: true });
  const [byRecovery, setByRecovery] = useState(false);
  const form = useForm<{ code: string }>({ defaultValues: { code: '' } });
  const { errors, isSubmitting } = form.formState;
  const { setFocus } = form;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was typed into has been replaced
  useEffect(() => setFocus('code'), [byRecovery, setFocus]);

  async function send({ code }: { code: string }) {
    const { reply, failure } = await confirm.send({ ticket, code });
    if (!failure) return onDone(reply);
    if (failure.reason !== 'login_ticket_over') return showFaults(form, failure);
    notify('error', failure.message);
    onBack();
  }

  function turn() {
    form.reset();
    setByRecovery(!byRecovery);
  }

  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(send)}>
      <div>
        <h2 className="text-lead font-strong">{t('title')}</h2>
        <p className="mt-1 text-muted">
          {byRecovery
            ? t('stepRecoveryText')
            : t('stepText', { site: site?.siteName ?? layout('siteTitle') })}
        </p>
      </div>
      <Field
        key={String(byRecovery)}
        label={t(byRecovery ? 'recoveryCode' : 'code')}
        hint={t(byRecovery ? 'recoveryCodeHint' : 'codeHint')}
        error={errors.code?.message}
      >
        {(control) => (
          <TextInput
            {...control}
            {...form.register('code', {
              validate: (value) =>
                value.trim() !== '' || t(byRecovery ? 'recoveryCodeRequired' : 'codeRequired'),
            })}
            className="h-12 tracking-[0.2em]"
            inputMode={byRecovery ? 'text' : 'numeric'}
            autoComplete={byRecovery ? 'off' : 'one-time-code'}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={byRecovery ? 24 : 8}
          />
        )}
      </Field>
      <RefusalOf form={form} />
      <Button type="submit" kind="primary" size="large" block busy={isSubmitting}>
        {t('finishLogin')}
      </Button>
      <div className="-mx-3 flex flex-wrap justify-between gap-x-4">
        <Button kind="quiet" size="compact" onClick={turn}>
          {t(byRecovery ? 'useApp' : 'useRecovery')}
        </Button>
        <Button kind="quiet" size="compact" icon="chevron-left" onClick={onBack}>
          {t('backToPassword')}
        </Button>
      </div>
    </form>
  );
}
