import { Button } from '@serai/ui/button';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import type { OutLine, OutSuggestion } from './out-reads.ts';

interface LineSuggestionProps {
  line: OutLine;
  suggestion: OutSuggestion;
  isFirst: boolean;
  busy: boolean;
  /** Null for readers who may not accept it, and for a pay-back that waits for a second person. */
  onAccept: (() => void) | null;
}

/** A receipt that the bank may have returned, or a pay-back; its button states what it does. */
export function LineSuggestion({ line, suggestion, isFirst, busy, onAccept }: LineSuggestionProps) {
  const t = usePhrases('console-money-out');
  const money = useMoney();
  const sum = money.text({ ...line.amount, amount: -line.amount.amount });
  const isReturn = suggestion.kind === 'returned';
  return (
    <div className="grid gap-2 rounded-card border border-line-strong bg-surface p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="min-w-0 font-strong [overflow-wrap:anywhere]">
          {isReturn
            ? t('returnOf', { number: suggestion.receipt.number })
            : t('payBackTo', { name: suggestion.agency.name })}
        </span>
        {onAccept && (
          <Button kind={isFirst ? 'primary' : 'secondary'} size="compact" busy={busy} onClick={onAccept}>
            {isReturn ? t('reverseSum', { sum }) : t('matchSum', { sum })}
          </Button>
        )}
      </div>
      {isReturn ? <ReturnFacts suggestion={suggestion} /> : <PayBackFacts suggestion={suggestion} />}
      <ul aria-label={t('reasons')} className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-muted">
        {suggestion.reasons.map((reason) => (
          <li key={reason}>{t(`reason_${reason}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function ReturnFacts({ suggestion }: { suggestion: Extract<OutSuggestion, { kind: 'returned' }> }) {
  const t = usePhrases('console-money-out');
  const money = useMoney();
  const { civil } = useDates();
  const { receipt, agency, bills, deposit } = suggestion;
  return (
    <>
      <p className="text-caption text-muted">
        {[civil(receipt.received_on), receipt.payer, agency?.name !== receipt.payer && agency?.name]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <ul className="grid gap-1">
        {bills.map(({ id, number, amount }) => (
          <li key={id} className="flex justify-between gap-4">
            <span>{t('reopensBill', { number })}</span>
            <span className="figures">{money.text(amount)}</span>
          </li>
        ))}
        {deposit.amount > 0 && (
          <li className="flex justify-between gap-4">
            <span>{t('fromDeposit')}</span>
            <span className="figures">{money.text(deposit)}</span>
          </li>
        )}
      </ul>
    </>
  );
}

function PayBackFacts({ suggestion }: { suggestion: Extract<OutSuggestion, { kind: 'pay_back' }> }) {
  const t = usePhrases('console-money-out');
  const { placeTime } = useDates();
  const { pay_back, waits } = suggestion;
  return (
    <>
      <p className="text-caption text-muted">
        {t('askedOn')} {placeTime(pay_back.asked_at)} · {pay_back.payee}
      </p>
      {waits && <p className="text-amber">{t('waits')}</p>}
    </>
  );
}
