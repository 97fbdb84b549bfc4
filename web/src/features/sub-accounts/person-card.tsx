import { useState } from 'react';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import type { PartProps } from './editor-part.ts';
import { PartForm } from './part-form.tsx';
import { PersonFields, type PersonValues, personFaults } from './person-fields.tsx';
import { useSubAccountCommand } from './sub-account-queries.ts';

export function PersonCard({ account, value, dirty, onChange, onSaved }: PartProps<PersonValues>) {
  const t = usePhrases('sub-accounts');
  const notify = useNotify();
  const command = useSubAccountCommand('edit');
  const allowed = useMay()('/user/manage/subAccount/edit');
  const [tried, setTried] = useState(false);
  const faults = personFaults(value);

  async function save() {
    setTried(true);
    if (Object.keys(faults).length > 0) return false;
    const { nickname, email } = value;
    const changed = await command.send({ id: account.id, nickname: nickname.trim(), email: email.trim() });
    if (!changed) return false;
    onSaved(changed);
    notify('success', t('saved'));
    return true;
  }

  return (
    <PartForm
      title={t('personTitle')}
      allowed={allowed}
      manageable={account.can_manage}
      dirty={dirty}
      busy={command.busy}
      onSave={save}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <PersonFields
          value={value}
          onChange={onChange}
          faults={tried ? faults : {}}
          refused={command.fieldErrors}
        />
      </div>
    </PartForm>
  );
}
