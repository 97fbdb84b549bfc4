import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { InvoiceDetail } from '../invoice-queries.ts';

type Red = InvoiceDetail['reds'][number];

const tones: Record<Red['status'], Tone> = {
  asked: 'amber',
  confirmed: 'teal',
  declined: 'neutral',
  lapsed: 'neutral',
  issued: 'lacquer',
};

/** What was taken off an invoice again, each with its sums. */
export function InvoiceReds({ detail }: { detail: InvoiceDetail }) {
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {detail.reds.map((red) => (
        <li key={red.id} className="py-4 first:pt-0 last:pb-0">
          <RedRow red={red} />
        </li>
      ))}
    </ul>
  );
}

function RedRow({ red }: { red: Red }) {
  const t = usePhrases('invoices');
  const money = useMoney();
  const { civil, time } = useDates();
  const sum = (key: 'gross' | 'net' | 'tax') => ({
    ...{ key, name: t(key), value: <Price {...money.parts(red[key])} /> },
  });
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong">{t(red.full ? 'redFull' : 'redPart')}</span>
        <StatusTag tone={tones[red.status]}>{t(`redStatus_${red.status}`)}</StatusTag>
        <span className="text-caption text-muted">{time(red.asked_at).slice(0, 16)}</span>
      </p>
      <KeyValues
        columns={3}
        phoneColumns={2}
        items={[
          ...[sum('gross'), sum('net'), sum('tax')],
          ...(red.invoice_number ? [{ key: 'number', name: t('redNumber'), value: red.invoice_number }] : []),
          ...(red.issued_on
            ? [{ key: 'on', name: t('issuedOn'), value: civil(red.issued_on, { year: true }) }]
            : []),
          {
            ...{ key: 'orders', name: t('redOrders') },
            value: red.lines.map(({ order_sn }) => order_sn).join(', '),
          },
          ...(red.reason ? [{ key: 'reason', name: t('redReason'), value: red.reason, wide: true }] : []),
        ]}
      />
    </>
  );
}
