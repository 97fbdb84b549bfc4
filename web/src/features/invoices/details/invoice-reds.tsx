import { Button } from '@serai/ui/button';
import { Countdown, clockText } from '@serai/ui/countdown';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { useState } from 'react';
import { useCommand } from '../../../platform/api/use-command.ts';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { CommandDialog } from '../../orders/actions/command-dialog.tsx';
import { type InvoiceDetail, invoiceReads } from '../invoice-queries.ts';
import { InvoiceFiles } from './invoice-files.tsx';

type Red = InvoiceDetail['reds'][number];

const tones: Record<Red['status'], Tone> = {
  asked: 'amber',
  confirmed: 'teal',
  declined: 'neutral',
  lapsed: 'neutral',
  issued: 'lacquer',
};

/** Reversals of an invoice with their sums; one that awaits the buyer has buttons to answer. */
export function InvoiceReds({ detail }: { detail: InvoiceDetail }) {
  return (
    <ul className="grid grid-cols-1 divide-y divide-line">
      {detail.reds.map((red) => (
        <li key={red.id} className="py-4 first:pt-0 last:pb-0">
          <RedRow red={red} detail={detail} />
        </li>
      ))}
    </ul>
  );
}

function RedRow({ red, detail }: { red: Red; detail: InvoiceDetail }) {
  const t = usePhrases('invoices');
  const money = useMoney();
  const { civil, time } = useDates();
  const { actions, invoice } = detail;
  const sum = (key: 'gross' | 'net' | 'tax') => ({
    key,
    name: t(key),
    value: <Price {...money.parts(red[key])} />,
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
          sum('gross'),
          sum('net'),
          sum('tax'),
          ...(red.invoice_number ? [{ key: 'number', name: t('redNumber'), value: red.invoice_number }] : []),
          ...(red.issued_on
            ? [{ key: 'on', name: t('issuedOn'), value: civil(red.issued_on, { year: true }) }]
            : []),
          {
            key: 'orders',
            name: t('redOrders'),
            value: red.lines.map(({ order_sn }) => order_sn).join(', '),
          },
          ...(red.reason ? [{ key: 'reason', name: t('redReason'), value: red.reason, wide: true }] : []),
        ]}
      />
      {red.files.length > 0 && actions.includes('export') && (
        <div className="mt-3 flex flex-wrap gap-2">
          <InvoiceFiles invoiceId={invoice.id} files={red.files} />
        </div>
      )}
      {red.status === 'asked' && actions.includes('confirm') && <Answer red={red} />}
    </>
  );
}

/** The buyer of a special invoice confirms or declines its red invoice before the deadline. */
function Answer({ red }: { red: Red }) {
  const t = usePhrases('invoices');
  const money = useMoney();
  const [answer, setAnswer] = useState<'agree' | 'decline' | null>(null);
  const command = useCommand('invoice/confirmRed', { stale: invoiceReads });
  const amount = money.text({ ...red.gross, amount: Math.abs(red.gross.amount) });
  return (
    <div className="mt-3 rounded-control bg-amber-soft p-4">
      <p>{t('redAsks', { amount })}</p>
      {red.until !== null && (
        <Countdown
          className="text-caption text-amber"
          endsAtMs={red.until * 1000}
          render={(left) => (left > 0 ? t('redLeft', { left: clockText(left) }) : t('redOver'))}
        />
      )}
      <div className="mt-3 flex flex-wrap gap-2 max-sm:*:flex-1">
        <Button kind="primary" onClick={() => setAnswer('agree')}>
          {t('redAgree')}
        </Button>
        <Button onClick={() => setAnswer('decline')}>{t('redDecline')}</Button>
      </div>
      {answer && (
        <CommandDialog
          command={command}
          body={() => ({ id: red.id, agree: answer === 'agree' })}
          title={t(answer === 'agree' ? 'redAgreeTitle' : 'redDeclineTitle')}
          description={t(answer === 'agree' ? 'redAgreeHelp' : 'redDeclineHelp', { amount })}
          confirm={t(answer === 'agree' ? 'redAgree' : 'redDecline')}
          back="back"
          done={t(answer === 'agree' ? 'redAgreed' : 'redDeclined')}
          onClose={() => setAnswer(null)}
        >
          {null}
        </CommandDialog>
      )}
    </div>
  );
}
