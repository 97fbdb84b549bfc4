import type { DeclaredPayment } from '@serai/contract/receipts/receipts';
import { Button, buttonClass } from '@serai/ui/button';
import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { Dialog } from '@serai/ui/dialog';
import { KeyValues } from '@serai/ui/key-values';
import { Price } from '@serai/ui/price';
import { Timeline, type TimelineStep } from '@serai/ui/timeline';
import { useState } from 'react';
import { Link } from 'react-router';
import { paths } from '../../paths.ts';
import { useCommand } from '../../platform/api/use-command.ts';
import { useSending } from '../../platform/api/use-send.ts';
import { useApi } from '../../platform/app.tsx';
import { useDates } from '../../platform/format/dates.ts';
import { useMoney } from '../../platform/format/money.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { firstPage } from '../../platform/list/place.ts';
import { useNotify } from '../../platform/notify/use-notify.ts';
import { writeTopUpSearch } from './top-up-search.ts';

/** One declared payment: its data, slip, progress, and withdrawal. */
export function DeclarationDialog({ declared, onClose }: { declared: DeclaredPayment; onClose: () => void }) {
  const t = usePhrases('top-up');
  const common = usePhrases('common');
  const money = useMoney();
  const { civil } = useDates();
  const { amount, paid_on, payer, reference, meant_for, receipt, actions } = declared;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('declaredTitle')}
      words={{ close: common('close') }}
      actions={
        <>
          {actions.includes('withdraw') && <Withdraw declared={declared} onDone={onClose} />}
          <SlipButton id={declared.id} />
          {receipt && (
            <Link
              to={paths.topUp(writeTopUpSearch({ view: 'received', receipt: receipt.id, ...firstPage }))}
              preventScrollReset
              className={buttonClass()}
              onClick={onClose}
            >
              {t('seeReceipt', { number: receipt.number })}
            </Link>
          )}
        </>
      }
    >
      <KeyValues
        items={[
          { key: 'amount', name: t('amount'), value: <Price {...money.parts(amount)} /> },
          { key: 'paid_on', name: t('paidOn'), value: civil(paid_on, { year: true }) },
          { key: 'payer', name: t('payer'), value: payer },
          { key: 'reference', name: t('reference'), value: reference || '—' },
          { key: 'meant_for', name: t('meantFor'), value: t(`meantFor_${meant_for}`) },
        ]}
      />
      <h3 className="mt-6 mb-3 text-caption font-strong text-muted">{t('story')}</h3>
      <Timeline label={t('story')} steps={useStory(declared)} />
    </Dialog>
  );
}

/** History of a declared payment, and its next step. */
function useStory(declared: DeclaredPayment): TimelineStep[] {
  const t = usePhrases('top-up');
  const money = useMoney();
  const { time } = useDates();
  const { status, declared_by: name, declared_at, ended_at, reason, receipt } = declared;
  /** Where the money was allocated; unallocated money pays nothing yet. */
  const goneTo = (shares: NonNullable<DeclaredPayment['receipt']>): TimelineStep => {
    const { to_bills, to_deposit, unallocated } = shares;
    const detail = [
      to_bills.amount > 0 && t('goneToBills', { amount: money.text(to_bills) }),
      to_deposit.amount > 0 && t('goneToDeposit', { amount: money.text(to_deposit) }),
      unallocated.amount > 0 && t('goneNowhere', { amount: money.text(unallocated) }),
    ].filter(Boolean);
    const isDone = unallocated.amount === 0;
    return {
      key: 'gone',
      title: t(isDone ? 'stepAllocated' : 'stepAllocating'),
      detail: detail.join(' · '),
      state: isDone ? 'done' : 'next',
    };
  };
  const first: TimelineStep = {
    key: 'declared',
    title: t('stepDeclared'),
    state: 'done',
    detail: t('stepDeclaredBy', { name, time: time(declared_at) }),
  };
  if (status === 'declared') return [first, { key: 'check', title: t('stepChecking'), state: 'next' }];
  const at = time(ended_at);
  if (status === 'matched') {
    const title = t('stepMatched', { worth: receipt ? money.text(receipt.worth) : '' });
    const matched: TimelineStep = { key: 'end', title, detail: at, state: 'done' };
    return [first, matched, ...(receipt ? [goneTo(receipt)] : [])];
  }
  const title = t(status === 'refused' ? 'stepRefused' : 'stepWithdrawn');
  const detail = reason ? `${at} · ${t('reason', { reason })}` : at;
  return [first, { key: 'end', title, detail, state: 'stopped' }];
}

/** Opens the slip by a one-use link, because a link cannot carry the token. */
function SlipButton({ id }: { id: number }) {
  const t = usePhrases('top-up');
  const api = useApi();
  const opening = useSending(async () => {
    // Opened before the reply arrives, because browsers block later windows as advertisements.
    const tab = window.open('', '_blank');
    try {
      const { url } = await api.post('account/slipLink', { id });
      if (tab) tab.location.replace(url);
      else window.location.assign(url);
    } catch (failure) {
      tab?.close();
      throw failure;
    }
  });
  return (
    <Button icon="receipt" busy={opening.busy} onClick={() => void opening.send()}>
      {t('slipOpen')}
    </Button>
  );
}

function Withdraw({ declared, onDone }: { declared: DeclaredPayment; onDone: () => void }) {
  const t = usePhrases('top-up');
  const common = usePhrases('common');
  const money = useMoney();
  const notify = useNotify();
  const [asking, setAsking] = useState(false);
  const withdraw = useCommand('account/withdrawTopUp', { stale: ['account/topUps'] });

  async function confirm() {
    const { failure } = await withdraw.send({ id: declared.id });
    setAsking(false);
    if (failure) return;
    notify('success', t('withdrawn'));
    onDone();
  }

  return (
    <>
      <Button kind="quiet" onClick={() => setAsking(true)}>
        {t('withdraw')}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        question={t('withdrawAsk', { amount: money.text(declared.amount) })}
        description={t('withdrawHelp')}
        words={{ confirm: t('withdraw'), keep: t('withdrawKeep'), close: common('close') }}
        danger
        busy={withdraw.busy}
        onConfirm={() => void confirm()}
      />
    </>
  );
}
