import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ApiFailure } from '../../platform/api/api.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Way } from './address-rules.ts';
import { ChosenPassword } from './chosen-password.tsx';
import { GateFormEnd } from './gate-form-end.tsx';
import { emptyProof, ProofFields, type ProofValues } from './proof-fields.tsx';

interface RetrieveValues extends ProofValues {
  password: string;
}

const empty: RetrieveValues = { ...emptyProof, password: '' };

/** Fields for refusals that name none. */
const ofReason = { code_wrong: 'captcha' } as const;

/** Sets a new password with a code sent to the account's email address or mobile number. */
export function RetrieveForm(props: { ways: readonly Way[]; onDone: () => void; onLogin: () => void }) {
  const { ways, onDone, onLogin } = props;
  const t = usePhrases('login');
  const reset = useSend('account/retrievePassword', { quiet: true, showSuccess: true });
  const [way, setWay] = useState<Way>(ways[0] ?? 'email');
  const form = useForm<RetrieveValues>({ defaultValues: empty });

  function refuse(failure: ApiFailure) {
    const fields: Record<string, keyof RetrieveValues> = {
      email: 'email',
      mobile: 'mobile',
      password: 'password',
      account: way,
      area_num: way,
    };
    const fieldOf = (field: string) => fields[field] ?? 'captcha';
    showFaults(form, failure, { fieldOf, ofReason });
  }

  async function retrieve({ email, mobile, areaNum, captcha, password }: RetrieveValues) {
    const account = way === 'email' ? { account: email } : { account: mobile, area_num: areaNum };
    const { failure } = await reset.send({ type: way, ...account, captcha, password });
    if (failure) return refuse(failure);
    onDone();
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(retrieve)}>
        <ProofFields
          legend={t('retrieveBy')}
          ways={ways}
          way={way}
          onWay={setWay}
          purpose="retrieve"
          onAddressRefused={refuse}
        />
        <ChosenPassword label={t('newPassword')} />
        <GateFormEnd
          refusal={<RefusalOf form={form} />}
          busy={form.formState.isSubmitting}
          submit={t('submitRetrieve')}
          question={t('rememberedAgain')}
          onLogin={onLogin}
        />
      </form>
    </FormProvider>
  );
}
