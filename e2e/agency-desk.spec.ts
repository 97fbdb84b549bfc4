import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { advanceOneHour, registered } from './gate.ts';
import { enterAs, fillLogin, tokenOf } from './log-in.ts';
import { api, chooseLanguage, control, goTo, portal } from './portal.ts';
import { viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

test.beforeAll(() => control('POST', 'reset'));
test.beforeEach(advanceOneHour);

for (const { lang, width } of viewsOf('en', 'desktop')) {
  test(`agency at the desk: registered → in the queue, verified, given credit, blocked, login refused (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const login = await registered('email');
    const administrator = await tokenOf(portal().logins.operator);
    const found = await ask<{ list: { id: number }[] }>(
      'console/agency/list',
      { keyword: login.username },
      administrator,
    );
    const { id } = found.list[0]!;
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);

    await goTo(page, `${portal().url}/console/queue/agencies`);
    await page.locator(`a[href="/console/agency/${id}"]`).click();
    await expect(page).toHaveURL(new RegExp(`/console/agency/${id}$`));
    const main = page.locator('main');
    await expect(main).toContainText(say('console-agencies', 'verification_asked'));
    await expectAccessible(page, 'agency that applies');

    const dialog = page.getByRole('dialog');
    await main.getByRole('button', { name: say('console-agencies', 'verify'), exact: true }).click();
    await dialog.getByLabel(say('console-agencies', 'checked')).fill('Licence agrees with the register');
    await expectAccessible(page, 'verification');
    await carryOut(page, say, 'verify', 'verifyDone');
    await expect(main).toContainText(say('console-agencies', 'state_verified'));

    // The dialog shows the limit before and after.
    await main.getByRole('button', { name: say('console-agencies', 'setCredit'), exact: true }).click();
    await dialog.getByLabel(say('console-agencies', 'newLimit')).fill('150');
    await dialog.getByLabel(say('console-agencies', 'reason')).fill('Start of the season');
    const preview = dialog.getByRole('row', { name: say('console-agencies', 'limitInForce') });
    await expect(preview).toContainText('0.00 USD');
    await expect(preview).toContainText('150.00 USD');
    await carryOut(page, say, 'setCredit', 'creditDone');
    await expect(main).toContainText('150.00 USD');

    const member = await tokenOf(login);
    await main.getByRole('button', { name: say('console-agencies', 'block'), exact: true }).click();
    await dialog.getByLabel(say('console-agencies', 'reason')).fill('Does not answer');
    await carryOut(page, say, 'block', 'blockDone');
    await expect(main).toContainText(say('console-agencies', 'state_blocked'));
    await expect(main).toContainText('Does not answer');
    await expectAccessible(page, 'blocked agency');
    expect((await api('GET', 'index/index?requiredLogin=1', undefined, member)).code).not.toBe(1);

    const { contact } = (await api('GET', 'index/index')).data;
    await page.evaluate(() => localStorage.clear());
    await chooseLanguage(page, lang);
    await goTo(page, `${portal().url}/user/login`);
    await fillLogin(page, say, login);
    await expect(page.locator('form').getByRole('alert')).toContainText(contact.serviceEmail);
  });
}

/** Submits the open dialog and waits for the notice of its success. */
async function carryOut(
  page: Page,
  say: Say,
  act: 'verify' | 'setCredit' | 'block',
  done: 'verifyDone' | 'creditDone' | 'blockDone',
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: say('console-agencies', act), exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const notices = page.getByRole('region', { name: say('common', 'notices') });
  await expect(notices).toContainText(say('console-agencies', done));
}
