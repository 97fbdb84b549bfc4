import type { BindingType } from '@serai/contract/accounts/profile';
import type { UserInfo } from '@serai/contract/site/site';
import { Button } from '@serai/ui/button';
import { FieldError } from '@serai/ui/field';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { paths } from '../../../paths.ts';
import { useSend } from '../../../platform/api/use-send.ts';
import { showFaults } from '../../../platform/form/show-faults.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { type CodeAddress, CodeField } from '../code-field.tsx';

interface ProveStepProps {
  type: BindingType;
  user: UserInfo;
  /** Reason for returning to this step; empty at first. */
  notice: string;
  /** Receives the token that proves the current address. */
  onProved: (token: string) => void;
}

/** Proves with a code sent to the current address that the user is its owner. */
export function ProveStep({ type, user, notice, onProved }: ProveStepProps) {
  const t = usePhrases('profile');
  const verify = useSend('account/verification', { quiet: true });
  const form = useForm({ defaultValues: { captcha: '' } });
  const { errors, isSubmitting } = form.formState;

  async function prove({ captcha }: { captcha: string }) {
    const { reply, failure } = await verify.send({ type, captcha });
    if (failure) return showFaults(form, failure);
    onProved(reply.accountVerificationToken);
  }

  const refusal = errors.root?.message ?? notice;
  return (
    <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(prove)}>
      <p>{t('proveText', { address: type === 'email' ? user.email : user.full_mobile_text })}</p>
      <CodeField
        control={form.register('captcha', { required: t('codeRequired') })}
        error={errors.captcha?.message}
        purpose="verify"
        address={addressNow(type, user)}
      />
      {refusal && <FieldError>{refusal}</FieldError>}
      <p className="text-caption text-muted">
        {t('proveLost')}{' '}
        <Link to={paths.contactUs()} className="text-teal underline underline-offset-4">
          {t('contactUs')}
        </Link>
      </p>
      <Button type="submit" kind="primary" block busy={isSubmitting}>
        {t('next')}
      </Button>
    </form>
  );
}

function addressNow(type: BindingType, { email, area_num, mobile }: UserInfo): CodeAddress {
  return type === 'email' ? { way: 'email', email } : { way: 'mobile', areaNum: area_num, mobile };
}
