import { Button } from '@serai/ui/button';
import { Countdown } from '@serai/ui/countdown';
import { usePhrases } from '../../platform/i18n/phrases.ts';
import { endWaiting, useWaitingEnd } from './waiting-codes.ts';

/** Requests a code, and counts down the seconds until the next request. */
export function SendCodeButton(props: {
  /** Key of the countdown: one per recipient, see waiting-codes.ts. */
  waitingKey: string;
  busy: boolean;
  /** Label; default “Send code”. */
  words?: string | undefined;
  onClick: () => void;
}) {
  const { waitingKey, busy, words, onClick } = props;
  const t = usePhrases('login');
  const endsAtMs = useWaitingEnd(waitingKey);
  if (endsAtMs === null) {
    return (
      <Button busy={busy} onClick={onClick} className="min-w-32">
        {words ?? t('sendCode')}
      </Button>
    );
  }
  return (
    <Button disabled className="min-w-40">
      <span className="sr-only">{words ?? t('sendCode')}</span>
      <Countdown
        key={endsAtMs}
        endsAtMs={endsAtMs}
        onEnd={() => endWaiting(waitingKey)}
        render={(seconds) => t('sendCodeAgain', { seconds })}
      />
    </Button>
  );
}
