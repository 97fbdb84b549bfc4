import { type Browser, expect, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { Secret, TOTP } from 'otpauth';
import { done } from './api-calls.ts';
import { addColleague, noLimits } from './colleagues.ts';
import { enterAs, fillLogin, type Login } from './log-in.ts';
import { api, chooseLanguage, goTo, portal, ready } from './portal.ts';
import { assuranceTest, type View, viewports, viewsOf } from './views.ts';
import { type Language, type Say, wordsOf } from './words.ts';

const profile = '/user/account/profile';

// Each journey has separate users, so that workers can share this file and it does not delay the end.
test.describe.configure({ mode: 'parallel' });

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  test(`second factor: turn on, log in with a code and with a recovery code, turn off (${lang}, ${width})`, async ({
    browser,
  }) => {
    test.setTimeout(150_000);
    const say = await wordsOf(lang);
    const page = await openPage(browser, lang, width);
    const { login } = await addColleague({ role: 'booker', nodes: null, limits: noLimits });
    await enterAs(page, login);
    await goTo(page, portal().url + profile);

    const { secret, recoveryCodes } = await turnOn(page, say, login);
    await expect(card(page, say).getByText(say('second-factor', 'stateOn'), { exact: true })).toBeVisible();
    await expect(card(page, say)).toContainText(say('second-factor', 'codesLeft', { count: 10 }));

    await logOutHere(page);
    await askForSecondStep(page, say, login);
    await code(page, say).fill('000000');
    await finish(page, say);
    await expect(page.getByRole('alert')).toContainText(
      inLanguage(lang, { zh: '验证码不正确，或已经使用过', en: 'wrong or has been used' }),
    );
    await code(page, say).fill(await unusedCode(secret));
    await finish(page, say);
    await expect(page).toHaveURL(`${portal().url}${profile}`);
    expect(await page.evaluate(() => localStorage.getItem('ba-user-token'))).toMatch(/^[\w-]{43}$/);

    await logOutHere(page);
    await askForSecondStep(page, say, login);
    await page.getByRole('button', { name: say('second-factor', 'useRecovery') }).click();
    const recovery = page.getByLabel(say('second-factor', 'recoveryCode'), { exact: true });
    await expect(recovery).toBeFocused();
    await recovery.fill(recoveryCodes[0]!.toUpperCase());
    await finish(page, say);
    await expect(page).toHaveURL(`${portal().url}${profile}`);
    await expect(card(page, say)).toContainText(say('second-factor', 'codesLeft', { count: 9 }));

    await turnOff(page, say, login, recoveryCodes[1]!);
    await expect(card(page, say).getByText(say('second-factor', 'stateOff'), { exact: true })).toBeVisible();
    await page.context().close();
  });
}

