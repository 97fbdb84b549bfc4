import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { useHoldReload } from '../../platform/build-watch/hold-reload.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import type { Way } from './address-rules.ts';
import { AgencyFields } from './agency-fields.tsx';
import { Agreement } from './agreement.tsx';
import { ChosenPassword } from './chosen-password.tsx';
import { GateFormEnd } from './gate-form-end.tsx';
import { emptyProof, ProofFields, type ProofValues } from './proof-fields.tsx';
import { showFaults } from './show-faults.ts';
import { type CheckInReply, useCheckIn } from './use-check-in.ts';

interface RegisterValues extends ProofValues {
  company: string;
  username: string;
  password: string;
  agree: boolean;
}

const empty: RegisterValues = { ...emptyProof, company: '', username: '', password: '', agree: false };

/** A new agency with its master account, by a code sent to its e-mail address or mobile number. */
export function RegisterForm(props: {
  ways: readonly Way[];
  onDone: (reply: CheckInReply) => Promise<void>;
  onLogin: () => void;
}) {
  const { ways, onDone, onLogin } = props;
  const t = usePhrases('login');
  const notify = useNotify();
  const checkIn = useCheckIn(async (reply) => {
    await onDone(reply);
    notify('success', t('welcomeNew'));
  });
  const [way, setWay] = useState<Way>(ways[0] ?? 'email');
  const [refusal, setRefusal] = useState('');
  const form = useForm<RegisterValues>({ defaultValues: empty });
  useHoldReload(form.formState.isDirty);

  function show(field: string, message: string) {
    form.setError(nameOf(field), { message }, { shouldFocus: true });
  }

  async function register({ areaNum: area_num, ...values }: RegisterValues) {
    setRefusal('');
    const reach = way === 'email' ? { mobile: undefined } : { email: undefined, area_num };
    const failure = await checkIn.send({ tab: 'register', registerType: way, ...values, ...reach });
    if (failure) setRefusal(showFaults(failure, { fields: Object.keys(empty), ofReason, show }));
  }

  return (
    <FormProvider {...form}>
      <form noValidate className="grid gap-4" onSubmit={form.handleSubmit(register)}>
        <ProofFields
          legend={t('registerBy')}
          ways={ways}
          way={way}
          onWay={setWay}
          purpose="register"
          showFault={show}
        />
        <AgencyFields />
        <ChosenPassword label={t('password')} />
        <Agreement />
        <GateFormEnd
          refusal={refusal}
          busy={checkIn.busy}
          submit={t('submitRegister')}
          question={t('hasAccount')}
          onLogin={onLogin}
        />
      </form>
    </FormProvider>
  );
}

/** The field of the form that a refusal without a field of its own is about. */
const ofReason = { username_taken: 'username', code_wrong: 'captcha' };

/** The server's name for a field is its name here, but for the area number. */
function nameOf(field: string): keyof RegisterValues {
  if (field === 'area_num') return 'mobile';
  return field in empty ? (field as keyof RegisterValues) : 'captcha';
}
