import type { SpendingLimits } from '@serai/contract/accounts/sub-accounts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { PartProps } from './editor-part.ts';
import { LimitsFields } from './limits-fields.tsx';
import { type LimitsValues, limitFaults, toLimits } from './limits-form.ts';
import { PartForm } from './part-form.tsx';

interface LimitsCardProps extends PartProps<LimitsValues> {
  own: SpendingLimits;
  currency: string;
}

export function LimitsCard({ own, currency, ...part }: LimitsCardProps) {
  const { value, onChange } = part;
  const { id } = part.account;
  const t = usePhrases('sub-accounts');
  const faults = limitFaults(value, own, currency);
  const body = () => (Object.keys(faults).length > 0 ? null : { id, limits: toLimits(value, own, currency) });
  return (
    <PartForm part={part} action="limit" title={t('limitsTitle')} body={body}>
      {({ tried }) => (
        <LimitsFields
          value={value}
          onChange={onChange}
          faults={tried ? faults : {}}
          own={own}
          currency={currency}
        />
      )}
    </PartForm>
  );
}