assuranceTest('new recovery codes → replace the old ones', async ({ browser }) => {
  const say = await wordsOf('zh-cn');
  const page = await openPage(browser, 'zh-cn', 'desktop');
  const { login } = await addColleague({ role: 'booker', nodes: null, limits: noLimits });
  const token = await enterAs(page, login);
  const { secret } = await done('account/setupTotp', { password: login.password }, token);
  const confirmed = await done('account/confirmTotp', { code: await codeOf(secret) }, token);
  await goTo(page, portal().url + profile);
  await card(page, say)
    .getByRole('button', { name: say('second-factor', 'renew') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('second-factor', 'password'), { exact: true }).fill('Wrong12345');
  await dialog.getByLabel(say('second-factor', 'codeOrRecovery')).fill(confirmed.recovery_codes[0]);
  const renew = dialog.getByRole('button', { name: say('second-factor', 'renewConfirm') });
  await renew.click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(say('second-factor', 'password'), { exact: true }).fill(login.password);
  await renew.click();
  const shown = dialog.getByRole('listitem');
  await expect(shown).toHaveCount(10);
  expect(confirmed.recovery_codes).not.toContain(await shown.first().textContent());
  await page.context().close();
});

assuranceTest('login ticket expired → back to the password', async ({ browser }) => {
  const say = await wordsOf('en');
  const page = await openPage(browser, 'en', 'phone');
  const { login } = await addColleague({ role: 'booker', nodes: null, limits: noLimits });
  const token = await enterAs(page, login);
  const { secret } = await done('account/setupTotp', { password: login.password }, token);
  await done('account/confirmTotp', { code: await codeOf(secret) }, token);
  await logOutHere(page);
  await askForSecondStep(page, say, login);
  for (let wrong = 0; wrong < 5; wrong++) {
    await code(page, say).fill(`00000${wrong}`);
    const answered = page.waitForResponse((response) => response.url().includes('confirmLogin'));
    await finish(page, say);
    await answered;
  }
  await expect(page.getByLabel(say('login', 'password'), { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: say('common', 'notices') })).toContainText(
    'This login is over',
  );
  await page.context().close();
});

test('log-out in one tab → reaches the others', async ({ browser }) => {
  const say = await wordsOf('zh-cn');
  const page = await openPage(browser, 'zh-cn', 'desktop');
  const { login } = await addColleague({ role: 'booker', nodes: null, limits: noLimits });
  await enterAs(page, login);
  await goTo(page, portal().url + profile);
  const other = await page.context().newPage();
  await goTo(other, portal().url + profile);
  await expect(card(other, say)).toBeVisible();
  await logOutByMenu(page, say);
  await expect(other).toHaveURL(/\/user\/login\?back=/);
  await page.context().close();
});

/** Goes through the three parts of the dialog; the picture must contain the secret written beside it. */
async function turnOn(page: Page, say: Say, login: Login) {
  await card(page, say)
    .getByRole('button', { name: say('second-factor', 'turnOn') })
    .click();
  const dialog = page.getByRole('dialog');
  const password = dialog.getByLabel(say('second-factor', 'password'), { exact: true });
  await expect(password).toBeFocused();
  await password.fill(login.password);
  await dialog.getByRole('button', { name: say('second-factor', 'next') }).click();
  const picture = dialog.getByRole('img', { name: say('second-factor', 'qr') });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((node) => (node as HTMLImageElement).naturalWidth)).toBeGreaterThan(100);
  const secret = (await dialog.locator('code').textContent())?.replace(/\s/g, '') ?? '';
  expect(secret).toMatch(/^[A-Z2-7]{32}$/);
  await dialog.getByLabel(say('second-factor', 'confirmText')).fill(await codeOf(secret));
  await dialog.getByRole('button', { name: say('second-factor', 'confirm') }).click();
  const codes = dialog.getByRole('list', { name: say('second-factor', 'codesList') }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const recoveryCodes = await codes.allTextContents();
  // Recovery codes are shown only once: Escape must not close the dialog.
  await page.keyboard.press('Escape');
  await page.mouse.click(2, 400);
  const download = page.waitForEvent('download');
  await dialog.getByRole('button', { name: say('second-factor', 'downloadCodes') }).click();
  expect((await download).suggestedFilename()).toContain(login.username);
  await dialog.getByRole('button', { name: say('second-factor', 'codesSaved') }).click();
  await expect(dialog).toBeHidden();
  return { secret, recoveryCodes };
}

async function turnOff(page: Page, say: Say, login: Login, recoveryCode: string): Promise<void> {
  await card(page, say)
    .getByRole('button', { name: say('second-factor', 'turnOff') })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(say('second-factor', 'password'), { exact: true }).fill(login.password);
  await dialog.getByLabel(say('second-factor', 'codeOrRecovery')).fill(recoveryCode);
  await dialog.getByRole('button', { name: say('second-factor', 'turnOff') }).click();
  await expect(dialog).toBeHidden();
}

/** Ends the session of this page and opens the login with the profile as return address. */
async function logOutHere(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('ba-user-token'));
  await done('user/logout', {}, token ?? '');
  await page.evaluate(() => localStorage.clear());
  await goTo(page, portal().url + profile);
  await expect(page).toHaveURL(/\/user\/login\?back=/);
}

async function logOutByMenu(page: Page, say: Say): Promise<void> {
  await page
    .getByRole('button', { name: `${say('layout', 'account')}: ` })
    .first()
    .click();
  await page.getByRole('button', { name: say('layout', 'logOut'), exact: true }).click();
}

async function askForSecondStep(page: Page, say: Say, login: Login): Promise<void> {
  await ready(page);
  await fillLogin(page, say, login);
  await expect(page.getByRole('heading', { name: say('second-factor', 'title') })).toBeVisible();
  await expect(code(page, say)).toBeFocused();
}

function card(page: Page, say: Say) {
  const heading = page.getByRole('heading', { name: say('second-factor', 'title'), exact: true });
  return page.locator('section').filter({ has: heading });
}

function code(page: Page, say: Say) {
  return page.getByLabel(say('second-factor', 'code'), { exact: true });
}

async function finish(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: say('second-factor', 'finishLogin') }).click();
}

/** Returns the app's code by the portal's clock, which other journeys may have moved. */
async function codeOf(secret: string, aheadMs = 0): Promise<string> {
  const { time } = await api('GET', 'index/index');
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: time * 1000 + aheadMs });
}

/** The next code: the portal accepts it, and it differs from the one that turned the factor on. */
const unusedCode = (secret: string) => codeOf(secret, 30_000);

async function openPage(browser: Browser, lang: Language, width: View['width']): Promise<Page> {
  const context = await browser.newContext({ viewport: viewports[width] });
  const page = await context.newPage();
  await chooseLanguage(page, lang);
  return page;
}
