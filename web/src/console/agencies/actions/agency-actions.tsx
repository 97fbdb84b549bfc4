import { Button } from '@serai/ui/button';
import { type ReactElement, useState } from 'react';
import { usePhrases } from '../../../platform/i18n/phrases.ts';
import { useMay } from '../../../platform/session/use-session.tsx';
import { type AgencyReply, contractedOf, fundedOf } from '../agency-reply.ts';
import { BlockDialog } from './block-dialog.tsx';
import { CreditLimitDialog } from './credit-limit-dialog.tsx';
import { LiftStopDialog } from './lift-stop-dialog.tsx';
import { TemporaryLimitDialog } from './temporary-limit-dialog.tsx';
import { TopUpDialog } from './top-up-dialog.tsx';
import { VerifyDialog } from './verify-dialog.tsx';

type Act = 'verify' | 'refuse' | 'topUp' | 'setCredit' | 'setTemporary' | 'lift' | 'block' | 'unblock';

/** Actions on the agency for which the reader has the rights. */
export function AgencyActions({ reply }: { reply: AgencyReply }) {
  const t = usePhrases('console-agencies');
  const [chosen, setChosen] = useState<Act | null>(null);
  const dialogs = useDialogs(reply, () => setChosen(null));
  const offered = Object.keys(dialogs) as Act[];
  if (offered.length === 0) return null;
  return (
    <div className="not-printed mt-3 flex flex-wrap items-center gap-2">
      {offered.map((act) => (
        <Button key={act} onClick={() => setChosen(act)}>
          {t(act)}
        </Button>
      ))}
      {chosen && dialogs[chosen]?.()}
    </div>
  );
}

/** Dialogs of the offered actions. */
function useDialogs(reply: AgencyReply, onClose: () => void): Partial<Record<Act, () => ReactElement>> {
  const may = useMay();
  const funded = fundedOf(reply);
  const contracted = contractedOf(reply);
  const setsCredit = may('/console/wallet/setCreditLimit');
  const isStopped = reply.agency.credit_stopped_at !== null;
  const verifies = may('/console/agency/verify') && reply.agency.verification !== 'verified';
  return {
    ...(verifies && {
      verify: () => <VerifyDialog reply={reply} decision="verify" onClose={onClose} />,
      refuse: () => <VerifyDialog reply={reply} decision="refuse" onClose={onClose} />,
    }),
    ...(funded &&
      may('/console/wallet/topUp') && { topUp: () => <TopUpDialog reply={funded} onClose={onClose} /> }),
    ...(funded && setsCredit && { setCredit: () => <CreditLimitDialog reply={funded} onClose={onClose} /> }),
    ...(contracted &&
      may('/console/contract/edit') && {
        setTemporary: () => <TemporaryLimitDialog reply={contracted} onClose={onClose} />,
      }),
    ...(funded &&
      setsCredit &&
      isStopped && { lift: () => <LiftStopDialog reply={funded} onClose={onClose} /> }),
    ...(may('/console/agency/block') && {
      [reply.agency.blocked_at === null ? 'block' : 'unblock']: () => (
        <BlockDialog reply={reply} onClose={onClose} />
      ),
    }),
  };
}
