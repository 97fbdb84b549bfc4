import type { OwnReceipt } from '@serai/contract/receipts/receipts';
import { Button } from '@serai/ui/button';
import { Dialog } from '@serai/ui/dialog';
import { EmptyState } from '@serai/ui/empty-state';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { Skeleton } from '@serai/ui/skeleton';
import { Link, useSearchParams } from 'react-router';
import { paths } from '../../paths.ts';
import { useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import { useOpenLink } from '../../platform/files/use-open-link.ts';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { Loaded } from '../../platform/query/loaded.tsx';
import { useRead } from '../../platform/query/use-read.ts';
import { useMay } from '../../platform/session/use-session.tsx';
import { ReceiptStatus } from './receipt-status.tsx';
import { readTopUpSearch, writeTopUpSearch } from './top-up-search.ts';

/** The receipt in the address; statements link to it, too. */
export function OpenReceipt() {
  const [params, setParams] = useSearchParams();
  const search = readTopUpSearch(params);
  if (search.receipt === null) return null;
  const close = () => setParams(writeTopUpSearch({ ...search, receipt: null }), { preventScrollReset: true });
  return <ReceiptDialog key={search.receipt} id={search.receipt} onClose={close} />;
}

function ReceiptDialog({ id, onClose }: { id: number; onClose: () => void }) {
  const t = usePhrases('top-up');
  const common = usePhrases('common');
  const query = useRead('account/receipt', { id });
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => !open && onClose()}
      title={t('receiptTitle', { number: query.data?.number ?? '' })}
      words={{ close: common('close') }}
    >
      <Loaded
        query={query}
        skeleton={<Skeleton className="h-60" />}
        missing={
          <EmptyState title={t('receiptMissing')} heading="h3">
            {t('receiptMissingHelp')}
          </EmptyState>
        }
      >
        {(receipt) => <ReceiptFacts receipt={receipt} />}
      </Loaded>
    </Dialog>
  );
}

function ReceiptFacts({ receipt }: { receipt: OwnReceipt }) {
  const t = usePhrases('top-up');
  const money = useMoney();
  const { civil, time } = useDates();
  const { gross, bank_charge, charge_to, rate, worth, unallocated, reversed_at } = receipt;
  const day = (date: string) => <span className="[word-break:keep-all]">{civil(date, { year: true })}</span>;
  const other = rate && (rate.of === gross.currency ? worth.currency : gross.currency);
  return (
    <div className="grid gap-6">
      <div className="flex flex-wrap items-center gap-3">
        <Price {...money.parts(worth)} size="title" />
        <ReceiptStatus receipt={receipt} />
        <PaperButton receipt={receipt} />
      </div>
      {reversed_at !== null && (
        <p className="rounded-control bg-lacquer-soft px-4 py-3 text-lacquer [overflow-wrap:anywhere]">
          {t('reversedOn', { time: time(reversed_at) })} · {t('reason', { reason: receipt.reverse_reason })}
        </p>
      )}
      <KeyValues
        columns={3}
        phoneColumns={2}
        items={[
          { key: 'received', name: t('receivedOn'), value: day(receipt.received_on) },
          { key: 'value', name: t('valueDate'), value: day(receipt.value_date) },
          { key: 'reference', name: t('bankReference'), value: receipt.bank_reference },
          { key: 'payer', name: t('payer'), value: receipt.payer },
          { key: 'gross', name: t('gross'), value: <Price {...money.parts(gross)} /> },
          ...(rate
            ? [
                {
                  key: 'rate',
                  name: t('rate'),
                  value: t('rateOf', { of: rate.of, rate: rate.rate, other: other ?? '' }),
                },
              ]
            : []),
          ...(bank_charge.amount > 0
            ? [
                {
                  key: 'charge',
                  name: t('bankCharge'),
                  wide: true,
                  value: (
                    <>
                      <Price {...money.parts(bank_charge)} />
                      <span className="ml-2 text-caption text-muted">
                        {t(charge_to === 'agency' ? 'chargeToAgency' : 'chargeToSeller')}
                      </span>
                    </>
                  ),
                },
              ]
            : []),
        ]}
      />
      {(receipt.allocations.length > 0 || unallocated.amount > 0) && (
        <section>
          <h3 className="mb-2 text-caption font-strong text-muted">{t('allocations')}</h3>
          <ul className="divide-y divide-line border-y border-line">
            {receipt.allocations.map(({ bill, amount, at }) => (
              <li
                key={`${bill?.id}-${at}-${amount.amount}`}
                className="flex items-baseline justify-between gap-4 py-2"
              >
                <span>
                  <Target bill={bill} /> <span className="text-caption text-muted">{time(at)}</span>
                </span>
                <Price {...money.parts(amount)} />
              </li>
            ))}
            {unallocated.amount > 0 && (
              <li className="flex items-baseline justify-between gap-4 py-2 text-muted">
                <span>{t('unallocated')}</span>
                <Price {...money.parts(unallocated)} />
              </li>
            )}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Downloads the document by a one-use link, because a link cannot carry the token. */
function PaperButton({ receipt: { id, number } }: { receipt: OwnReceipt }) {
  const t = usePhrases('top-up');
  const api = useApi();
  const openLink = useOpenLink();
  const file = useSending(async () => {
    const { url } = await api.post('account/receiptLink', { id });
    await openLink(url, `receipt-${number}.pdf`);
  });
  return (
    <Button icon="download" busy={file.busy} onClick={() => void file.send()}>
      {t('downloadReceipt')}
    </Button>
  );
}

/** The bill that a part paid, as a link for users who may see bills; or the deposit. */
function Target({ bill }: { bill: OwnReceipt['allocations'][number]['bill'] }) {
  const t = usePhrases('top-up');
  const mayOpen = useMay()('/user/bill/details');
  if (!bill) return t('toDeposit');
  const words = t('toBill', { number: bill.number });
  if (!mayOpen) return words;
  return (
    <Link to={paths.bill(bill.id)} className="text-teal underline-offset-4 hover:underline">
      {words}
    </Link>
  );
}
