import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enterAs } from './log-in.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

test.afterAll(() => control('POST', 'reset'));

for (const view of viewsOf('invoice titles')) {
  test(`invoice titles are added with a warning while typing, made the default and deleted (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const say = await wordsOf(view.lang);
    await page.setViewportSize(viewports[view.width]);
    await chooseLanguage(page, view.lang);
    await control('POST', 'reset');
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/invoice/manage`);
    const picture = (name: string) => shoot(page, `titles-${name}-${view.lang}-${view.width}`);
    await expect(page.getByText(say('invoice-titles', 'empty'))).toBeVisible();
    await picture('empty');

    const company = '云南远行国际旅行社有限公司';
    const shown = page.getByRole('list', { name: say('invoice-titles', 'title') });
    const titles = shown.getByRole('heading');
    const dialog = page.getByRole('dialog');
    const idField = dialog.getByLabel(say('invoice-titles', 'taxpayer_id'), { exact: true });
    const warning = dialog.getByText(say('invoice-titles', 'warn_check_digit'));
    await page.getByRole('button', { name: say('invoice-titles', 'add') }).click();
    await dialog.getByRole('button', { name: say('invoice-titles', 'save') }).click();
    await expect(dialog.getByText(say('invoice-titles', 'taxpayerIdRequired'))).toBeVisible();
    await idField.pressSequentially('9151 0100 7092 3722');
    await expect(warning).toHaveCount(0);
    await idField.pressSequentially('5E');
    await expect(warning).toBeVisible();
    await picture('warned');
    await expectAccessible(page, 'title dialog');
    await fillTitle(page, say, company);
    await expect(page.getByRole('heading', { name: company })).toBeVisible();
    await expect(page.getByText(say('invoice-titles', 'warn_check_digit'))).toBeVisible();

    await page.getByRole('button', { name: say('invoice-titles', 'editOf', { name: company }) }).click();
    await expect(warning).toBeVisible();
    await idField.fill('91510100709237224e');
    await expect(warning).toHaveCount(0);
    await dialog.getByRole('button', { name: say('invoice-titles', 'save') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('91510100709237224E')).toBeVisible();

    await page.getByRole('button', { name: say('invoice-titles', 'add') }).click();
    await dialog.getByRole('radio', { name: say('invoice-titles', 'kind_individual') }).check();
    await fillTitle(page, say, '李思');
    await page
      .getByRole('button', { name: say('invoice-titles', 'makeDefaultOf', { name: '李思' }) })
      .click();
    await expect(titles).toHaveText(['李思', company]);
    await picture('list');
    await page.getByRole('button', { name: say('invoice-titles', 'deleteOf', { name: '李思' }) }).click();
    await picture('delete');
    await dialog.getByRole('button', { name: say('invoice-titles', 'deleteYes') }).click();
    await expect(titles).toHaveText([company]);
    await expect(page.getByText(say('invoice-titles', 'default'), { exact: true })).toBeVisible();
  });
}

/** Fills the open dialog, but for the taxpayer id, and saves it. */
async function fillTitle(page: Page, say: Say, name: string): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('invoice-titles', 'name'), { exact: true }).fill(name);
  await dialog.getByLabel(say('invoice-titles', 'email'), { exact: true }).fill('fapiao@yuanxing.example');
  await dialog.getByRole('button', { name: say('invoice-titles', 'save') }).click();
  await expect(dialog).toHaveCount(0);
}
