import type { Page } from '@playwright/test';

/** What acted, though it was only to be shown. */
export interface Acted {
  dialogs: string[];
  violations: string[];
}

/** Notes what ran, or was kept from running by the policy. */
export async function watchActing(page: Page): Promise<Acted> {
  const acted: Acted = { dialogs: [], violations: [] };
  page.on('dialog', (dialog) => {
    acted.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('noteViolation', (what: string) => void acted.violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // biome-ignore lint/suspicious/noExplicitAny: put there above.
      (window as any).noteViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return acted;
}
