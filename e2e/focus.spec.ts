import { expect, type Locator, type Page, test } from '@playwright/test';
import { addColleague } from './colleagues.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi } from './orders.ts';
import { openOwnAccount, sayChanged } from './own-account.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  test(`new page: focus → on its heading (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const id = await bookOrder();
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/account/overview`);

    if (width === 'phone') await page.getByRole('button', { name: say('layout', 'userCentre') }).click();
    const menu = page.getByRole('navigation', { name: say('layout', 'sideMenu') }).filter({ visible: true });
    const orders = menu.locator('a[href="/user/order/list"]');
    await orders.focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/user\/order\/list/);
    await expect(heading(page)).toBeFocused();

    // Its heading is rendered only with its data.
    await page.locator(`main a[href$="/detail/${id}"]`).first().click();
    await page.waitForURL(/\/user\/order\/detail/);
    await expect(heading(page)).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);

    await page.goBack();
    await page.waitForURL(/\/user\/order\/list/);
    await expect(heading(page)).toBeFocused();
  });
}

test('command removes its button → focus stays near', async ({ page }) => {
  const say = await wordsOf('en');
  const id = await bookOrder();
  await chooseLanguage(page, 'en');
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/order/detail/${id}`);
  const cancel = page.getByRole('button', { name: say('orders', 'action_cancel'), exact: true }).first();
  await cancel.click();
  const dialog = page.getByRole('dialog', { name: say('orders', 'askCancel') });
  await expect(dialog.getByRole('button', { name: say('common', 'keep') })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(cancel).toBeFocused();

  await cancel.click();
  await dialog.getByRole('textbox').fill('Another date');
  await dialog.getByRole('button', { name: say('orders', 'action_cancel'), exact: true }).click();
  await expect(page.getByText(say('orders', 'doneCancel'))).toBeVisible();
  await expect(cancel).toHaveCount(0);
  await expect(page.locator('main section:focus')).toHaveCount(1);
});

test('dialog with a missing answer → focus moves to it', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const id = await bookOrder();
  await chooseLanguage(page, 'zh-cn');
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/user/order/detail/${id}`);
  await page
    .getByRole('button', { name: say('orders', 'action_pay'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say('orders', 'payTitle') });
  await dialog.getByRole('button').filter({ hasText: /\d/ }).click();
  await expect(dialog.getByText(say('orders', 'payTypeRequired'))).toBeVisible();
  await expect(dialog.getByRole('radio').first()).toBeFocused();
});

test('form: saved → focus stays at the button; undone → focus is in the form', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const { login } = await addColleague({ role: 'viewer' });
  await openOwnAccount(page, login, 'profile', { lang: 'zh-cn', width: 'phone' });
  const motto = page.getByLabel(say('profile', 'motto'), { exact: true });
  const save = page.getByRole('button', { name: say('profile', 'save'), exact: true });
  await motto.fill('路在脚下');
  await press(page, save);
  await expect(page.getByText(sayChanged(say, ['motto']))).toBeVisible();
  await expect(save).toBeDisabled();
  await expect(save).toBeFocused();
  await press(page, page.getByRole('button', { name: say('common', 'close') }).first());
  await expect(page.getByText(sayChanged(say, ['motto']))).toBeHidden();
  await expect(save).toBeFocused();
  await expect(save).not.toHaveAttribute('tabindex');
  // It is disabled until there is something to save again.
  await page.keyboard.press('Enter');
  await motto.fill('山高水长');
  await press(page, page.getByRole('button', { name: say('profile', 'undo') }));
  await expect(motto).toHaveValue('路在脚下');
  await expect(page.locator('main form:focus')).toHaveCount(1);
});

function heading(page: Page): Locator {
  return page.getByRole('heading', { level: 1 });
}

async function press(page: Page, button: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
}

/** Books as the owner outside the browser; returns the id of the unpaid order. */
async function bookOrder(): Promise<number> {
  const token = await tokenOf(portal().logins.owner);
  const stay = {
    check_in: civilDay(24),
    check_out: civilDay(25),
    rooms: [{ adults: 1, child_ages: [] }],
    nationality: 'CN',
  };
  const offer = await findOffer(
    '仰光',
    stay,
    token,
    (rate) => rate.cancellation !== 'non_refundable' && rate.units_left >= 4,
  );
  return bookByApi(offer, token);
}
