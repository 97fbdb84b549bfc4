import { Button } from '@serai/ui/button';
import { Tag } from '@serai/ui/tag';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { Suggestion } from './receipt-reads.ts';
import { SlipButton } from './slip-button.tsx';

interface SuggestionCardProps {
  suggestion: Suggestion;
  isFirst: boolean;
  busy: boolean;
  /** Null for readers who may not allocate. */
  onAccept: (() => void) | null;
}

/** A proposed allocation with its parts and reasons; its button states what it does. */
export function SuggestionCard({ suggestion, isFirst, busy, onAccept }: SuggestionCardProps) {
  const t = usePhrases('console-receipts');
  const money = useMoney();
  const { agency, declaration, deposit, rest, reasons, certain } = suggestion;
  const total = { ...deposit, amount: allocatedBy(suggestion) };
  return (
    <div className="grid gap-2 rounded-card border border-line-strong bg-surface p-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="flex min-w-0 items-center gap-2">
          <span className="min-w-0 truncate font-strong">{agency.name}</span>
          {certain && <Tag tone="jade">{t('certain')}</Tag>}
        </span>
        {onAccept && (
          <Button
            kind={isFirst ? 'primary' : 'secondary'}
            size="compact"
            busy={busy}
            aria-label={t('acceptFor', { sum: money.text(total), name: agency.name })}
            onClick={onAccept}
          >
            {t('accept', { sum: money.text(total) })}
          </Button>
        )}
      </div>
      <Parts suggestion={suggestion} />
      {rest.amount > 0 && (
        <p className="flex justify-between gap-4 text-caption text-amber">
          <span>{t('restStays')}</span>
          <span className="figures">{money.text(rest)}</span>
        </p>
      )}
      {declaration && (
        <div className="grid gap-1 text-caption text-muted">
          <p>
            {t('declaredAs', {
              sum: money.text(declaration.amount),
              payer: declaration.payer,
              use: t(`meant_${declaration.meant_for}`),
            })}
          </p>
          <SlipButton path="console/declaration/slip" id={declaration.id} slip={declaration.slip} />
        </div>
      )}
      <ul aria-label={t('reasons')} className="flex flex-wrap gap-x-3 gap-y-1 text-caption text-muted">
        {reasons.map((reason) => (
          <li key={reason}>{t(`reason_${reason}`)}</li>
        ))}
      </ul>
    </div>
  );
}

function Parts({ suggestion: { bills, deposit } }: { suggestion: Suggestion }) {
  const t = usePhrases('console-receipts');
  const money = useMoney();
  const { civil } = useDates();
  if (bills.length === 0 && deposit.amount === 0) return <p className="text-caption">{t('onlyAgency')}</p>;
  return (
    <ul className="grid gap-1">
      {bills.map(({ id, number, due_on, open, amount }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4">
          <span>
            {number}
            <span className="ml-2 text-caption text-muted">
              {[due_on && t('due', { day: civil(due_on) }), t('openSum', { sum: money.text(open) })]
                .filter(Boolean)
                .join(' · ')}
            </span>
          </span>
          <span className="figures">{money.text(amount)}</span>
        </li>
      ))}
      {deposit.amount > 0 && (
        <li className="flex justify-between gap-4">
          <span>{t('toDeposit')}</span>
          <span className="figures">{money.text(deposit)}</span>
        </li>
      )}
    </ul>
  );
}

function allocatedBy({ bills, deposit }: Suggestion): number {
  return bills.reduce((sum, { amount }) => sum + amount.amount, deposit.amount);
}
