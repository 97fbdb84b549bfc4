import type { PermissionNode, SubAccountRole } from '@serai/contract/permissions';
import { RadioGroup } from '@serai/ui/radio-group';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Product } from './limits-form.ts';
import { isClosedProduct, mayGrant } from './rights-plan.ts';
import { RightsTable } from './rights-table.tsx';
import type { SubAccountList } from './sub-account-queries.ts';

export interface RightsValues {
  role: SubAccountRole | null;
  /** Individually granted nodes; null = those of the role. */
  nodes: readonly PermissionNode[] | null;
}

interface RightsFieldsProps {
  value: RightsValues;
  onChange: (value: RightsValues) => void;
  /** Rights that the reader may grant, and those of each role. */
  reply: SubAccountList;
  openProducts: readonly Product[];
  /** Read-only. */
  readOnly?: boolean;
  /** The reader may assign a role, but not grant individual rights. */
  byRoleOnly?: boolean;
  error?: string | undefined;
}

/** The role with its rights; rights come from the role or are granted individually. */
export function RightsFields(props: RightsFieldsProps) {
  const { value, onChange, reply, openProducts, readOnly = false, byRoleOnly = false, error } = props;
  const t = usePhrases('sub-accounts');
  const grantable = new Set(reply.grantable);
  const nodesOf = (role: SubAccountRole | null) => reply.roles.find((one) => one.role === role)?.nodes ?? [];
  const isBeyond = (role: SubAccountRole | null) =>
    !nodesOf(role).every((node) => mayGrant(node, grantable) || isClosedProduct(node, openProducts));
  const within = (role: SubAccountRole | null) => nodesOf(role).filter((node) => mayGrant(node, grantable));
  const shown = new Set(value.nodes ?? nodesOf(value.role));
  const onlyOwn = isBeyond(value.role);
  return (
    <div className="grid gap-4">
      <RadioGroup<SubAccountRole>
        legend={t('role')}
        value={value.role}
        error={error}
        // If a role goes beyond one's own rights, its grantable part is granted individually.
        onChange={(role) => onChange({ role, nodes: isBeyond(role) ? within(role) : null })}
        choices={reply.roles.map(({ role }) => {
          const closed = byRoleOnly && isBeyond(role);
          return {
            value: role,
            label: t(`role_${role}`),
            detail: closed ? t('beyondYou') : t(`role_${role}_help`),
            disabled: closed || readOnly,
          };
        })}
      />
      {value.role !== null && (
        <>
          <RadioGroup<'role' | 'own'>
            legend={t('rightsHow')}
            value={value.nodes === null ? 'role' : 'own'}
            onChange={(how) => onChange({ ...value, nodes: how === 'role' ? null : within(value.role) })}
            choices={[
              {
                value: 'role',
                label: t('rightsByRole'),
                detail: t(onlyOwn ? 'beyondYou' : 'rightsByRoleHelp'),
                disabled: readOnly || onlyOwn,
              },
              {
                value: 'own',
                label: t('rightsOneByOne'),
                detail: t(byRoleOnly ? 'beyondYou' : 'rightsOneByOneHelp'),
                disabled: readOnly || byRoleOnly,
              },
            ]}
          />
          <RightsTable
            nodes={shown}
            grantable={grantable}
            openProducts={openProducts}
            onChange={
              value.nodes === null || readOnly
                ? undefined
                : (nodes) => onChange({ ...value, nodes: [...nodes] })
            }
          />
        </>
      )}
    </div>
  );
}
