import { Checkbox } from '@serai/ui/checkbox';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { type SellerName, useSellerName } from './use-seller-name.ts';

interface RoleSellersProps {
  /** All selling companies. */
  offered: readonly SellerName[];
  /** Ids; none for all companies. */
  sellers: readonly number[];
  onChange: (sellers: number[]) => void;
}

/** The selling companies that a role is limited to, as checkboxes; nothing while only one company sells. */
export function RoleSellers({ offered, sellers, onChange }: RoleSellersProps) {
  const t = usePhrases('console-staff');
  const nameOf = useSellerName();
  if (offered.length < 2) return null;
  const toggle = (changed: number) =>
    onChange(offered.map(({ id }) => id).filter((id) => sellers.includes(id) !== (id === changed)));
  return (
    <fieldset aria-describedby="role-sellers-hint" className="grid gap-3">
      <legend className="mb-1 font-strong">{t('sellers')}</legend>
      <p id="role-sellers-hint" className="text-caption text-muted">
        {t('sellersHint')}
      </p>
      <div className="grid gap-x-8 sm:grid-cols-2">
        {offered.map((seller) => (
          <Checkbox
            key={seller.id}
            label={nameOf(seller)}
            checked={sellers.includes(seller.id)}
            onChange={() => toggle(seller.id)}
          />
        ))}
      </div>
    </fieldset>
  );
}
