import { Button } from '@serai/ui/button';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { StatusTag, type Tone } from '@serai/ui/tag';
import { useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { AskRedDialog } from './actions/ask-red-dialog.tsx';
import { IssueRedDialog } from './actions/issue-red-dialog.tsx';
import type { DeskInvoiceReply, DeskRed } from './desk-invoice.ts';
import { PaperFiles } from './paper-files.tsx';

const tones: Record<DeskRed['status'], Tone> = {
  asked: 'amber',
  confirmed: 'teal',
  declined: 'neutral',
  lapsed: 'neutral',
  issued: 'lacquer',
};

/** Red invoices with their sums; a confirmed one is issued here, a declined one is asked for again. */
export function DeskReds({ reply }: { reply: DeskInvoiceReply }) {
  const [act, setAct] = useState<{ red: DeskRed; kind: 'issue' | 'again' } | null>(null);
  const close = () => setAct(null);
  return (
    <>
      <ul className="grid grid-cols-1 divide-y divide-line">
        {reply.reds.map((red) => (
          <li key={red.id} className="py-4 first:pt-0 last:pb-0">
            <RedRow red={red} reply={reply} onAct={(kind) => setAct({ red, kind })} />
          </li>
        ))}
      </ul>
      {act?.kind === 'issue' && <IssueRedDialog reply={reply} red={act.red} onClose={close} />}
      {act?.kind === 'again' && <AskRedDialog reply={reply} red={act.red} onClose={close} />}
    </>
  );
}

interface RedRowProps {
  red: DeskRed;
  reply: DeskInvoiceReply;
  onAct: (kind: 'issue' | 'again') => void;
}

function RedRow({ red, reply: { actions }, onAct }: RedRowProps) {
  const t = usePhrases('console-invoices');
  const words = usePhrases('invoices');
  const money = useMoney();
  const { civil, time } = useDates();
  const sum = (key: 'gross' | 'net' | 'tax') => ({
    key,
    name: words(key),
    value: <Price {...money.parts(red[key])} />,
  });
  return (
    <>
      <p className="mb-2 flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="font-strong">{words(red.full ? 'redFull' : 'redPart')}</span>
        <StatusTag tone={tones[red.status]}>{t(`red_${red.status}`)}</StatusTag>
        <span className="text-caption text-muted">{time(red.asked_at).slice(0, 16)}</span>
      </p>
      <KeyValues
        columns={3}
        phoneColumns={2}
        items={[
          sum('gross'),
          sum('net'),
          sum('tax'),
          ...(red.invoice_number
            ? [{ key: 'number', name: words('redNumber'), value: red.invoice_number }]
            : []),
          ...(red.issued_on
            ? [{ key: 'on', name: words('issuedOn'), value: civil(red.issued_on, { year: true }) }]
            : []),
          {
            key: 'orders',
            name: words('redOrders'),
            value: red.lines.map(({ order_sn }) => order_sn).join(', '),
          },
          ...(red.reason ? [{ key: 'reason', name: words('redReason'), value: red.reason, wide: true }] : []),
        ]}
      />
      <PaperFiles files={red.files} />
      {red.status === 'confirmed' && actions.includes('issueRed') && (
        <Button className="mt-3" kind="primary" onClick={() => onAct('issue')}>
          {t('action_issueRed')}
        </Button>
      )}
      {(red.status === 'declined' || red.status === 'lapsed') && actions.includes('askRedAgain') && (
        <Button className="mt-3" onClick={() => onAct('again')}>
          {t('action_askRedAgain')}
        </Button>
      )}
    </>
  );
}
