import { type KeyValue, KeyValues } from '@serai/ui/key-values';
import { Link } from 'react-router';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { consolePaths } from '../../addresses/console-paths.ts';
import type { OutLine } from './out-reads.ts';

/** Facts of a line from the bank, and its use. */
export function LineFacts({ line }: { line: OutLine }) {
  const t = usePhrases('console-money-out');
  const money = useMoney();
  const { civil, placeTime } = useDates();
  const { use } = line;
  const items: KeyValue[] = [
    {
      key: 'sum',
      name: t('sum'),
      value: <span className="figures font-strong">{money.text(line.amount)}</span>,
    },
    { key: 'account', name: t('account'), value: line.account.name },
    { key: 'booked', name: t('booked'), value: civil(line.booked_on, { year: true }) },
    { key: 'reference', name: t('reference'), value: line.reference || '—' },
  ];
  if (line.remittance) items.push({ key: 'text', name: t('lineText'), value: line.remittance, wide: true });
  if (use) {
    items.push({
      key: 'user',
      name: t('settledBy'),
      value: (
        <>
          {use.used_by} · {placeTime(use.used_at)}
        </>
      ),
    });
    if (use.rule) items.push({ key: 'rule', name: t('byRule'), value: use.rule });
    if (use.note) items.push({ key: 'note', name: t('note'), value: use.note, wide: true });
    if (use.agency) {
      items.push({
        key: 'agency',
        name: t('agency'),
        value: use.agency.name,
      });
    }
    if (use.receipt) {
      items.push({
        key: 'receipt',
        name: t('reversedReceipt'),
        value: (
          <Link
            to={consolePaths.consoleReceipts(
              new URLSearchParams({ status: 'every', receipt_id: String(use.receipt.id) }),
            )}
            className="text-teal underline underline-offset-4"
          >
            {use.receipt.number}
          </Link>
        ),
      });
    }
  }
  return <KeyValues columns={2} phoneColumns={2} items={items} />;
}
