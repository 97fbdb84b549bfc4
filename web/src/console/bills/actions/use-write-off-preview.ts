import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { Change } from '../../agencies/actions/change-preview.tsx';
import type { DeskBillReply } from '../desk-bill.ts';

/** What a write-off changes once a second person has approved it. */
export function useWriteOffPreview({ bill, credit_stop: stop }: DeskBillReply): Change[] {
  const t = usePhrases('console-bills');
  const bills = usePhrases('bills');
  const money = useMoney();
  return [
    { name: t('columnStatus'), before: bills(`status_${bill.status}`), after: bills('status_closed') },
    { name: t('columnOpen'), before: money.text(bill.open), after: money.text({ ...bill.open, amount: 0 }) },
    { name: t('credit'), before: t(stop === null ? 'creditOn' : 'creditOff'), after: t('creditOff') },
  ];
}
