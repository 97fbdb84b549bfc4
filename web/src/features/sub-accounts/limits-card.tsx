import type { SpendingLimits } from '@serai/contract/sub-accounts';
import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import type { PartProps } from './editor-part.ts';
import { LimitsFields } from './limits-fields.tsx';
import { type LimitsValues, limitFaults, toLimits } from './limits-form.ts';
import { PartForm } from './part-form.tsx';
import { useSubAccountCommand } from './sub-account-queries.ts';

interface LimitsCardProps extends PartProps<LimitsValues> {
  own: SpendingLimits;
  currency: string;
}

export function LimitsCard(props: LimitsCardProps) {
  const { account, value, dirty, onChange, onSaved, own, currency } = props;
  const t = usePhrases('sub-accounts');
  const notify = useNotify();
  const command = useSubAccountCommand('limit');
  const allowed = useMay()('/user/manage/subAccount/limit');
  const [tried, setTried] = useState(false);
  const faults = limitFaults(value, own, currency);

  async function save() {
    setTried(true);
    if (Object.keys(faults).length > 0) return false;
    const changed = await command.send({ id: account.id, limits: toLimits(value, own, currency) });
    if (!changed) return false;
    onSaved(changed);
    setTried(false);
    notify('success', t('saved'));
    return true;
  }

  return (
    <PartForm
      title={t('limitsTitle')}
      allowed={allowed}
      manageable={account.can_manage}
      dirty={dirty}
      busy={command.busy}
      onSave={save}
    >
      <LimitsFields
        value={value}
        onChange={onChange}
        faults={tried ? faults : {}}
        own={own}
        currency={currency}
      />
    </PartForm>
  );
}
