import { Button } from '@serai/ui/button';
import { type ReactNode, useSyncExternalStore } from 'react';

/**
 * Sends off a form with a password. Before the page's script has come the browser would do it by itself and write
 * the password into the address, so until then it cannot be pressed.
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
      // A moment only: it need not look different.
      className={isTakenOver ? '' : 'disabled:cursor-progress disabled:opacity-100'}
    >
      {children}
    </Button>
  );
}
