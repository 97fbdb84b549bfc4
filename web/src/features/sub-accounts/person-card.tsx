import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { PartProps } from './editor-part.ts';
import { PartForm } from './part-form.tsx';
import { PersonFields, type PersonValues, personFaults } from './person-fields.tsx';

export function PersonCard(part: PartProps<PersonValues>) {
  const { value, onChange } = part;
  const t = usePhrases('sub-accounts');
  const faults = personFaults(value);
  const [nickname, email] = [value.nickname.trim(), value.email.trim()];
  return (
    <PartForm
      part={part}
      action="edit"
      title={t('personTitle')}
      body={() => (Object.keys(faults).length > 0 ? null : { id: part.account.id, nickname, email })}
    >
      {({ tried, refused }) => (
        <div className="grid gap-4 sm:grid-cols-2">
          <PersonFields value={value} onChange={onChange} faults={tried ? faults : {}} refused={refused} />
        </div>
      )}
    </PartForm>
  );
}
