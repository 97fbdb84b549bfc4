import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { ApiFailure } from '../../platform/api/api.ts';
import { useApi } from '../../platform/app.tsx';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Way } from './address-rules.ts';
import { ChosenPassword } from './chosen-password.tsx';
import { GateFormEnd } from './gate-form-end.tsx';
import { emptyProof, ProofFields, type ProofValues } from './proof-fields.tsx';
import { showFaults } from './show-faults.ts';

interface RetrieveValues extends ProofValues {
  password: string;
}

const empty: RetrieveValues = { ...emptyProof, password: '' };

/** A new password by a code that is sent to the e-mail address or mobile number of an account. */
export function RetrieveForm(props: { ways: readonly Way[]; onDone: () => void; onLogin: () => void }) {
  const { ways, onDone, onLogin } = props;
  const t = usePhrases('login');
  const api = useApi();
  const [way, setWay] = useState<Way>(ways[0] ?? 'email');
  const [refusal, setRefusal] = useState('');
  const form = useForm<RetrieveValues>({ defaultValues: empty });

  function show(field: string, message: string) {
    const name = field === 'account' || field === 'area_num' ? way : field;
    const known = name in empty ? (name as keyof RetrieveValues) : 'captcha';
    form.setError(known, { message }, { shouldFocus: true });
  }

  async function retrieve({ email, mobile, areaNum, captcha, password }: RetrieveValues) {
    setRefusal('');
    const account = way === 'email' ? { account: email } : { account: mobile, area_num: areaNum };
    try {
      const body = { type: way, ...account, captcha, password };
      await api.post('account/retrievePassword', body, { quiet: true, showSuccess: true });
      onDone();
    } catch (cause) {
      if (!(cause instanceof ApiFailure)) throw cause;
      const fields = ['account', 'area_num', 'captcha', 'password'];
      setRefusal(showFaults(cause, { fields, ofReason: { code_wrong: 'captcha' }, show }));
    }
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
          showFault={show}
        />
        <ChosenPassword label={t('newPassword')} />
        <GateFormEnd
          refusal={refusal}
          busy={form.formState.isSubmitting}
          submit={t('submitRetrieve')}
          question={t('rememberedAgain')}
          onLogin={onLogin}
        />
      </form>
    </FormProvider>
  );
}
