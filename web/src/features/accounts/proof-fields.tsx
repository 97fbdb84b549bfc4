import { useFormContext, useWatch } from 'react-hook-form';
import type { ApiFailure } from '../../platform/api/api.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { EmailField, MobileField } from './address-fields.tsx';
import { type AddressValues, addressOf, emptyAddress, type Way } from './address-rules.ts';
import { checkEmail, checkMobile } from './check-address.ts';
import { CodeField, type CodePurpose } from './code-field.tsx';
import { WayChoice } from './way-choice.tsx';

/** Form values that prove the ownership of an address. */
export interface ProofValues extends AddressValues {
  captcha: string;
}

export const emptyProof: ProofValues = { ...emptyAddress, captcha: '' };

/** Channel, address, and the code that verifies it; part of the surrounding form. */
export function ProofFields(props: {
  /** Label of the choice of channels. */
  legend: string;
  ways: readonly Way[];
  way: Way;
  onWay: (way: Way) => void;
  purpose: CodePurpose;
  /** Called when the address was refused and no code was sent. */
  onAddressRefused: (failure: ApiFailure) => void;
}) {
  const { legend, ways, way, onWay, purpose, onAddressRefused } = props;
  const t = usePhrases('login');
  const { control, register, setValue, trigger, formState } = useFormContext<ProofValues>();
  const { errors } = formState;
  const [email, areaNum, mobile] = useWatch({ control, name: ['email', 'areaNum', 'mobile'] });
  // Both are always registered, in this order, so that the topmost of several invalid fields gets the focus.
  const emailControl = register('email', { validate: (value) => way !== 'email' || checkEmail(value, t) });
  const mobileControl = register('mobile', {
    validate: (value) => way !== 'mobile' || checkMobile(value, t),
  });
  return (
    <>
      <WayChoice
        legend={legend}
        ways={ways.map((value) => ({ value, label: t(value === 'email' ? 'byEmail' : 'byMobile') }))}
        value={way}
        onChange={onWay}
      />
      {way === 'email' ? (
        <EmailField key="email" control={emailControl} error={errors.email?.message} />
      ) : (
        <MobileField
          key="mobile"
          areaNum={areaNum}
          onAreaNum={(next) => setValue('areaNum', next)}
          control={mobileControl}
          error={errors.mobile?.message}
        />
      )}
      <CodeField
        control={register('captcha', { required: t('codeRequired') })}
        error={errors.captcha?.message}
        purpose={purpose}
        address={addressOf(way, { email, areaNum, mobile })}
        check={() => trigger(way, { shouldFocus: true })}
        onAddressRefused={onAddressRefused}
      />
    </>
  );
}
