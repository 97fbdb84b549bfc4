import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { PartProps } from './editor-part.ts';
import type { Product } from './limits-form.ts';
import { PartForm } from './part-form.tsx';
import { RightsFields, type RightsValues } from './rights-fields.tsx';
import type { SubAccountList } from './sub-account-queries.ts';

interface RightsCardProps extends PartProps<RightsValues> {
  reply: SubAccountList;
  openProducts: readonly Product[];
}

export function RightsCard({ reply, openProducts, ...part }: RightsCardProps) {
  const { value, onChange } = part;
  const { role, nodes } = value;
  const t = usePhrases('sub-accounts');
  const body = () => role && { id: part.account.id, role, nodes: nodes && [...nodes] };
  return (
    <PartForm part={part} action="perm" title={t('roleTitle')} body={body}>
      {({ readOnly }) => (
        <RightsFields
          value={value}
          onChange={onChange}
          reply={reply}
          openProducts={openProducts}
          readOnly={readOnly}
        />
      )}
    </PartForm>
  );
}
