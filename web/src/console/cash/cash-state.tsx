import { StatusTag, Tag, type Tone } from '@serai/ui/tag';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { CashRow } from './cash-reads.ts';

const tones: Record<CashRow['state'], Tone> = { open: 'amber', handed_in: 'jade', voided: 'neutral' };

/** State of a record, with the people and reasons; a difference of its hand-in is always shown. */
export function CashState({ cash }: { cash: CashRow }) {
  const t = usePhrases('console-cash');
  return (
    <div className="grid min-w-0 justify-items-start gap-1 [overflow-wrap:anywhere] md:max-w-72">
      <StatusTag tone={tones[cash.state]}>{t(`state_${cash.state}`)}</StatusTag>
      <p className="text-caption text-muted">{t('recordedBy', { name: cash.recorded_by })}</p>
      <HandIn cash={cash} />
      {cash.voided && (
        <p className="text-caption text-muted">
          {t('voidedBy', { name: cash.voided.by })} · {cash.voided.reason}
        </p>
      )}
    </div>
  );
}

function HandIn({ cash: { hand_in, sum } }: { cash: CashRow }) {
  const t = usePhrases('console-cash');
  const { civil } = useDates();
  const money = useMoney();
  if (!hand_in) return null;
  const { expected, counted, handed_in_on, received_by, reason } = hand_in;
  const difference = { ...counted, amount: counted.amount - expected.amount };
  return (
    <>
      <p className="text-caption text-muted">
        {t('handedIn', { day: civil(handed_in_on), name: received_by })}
      </p>
      {expected.amount !== sum.amount && (
        <p className="text-caption text-muted">
          {t('together', { expected: money.text(expected), counted: money.text(counted) })}
        </p>
      )}
      {difference.amount !== 0 && (
        <>
          <Tag tone="amber">{t('difference', { sum: money.text(difference) })}</Tag>
          <p className="text-caption text-muted">{reason}</p>
        </>
      )}
    </>
  );
}
