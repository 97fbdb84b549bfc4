import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import type { ApiFailure } from '../../platform/api/api.ts';
import type { Posted } from '../../platform/api/calls.ts';
import { useSend } from '../../platform/api/use-send.ts';
import { useHoldReload } from '../../platform/build-watch/hold-reload.ts';
import { RefusalOf } from '../../platform/form/refusal-of.tsx';
import { showFaults } from '../../platform/form/show-faults.ts';
import { ownZone } from '../../platform/format/zones.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import type { Way } from './address-rules.ts';
import { AgencyFields } from './agency-fields.tsx';
import { Agreement } from './agreement.tsx';
import { ChosenPassword } from './chosen-password.tsx';
import { GateFormEnd } from './gate-form-end.tsx';
import { emptyProof, ProofFields, type ProofValues } from './proof-fields.tsx';

interface RegisterValues extends ProofValues {
  company: string;
  tz: string;
  username: string;
  password: string;
  agree: boolean;
}

const empty: RegisterValues = {
  ...emptyProof,
  company: '',
  tz: '',
  username: '',
  password: '',
  agree: false,
};

/** Registers an agency with its owner account, verified by a code sent to an email address or mobile number. */
export function RegisterForm(props: {
  ways: readonly Way[];
  onDone: (reply: Posted<'user/checkIn'>) => Promise<void>;
  onLogin: () => void;
}) {
  const { ways, onDone, onLogin } = props;
  const t = usePhrases('login');
  const notify = useNotify();
  const checkIn = useSend('user/checkIn', { quiet: true });
  const [way, setWay] = useState<Way>(ways[0] ?? 'email');
  const form = useForm<RegisterValues>({ defaultValues: { ...empty, tz: ownZone() } });
  useHoldReload(form.formState.isDirty);

  const refuse = (failure: ApiFailure) => showFaults(form, failure, { fieldOf, ofReason });

  async function register({ areaNum: area_num, ...values }: RegisterValues) {
    const reach = way === 'email' ? { mobile: undefined } : { email: undefined, area_num };
    const body = { tab: 'register', registerType: way, ...values, ...reach } as const;
    const { reply, failure } = await checkIn.send(body);
    if (failure) return refuse(failure);
    await onDone(reply);
    notify('success', t('welcomeNew'));
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
          onAddressRefused={refuse}
        />
        <AgencyFields />
        <ChosenPassword label={t('password')} />
        <Agreement />
        <GateFormEnd
          refusal={<RefusalOf form={form} />}
          busy={checkIn.busy}
          submit={t('submitRegister')}
          question={t('hasAccount')}
          onLogin={onLogin}
        />
      </form>
    </FormProvider>
  );
}

/** Fields for refusals that name none. */
const ofReason = { username_taken: 'username', code_wrong: 'captcha' } as const;

/** Maps the server's field names to those of the form; only the country code differs. */
function fieldOf(field: string): keyof RegisterValues {
  if (field === 'area_num') return 'mobile';
  return field in empty ? (field as keyof RegisterValues) : 'captcha';
}
