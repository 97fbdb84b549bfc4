import { Button, buttonClass } from '@serai/ui/button';
import { StatusTag } from '@serai/ui/tag';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import type { PayOrAskProps } from '../orders/approval-port.ts';
import { isPayable, useOwnSpending } from '../wallet/own-spending.ts';
import { useOrdersInApproval } from './approval-queries.ts';
import { AskApprovalDialog } from './ask-approval-dialog.tsx';

/**
 * Button for the payment of an order: to pay, to request approval if it exceeds the reader's limits, or a link to
 * the open request. The page loads 'approvals'.
 */
export function PayOrAsk({ order, compact, onPay, words }: PayOrAskProps) {
  const t = usePhrases('approvals');
  const waiting = useOrdersInApproval().get(order.id);
  const spending = useOwnSpending().data;
  const [asking, setAsking] = useState(false);
  const size = compact ? 'compact' : 'regular';
  const payable = isPayable(spending, order.total_amount);
  if (waiting?.can_decide) {
    // On the order's own page the request is shown beside this button.
    if (!compact) return null;
    return (
      <Link to={paths.orderOf(order.product, order.id)} className={buttonClass({ size, kind: 'primary' })}>
        {t('toApprovals')}
      </Link>
    );
  }
  if (payable) {
    return (
      <Button size={size} kind="primary" onClick={onPay}>
        {words}
      </Button>
    );
  }
  if (waiting) return compact ? <StatusTag tone="amber">{t('listWaiting')}</StatusTag> : null;
  return (
    <>
      <Button size={size} kind="primary" onClick={() => setAsking(true)}>
        {t('ask')}
      </Button>
      {asking && <AskApprovalDialog order={order} onClose={() => setAsking(false)} />}
    </>
  );
}
