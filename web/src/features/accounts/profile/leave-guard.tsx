import { ConfirmDialog } from '@serai/ui/confirm-dialog';
import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router';
import { paths } from '../../../paths.ts';
import { useHoldReload } from '../../../platform/build-watch/hold-reload.ts';
import { usePhrases } from '../../../platform/i18n/phrases.ts';

/** Asks before a form with changes is left, by a link, by the back button or by closing the window. */
export function LeaveGuard({ dirty }: { dirty: boolean }) {
  const t = usePhrases('profile');
  const common = usePhrases('common');
  useHoldReload(dirty);
  useBeforeUnload(
    useCallback(
      (event) => {
        if (dirty) event.preventDefault();
      },
      [dirty],
    ),
  );
  // A session that has ended must be able to go to the login: there is nothing to save with.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && nextLocation.pathname !== currentLocation.pathname && nextLocation.pathname !== paths.login(),
  );
  return (
    <ConfirmDialog
      open={blocker.state === 'blocked'}
      onOpenChange={(open) => !open && blocker.reset?.()}
      question={t('leaveQuestion')}
      words={{ confirm: t('leave'), keep: t('stay'), close: common('close') }}
      danger
      onConfirm={() => blocker.proceed?.()}
    >
      <p>{t('leaveText')}</p>
    </ConfirmDialog>
  );
}
