import type { Page } from '@playwright/test';

/** Content that executed although it should only be displayed. */
export interface Acted {
  dialogs: string[];
  violations: string[];
}

/** Records what ran or was blocked by the content policy. */
export async function watchActing(page: Page): Promise<Acted> {
  const acted: Acted = { dialogs: [], violations: [] };
  page.on('dialog', (dialog) => {
    acted.dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.exposeFunction('recordViolation', (what: string) => void acted.violations.push(what));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      // biome-ignore lint/suspicious/noExplicitAny: put there above.
      (window as any).recordViolation(`${violatedDirective} ${blockedURI}`);
    });
  });
  return acted;
}
