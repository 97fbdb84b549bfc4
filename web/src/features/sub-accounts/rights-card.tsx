import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import type { PartProps } from './editor-part.ts';
import type { Product } from './limits-form.ts';
import { PartForm } from './part-form.tsx';
import { RightsFields, type RightsValues } from './rights-fields.tsx';
import { type SubAccountList, useSubAccountCommand } from './sub-account-queries.ts';

interface RightsCardProps extends PartProps<RightsValues> {
  reply: SubAccountList;
  openProducts: readonly Product[];
}

export function RightsCard(props: RightsCardProps) {
  const { account, value, dirty, onChange, onSaved, reply, openProducts } = props;
  const t = usePhrases('sub-accounts');
  const notify = useNotify();
  const command = useSubAccountCommand('perm');
  const allowed = useMay()('/user/manage/subAccount/perm');

  async function save() {
    const changed = await command.send({ id: account.id, ...value });
    if (!changed) return false;
    onSaved(changed);
    notify('success', t('saved'));
    return true;
  }

  return (
    <PartForm
      title={t('roleTitle')}
      allowed={allowed}
      manageable={account.can_manage}
      dirty={dirty}
      busy={command.busy}
      onSave={save}
    >
      <RightsFields
        value={value}
        onChange={onChange}
        reply={reply}
        openProducts={openProducts}
        readOnly={!allowed || !account.can_manage}
      />
    </PartForm>
  );
}
