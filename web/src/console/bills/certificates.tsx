import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { Price } from '@serai/ui/price';
import { Tag } from '@serai/ui/tag';
import { useState } from 'react';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { ReverseWithholdingDialog } from './actions/reverse-withholding-dialog.tsx';
import type { DeskBillReply } from './desk-bill.ts';

/** Certificates of tax that the agency withheld; nothing if there are none. */
export function Certificates({ reply }: { reply: DeskBillReply }) {
  const t = usePhrases('console-bills');
  const money = useMoney();
  const { civil } = useDates();
  const [reversing, setReversing] = useState<DeskBillReply['withholdings'][number] | null>(null);
  const mayReverse = reply.actions.includes('reverseWithholding');
  if (reply.withholdings.length === 0) return null;
  return (
    <Card title={t('certificates')}>
      <ul className="grid gap-3">
        {reply.withholdings.map((certificate) => {
          const { id, number, dated, base, rate_bp, amount, taken_back_at } = certificate;
          return (
            <li key={id} className="grid justify-items-start gap-1">
              <span className="font-strong [overflow-wrap:anywhere]">{number}</span>
              <Price {...money.parts(amount)} former={taken_back_at !== null} />
              <span className="text-caption text-muted">
                {`${rate_bp / 100}% × ${money.text(base)} · ${civil(dated, { year: true })}`}
              </span>
              {taken_back_at !== null && <Tag>{t('takenBack')}</Tag>}
              {mayReverse && taken_back_at === null && (
                <Button
                  size="compact"
                  aria-label={t('reverseOf', { number })}
                  onClick={() => setReversing(certificate)}
                >
                  {t('action_reverseWithholding')}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {reversing && (
        <ReverseWithholdingDialog reply={reply} certificate={reversing} onClose={() => setReversing(null)} />
      )}
    </Card>
  );
}
