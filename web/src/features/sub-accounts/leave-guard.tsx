import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '../../paths.ts';
import { useHoldReload } from '../../platform/build-watch/hold-reload.ts';
import { usePhrases } from '../../platform/i18n/phrases.ts';

/** The state of a navigation that follows a successful submit: nothing is lost by it. */
export const afterSaving = 'saved';

/** Asks before a half-filled form is left, whichever way. A login that is needed meanwhile is not held up. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave?: () => void }) {
  const t = usePhrases('sub-accounts');
  const common = usePhrases('common');
  const blocker = useBlocker(
    ({ nextLocation }) =>
      dirty && nextLocation.state !== afterSaving && nextLocation.pathname !== paths.login(),
  );
  useHoldReload(dirty);
  useEffect(() => {
    if (!dirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      danger
      onOpenChange={(open) => {
        if (!open) blocker.reset?.();
      }}
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
      question={t('leaveAsk')}
      words={{ confirm: t('leaveYes'), keep: t('leaveNo'), close: common('close') }}
    >
      <p className="text-muted">{t('leaveHelp')}</p>
    </ConfirmDialog>
  );
}
