import type { KeyValue } from '@serai/ui/key-values';
import { KeyValues } from '@serai/ui/key-values';
import { Link } from 'react-router';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { consolePaths } from '../addresses/console-paths.ts';
import type { ReceiptRow } from './receipt-reads.ts';
import { SlipButton } from './slip-button.tsx';

/** Facts of a receipt from the bank, its agency, and its allocated parts. */
export function ReceiptFacts({ receipt }: { receipt: ReceiptRow }) {
  const t = usePhrases('console-receipts');
  const money = useMoney();
  const { civil } = useDates();
  const { gross, bank_charge, rate, worth, slip, agency, reversed_at } = receipt;
  const items: KeyValue[] = [
    { key: 'payer', name: t('payer'), value: receipt.payer },
    {
      key: 'gross',
      name: t('gross'),
      value: <span className="figures font-strong">{money.text(gross)}</span>,
    },
    { key: 'received', name: t('received'), value: civil(receipt.received_on, { year: true }) },
    { key: 'value', name: t('valueDate'), value: civil(receipt.value_date, { year: true }) },
    { key: 'reference', name: t('reference'), value: receipt.bank_reference },
    { key: 'agency', name: t('agency'), value: agency ? <AgencyLink agency={agency} /> : t('unknown') },
  ];
  if (receipt.remittance) {
    items.push({ key: 'text', name: t('remittance'), value: receipt.remittance, wide: true });
  }
  if (bank_charge.amount > 0) {
    items.push({
      key: 'charge',
      name: t('bankCharge'),
      value: t(`chargeOf_${receipt.charge_to}`, { sum: money.text(bank_charge) }),
    });
  }
  if (rate) {
    const other = rate.of === gross.currency ? worth.currency : gross.currency;
    items.push({
      key: 'rate',
      name: t('rate'),
      value: t('rateOf', {
        of: rate.of,
        rate: rate.rate,
        other,
        sum: money.text(worth),
        day: civil(receipt.received_on),
      }),
    });
  }
  items.push({
    key: 'recorded',
    name: t('recordedBy'),
    value: receipt.recorded_by,
  });
  return (
    <>
      <KeyValues columns={2} phoneColumns={2} items={items} />
      {slip && <SlipButton path="console/receipt/slip" id={receipt.id} slip={slip} />}
      {receipt.allocations.length > 0 && <Allocations receipt={receipt} />}
      {reversed_at !== null && (
        <p className="text-lacquer">{t('reversedBecause', { reason: receipt.reverse_reason })}</p>
      )}
    </>
  );
}

function AgencyLink({ agency }: { agency: { id: number; name: string } }) {
  const mayOpen = useMay()('/console/agency/view');
  if (!mayOpen) return agency.name;
  return (
    <Link to={consolePaths.consoleAgency(agency.id)} className="text-teal underline underline-offset-4">
      {agency.name}
    </Link>
  );
}

/** Parts of a receipt by their order, and what is left. */
function Allocations({ receipt: { allocations, unallocated } }: { receipt: ReceiptRow }) {
  const t = usePhrases('console-receipts');
  const money = useMoney();
  return (
    <section aria-label={t('allocated')} className="grid gap-2 border-t border-line pt-4">
      <h3 className="font-strong">{t('allocated')}</h3>
      <ul className="grid gap-1">
        {allocations.map(({ bill, amount, at }) => (
          <li key={`${bill?.id ?? 'deposit'}-${at}-${amount.amount}`} className="flex justify-between gap-4">
            <span>{bill ? t('toBill', { number: bill.number }) : t('toDeposit')}</span>
            <span className="figures">{money.text(amount)}</span>
          </li>
        ))}
        {unallocated.amount > 0 && (
          <li className="flex justify-between gap-4 text-amber">
            <span>{t('stillLeft')}</span>
            <span className="figures">{money.text(unallocated)}</span>
          </li>
        )}
      </ul>
    </section>
  );
}
