import type { AdjustmentView } from '@serai/contract/orders/adjustments';
import { Price } from '@serai/ui/price';
import { useDates } from '../../../platform/format/dates.ts';
import { useMoney } from '../../../platform/format/money.ts';
import { useIsDesk } from './reader.ts';
import { useOrderPhrases } from './service-words.ts';

/** A charge after the service with its state, reason, question and answer. */
export function ChargeText({ charge }: { charge: AdjustmentView }) {
  const t = useOrderPhrases('order-detail');
  const money = useMoney();
  const { time } = useDates();
  const isDesk = useIsDesk();
  const isGone = charge.status === 'withdrawn' || charge.status === 'declined';
  return (
    <>
      <span className="flex justify-between gap-4">
        <span className="min-w-0 [overflow-wrap:anywhere]">{charge.label}</span>
        <Price {...money.parts(charge.amount)} former={isGone} />
      </span>
      <span className="text-caption text-muted">
        {charge.quantity} × {money.text(charge.unit_price)} · {t(`charge_${charge.status}`)}
      </span>
      {charge.accept_at !== null && (
        <Words>{t('chargeAcceptAt', { time: time(charge.accept_at).slice(0, 16) })}</Words>
      )}
      {charge.accepted_by === 'silence' && <Words>{t('chargeBySilence')}</Words>}
      {charge.accepted_by === 'desk' && <Words>{t(isDesk ? 'chargeByOurDesk' : 'chargeByDesk')}</Words>}
      {charge.reason && <Words>{charge.reason}</Words>}
      {charge.declined_because && (
        <Words>{t('chargeDeclinedBecause', { reason: charge.declined_because })}</Words>
      )}
      {charge.question && (
        <Words>
          {t(isDesk ? 'chargeQuestionOfAgency' : 'chargeQuestion', { question: charge.question })}
        </Words>
      )}
      {charge.question && (
        <Words>{charge.answer ? t('chargeAnswer', { answer: charge.answer }) : t('chargeAwaiting')}</Words>
      )}
    </>
  );
}

function Words({ children }: { children: string }) {
  return <span className="text-caption [overflow-wrap:anywhere]">{children}</span>;
}
