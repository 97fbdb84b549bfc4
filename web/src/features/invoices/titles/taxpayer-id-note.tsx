import type { TaxpayerIdWarning } from '@serai/contract/invoices/taxpayer-id';
import { Icon } from '@serai/ui/icons';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Warning about an unusual taxpayer id, which can be saved nevertheless. */
export function TaxpayerIdNote({ warning, country }: { warning: TaxpayerIdWarning; country: string }) {
  const t = usePhrases('invoice-titles');
  const words = warning === 'length' ? t(country === 'TH' ? 'warn_length_TH' : 'warn_length_CN') : null;
  return (
    <span className="flex items-start gap-1 text-caption text-amber">
      <Icon name="warning" size={16} className="mt-0.5 shrink-0" />
      <span>{words ?? t(`warn_${warning as 'characters' | 'check_digit'}`)}</span>
    </span>
  );
}
