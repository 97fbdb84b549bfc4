import { expect, test } from '@playwright/test';
import type source from '@serai/phrases/zh/pages/console/console-second-person';
import { expectAccessible } from './accessible.ts';

import { enterAs, tokenOf } from './log-in.ts';
import { aimAgain, api, chooseLanguage, control, goTo, portal } from './portal.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

type Words = keyof typeof source;

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('en', 'desktop')) {
  test(`requests for a second person: listed, withdrawn by the requester, counted by day (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const words = (key: Words) => say('console-second-person', key);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    const token = await tokenOf(portal().logins.operator);
    const topUp = (amount: number) =>
      api('POST', 'console/wallet/topUp', { agency_id: 1, amount, memo: 'Cash at the desk' }, token);
    await topUp(15_000);
    await topUp(1_000_000);
    await goTo(page, `${portal().url}/console/secondPerson`);
    const requests = page.getByRole('list', { name: words('list') }).getByRole('listitem');
    const waiting = requests.filter({ hasText: say('console-activity', 'concession_top_up') });
    await expect(waiting).toHaveCount(1);
    await expect(waiting).toContainText(words('own'));
    await expectAccessible(page, 'second person');
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/second-${lang}-${width}.png`, fullPage: true });
    await waiting.getByRole('button', { name: words('withdraw') }).click();
    const dialog = page.getByRole('dialog');
    await aimAgain(page);
    await dialog.getByRole('button', { name: words('withdraw') }).click();
    await expect(dialog.getByText(words('noteRequired'))).toBeVisible();
    await dialog.getByLabel(words('note')).fill('Booked by the receipt instead');
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/dialog-${lang}-${width}.png` });
    await dialog.getByRole('button', { name: words('withdraw') }).click();
    await expect(waiting).toHaveCount(0);
    await goTo(page, `${portal().url}/console/activity`);
    await expect(page.getByText(say('console-activity', 'totalsTitle'))).toBeVisible();
    await expect(page.getByText('150.00').first()).toBeVisible();
    await expectAccessible(page, 'activity');
    if (process.env.SHOTS)
      await page.screenshot({ path: `${process.env.SHOTS}/activity-${lang}-${width}.png`, fullPage: true });
  });
}
