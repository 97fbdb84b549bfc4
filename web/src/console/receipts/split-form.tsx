import { hasDecimalComma, readAmount, shownText } from '@serai/contract/currency';
import { Button } from '@serai/ui/button';
import { Field, FieldError } from '@serai/ui/field';
import { Skeleton } from '@serai/ui/skeleton';
import { TextInput } from '@serai/ui/text-input';
import { type FormEvent, useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { AgencyField } from '../booking/agency-field.tsx';
import type { PayableBill, ReceiptRow } from './receipt-reads.ts';
import { useAllocate } from './use-allocate.ts';

interface SplitFormProps {
  receipt: ReceiptRow;
  onDone: (reply: ReceiptRow) => void;
  onClose: () => void;
}

/** Allocates a receipt by hand: the agency, sums for its bills, a sum for its deposit; the rest stays unallocated. */
export function SplitForm(props: SplitFormProps) {
  const { receipt, onClose } = props;
  const t = usePhrases('console-receipts');
  const common = usePhrases('common');
  const [picked, setPicked] = useState<{ id: number; name: string } | null>(receipt.agency);
  const query = useRead(
    'console/receipt/suggest',
    { id: receipt.id, agency_id: picked?.id ?? null },
    { enabled: picked !== null },
  );
  return (
    <section aria-label={t('byHand')} className="grid gap-3 rounded-card border border-line bg-sunken p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h4 className="font-strong">{t('byHand')}</h4>
        <Button kind="quiet" size="compact" onClick={onClose}>
          {common('close')}
        </Button>
      </div>
      {receipt.agency === null && (
        <AgencyField
          agencyId={picked?.id ?? null}
          chosen={picked?.name}
          onChange={(id, name) => setPicked({ id, name })}
        />
      )}
      {picked && (
        <Loaded query={query} skeleton={<Skeleton className="h-32" />}>
          {({ payable }) => <Sums key={picked.id} {...props} agencyId={picked.id} payable={payable} />}
        </Loaded>
      )}
    </section>
  );
}

interface SumsProps extends SplitFormProps {
  agencyId: number;
  payable: readonly PayableBill[];
}

/** Key of the deposit among the typed sums. */
const DEPOSIT = 'deposit';

function Sums({ receipt, agencyId, payable, onDone }: SumsProps) {
  const t = usePhrases('console-receipts');
  const common = usePhrases('common');
  const money = useMoney();
  const allocate = useAllocate(receipt);
  const [typed, setTyped] = useState<Readonly<Record<string, string>>>({});
  const [refused, setRefused] = useState('');
  const { amount: left, currency } = receipt.unallocated;
  const amounts = Object.entries(typed)
    .filter(([, text]) => text.trim() !== '')
    .map(([key, text]) => ({ key, text, amount: readAmount(text, currency) }));
  const sum = amounts.reduce((total, { amount }) => total + (amount ?? 0), 0);
  const change = (key: string, text: string) => setTyped((before) => ({ ...before, [key]: text }));
  /** Fills a sum with what is open and left. */
  const fill = (key: string, open: number) => {
    const others = sum - (amounts.find((one) => one.key === key)?.amount ?? 0);
    change(key, shownText(Math.max(0, Math.min(open, left - others)), currency));
  };
  async function submit(event: FormEvent) {
    event.preventDefault();
    const wrong = amounts.find(({ amount }) => amount === undefined || amount < 0);
    if (wrong) return setRefused(hasDecimalComma(wrong.text) ? common('usePoint') : t('amountWrong'));
    if (sum > left) return setRefused(t('tooMuch', { sum: money.text(receipt.unallocated) }));
    if (sum === 0 && receipt.agency) return setRefused(t('nothingTyped'));
    setRefused('');
    const parts = amounts.flatMap(({ key, amount }) =>
      amount ? [{ bill_id: key === DEPOSIT ? null : Number(key), amount }] : [],
    );
    const { reply, failure } = await allocate.send({ agencyId, declarationId: null, parts });
    if (failure) return setRefused(failure.message);
    setTyped({});
    onDone(reply);
  }
  return (
    <form noValidate className="grid gap-3" onSubmit={(event) => void submit(event)}>
      {payable.length === 0 && <p className="text-caption text-muted">{t('noBills')}</p>}
      <ul className="grid max-h-96 gap-2 overflow-auto">
        {payable.map((bill) => (
          <li key={bill.id}>
            <BillSum
              bill={bill}
              text={typed[bill.id] ?? ''}
              onChange={(text) => change(String(bill.id), text)}
              onFill={() => fill(String(bill.id), bill.open.amount)}
            />
          </li>
        ))}
      </ul>
      <div className="flex items-end gap-2">
        <Field label={t('toDeposit')} className="flex-1">
          {(control) => (
            <TextInput
              {...control}
              className="figures"
              inputMode="decimal"
              autoComplete="off"
              maxLength={24}
              value={typed[DEPOSIT] ?? ''}
              onChange={({ target }) => change(DEPOSIT, target.value)}
            />
          )}
        </Field>
        <Button onClick={() => fill(DEPOSIT, left)}>{t('fillRest')}</Button>
      </div>
      <p role="status" className="text-caption text-muted">
        {t('splitSums', {
          sum: money.text({ amount: sum, currency }),
          rest: money.text({ amount: Math.max(0, left - sum), currency }),
        })}
      </p>
      {refused && <FieldError>{refused}</FieldError>}
      <Button type="submit" busy={allocate.busy} className="justify-self-start">
        {sum === 0 && !receipt.agency
          ? t('assignOnly')
          : t('accept', { sum: money.text({ amount: sum, currency }) })}
      </Button>
    </form>
  );
}

interface BillSumProps {
  bill: PayableBill;
  text: string;
  onChange: (text: string) => void;
  onFill: () => void;
}

/** A bill with the sum that it gets. */
function BillSum({ bill: { number, due_on, open }, text, onChange, onFill }: BillSumProps) {
  const t = usePhrases('console-receipts');
  const money = useMoney();
  const { civil } = useDates();
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_9rem] items-center gap-2">
      <button
        type="button"
        onClick={onFill}
        className="rounded-control px-2 py-1 text-left hover:bg-teal-soft"
      >
        <span className="block font-strong">{number}</span>
        <span className="text-caption text-muted">
          {[due_on && t('due', { day: civil(due_on) }), t('openSum', { sum: money.text(open) })]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </button>
      <TextInput
        aria-label={t('sumFor', { number })}
        className="figures"
        inputMode="decimal"
        autoComplete="off"
        maxLength={24}
        value={text}
        onChange={({ target }) => onChange(target.value)}
      />
    </div>
  );
}
