import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { useApp } from '../app.tsx';
import { useHoldReload } from '../build-watch/hold-reload.ts';
import { usePhrases } from '../i18n/phrases.ts';

/** State of a navigation after a successful submit: nothing is lost by it. */
export const afterSaving = 'saved';

/** Asks for confirmation before a form with changes is left: by a link, the back button or closing the window. */
export function LeaveGuard({ dirty, onLeave }: { dirty: boolean; onLeave?: () => void }) {
  const common = usePhrases('common');
  const { session } = useApp();
  useHoldReload(dirty);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty) event.preventDefault();
      },
      [dirty],
    ),
  );
  // After the session has ended, the way to the login must be open: saving is impossible without it.
  const blocker = useBlocker(
    ({ currentLocation: from, nextLocation: to }) =>
      dirty &&
      from.pathname + from.search !== to.pathname + to.search &&
      to.state !== afterSaving &&
      to.pathname !== session.loginPath(),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      question={common('leaveAsk')}
      words={{ confirm: common('leaveYes'), keep: common('leaveNo'), close: common('close') }}
      danger
      onConfirm={() => {
        onLeave?.();
        blocker.proceed?.();
      }}
    >
      <p className="text-muted">{common('leaveHelp')}</p>
    </ConfirmDialog>
  );
}
