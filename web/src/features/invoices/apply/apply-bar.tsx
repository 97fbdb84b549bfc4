import { maxCharges } from '@serai/contract/billing/statuses';
import { Button } from '@serai/ui/button';
import { Card } from '@serai/ui/card';
import { useRef, useState } from 'react';
import type { Got } from '../../../platform/api/calls.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { ChoiceBar } from '../../billing/choice-bar.tsx';
import type { Seller } from '../invoice-queries.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import type { PaperChoice } from './paper-choice.ts';

type Reply = Pick<Got<'invoice/eligible'>, 'list' | 'sellers'>;

/** Selection and the button to apply; users who may apply but not see titles are shown whom to ask. */
export function ApplyBar({ choice, reply }: { choice: PaperChoice; reply: Reply }) {
  const t = usePhrases('invoice-apply');
  const may = useMay();
  const [asking, setAsking] = useState<Seller | null>(null);
  const [first] = choice.rows;
  const isReceipt = first?.paper === 'receipt';
  const charges = choice.rows.reduce((sum, { chargeIds }) => sum + chargeIds.length, 0);
  const { currency } = reply.list[0]!.amount;
  const seller = useSellers(reply).get(first?.sellerId ?? 0);
  if (!may('/user/invoice/apply/submit')) return null;
  if (!may('/user/invoice/manage')) return <TitlesShut />;
  return (
    <ChoiceBar choice={choice} currency={currency} words={{ chosen: chosenWords(), clear: t('unchoose') }}>
      <Button
        kind="primary"
        disabled={choice.count === 0 || charges > maxCharges || !seller}
        className="max-sm:w-full"
        onClick={() => setAsking(seller ?? null)}
      >
        {t(isReceipt ? 'applyReceipt' : 'apply')}
      </Button>
      {asking && (
        <ApplyDialog choice={choice} seller={asking} currency={currency} onClose={() => setAsking(null)} />
      )}
    </ChoiceBar>
  );

  function chosenWords() {
    if (choice.count === 0) return t('chosenNone');
    return charges > maxCharges ? t('tooMany') : t('chosen', { count: choice.count });
  }
}

function TitlesShut() {
  const t = usePhrases('invoice-apply');
  return (
    <Card className="mt-4">
      <p className="font-strong">{t('titlesShut')}</p>
      <p className="mt-1 text-muted">{t('titlesShutHelp')}</p>
    </Card>
  );
}

/** Collects the sellers of all visited pages by id, because selected orders may be on another page. */
function useSellers({ sellers }: Reply): ReadonlyMap<number, Seller> {
  const known = useRef(new Map<number, Seller>());
  for (const seller of sellers) known.current.set(seller.id, seller);
  return known.current;
}
