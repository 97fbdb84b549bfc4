import { Button } from '@serai/ui/button';
import { type ReactNode, useSyncExternalStore } from 'react';

/**
 * Submits a form with a password. Until the page's script has loaded it is disabled, because the browser would
 * submit the form itself and write the password into the address.
 */
export function SubmitButton({ busy, children }: { busy: boolean; children: ReactNode }) {
  const isTakenOver = useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
  return (
    <Button
      type="submit"
      kind="primary"
      size="large"
      block
      busy={busy}
      disabled={!isTakenOver}
      // Disabled only for a moment, so its appearance does not change.
      className={isTakenOver ? '' : 'disabled:cursor-progress disabled:opacity-100'}
    >
      {children}
    </Button>
  );
}
