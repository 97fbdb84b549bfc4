import type { DueRow } from '@serai/contract/accounts/due';
import type { DueAction as Action } from '@serai/contract/accounts/due-kinds';
import { buttonClass } from '@serai/ui/button';
import { Link } from 'react-router';
import type { PhraseKey } from '../../../platform/i18n/phrase-modules.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { DecideButton } from './decide-button.tsx';
import { actionPage } from './due-links.ts';
import { PayButton } from './pay-button.tsx';

/** The one action of a row: a dialog for payments, otherwise a link to the page on which it is taken. */
export function DueAction({ row }: { row: DueRow }) {
  const t = usePhrases('overview');
  const words = t(actionWords[row.action]);
  const label = t('actOn', { action: words, number: row.number });
  const { order_id: orderId, product, action, object_id } = row;
  if (orderId !== null && action === 'pay') {
    return <PayButton orderId={orderId} product={product} words={words} label={label} />;
  }
  if (orderId !== null && action === 'decide') {
    return <DecideButton approvalId={object_id} orderId={orderId} words={words} label={label} />;
  }
  return (
    <Link to={actionPage(row)} aria-label={label} className={buttonClass({ size: 'compact' })}>
      {words}
    </Link>
  );
}

const actionWords: Record<Action, PhraseKey<'overview'>> = {
  decide: 'act_decide',
  pay: 'act_pay',
  accept: 'act_accept',
  cancel: 'act_cancel',
  ask: 'act_ask',
  answer: 'act_answer',
  reply: 'act_reply',
  payBill: 'act_pay',
  open: 'act_open',
};
