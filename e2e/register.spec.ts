import { expect, test } from '@playwright/test';
import {
  advanceOneHour,
  fillAddress,
  logOut,
  newcomer,
  passPicture,
  proveAddress,
  submitLogin,
} from './gate.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { assuranceTest, variantsOf, viewports } from './views.ts';
import { wordsOf } from './words.ts';

test.afterAll(() => control('POST', 'reset'));
test.beforeEach(advanceOneHour);

for (const { lang, width, variant: way } of variantsOf('zh-cn', 'phone', 'mobile', [
  'email',
  'mobile',
] as const)) {
  // Covers 2.19, 2.101, 2.105, 5.17, 5.20, 7.17, 7.18.
  test(`agency: registers by ${way}, logs out and logs in again (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const somebody = newcomer(way);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await goTo(page, `${portal().url}/user/login?tab=register`);
    const send = page.getByRole('button', { name: say('login', 'sendCode') });
    await send.click();
    await expect(page.getByText(say('login', 'emailInvalid'))).toBeVisible();
    const password = page.getByLabel(say('login', 'password'), { exact: true });
    await password.fill('a&b');
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText(say('login', 'passwordInvalid'))).toBeVisible();
    await expect(page.getByText(say('login', 'usernameInvalid'))).toBeVisible();

    await fillAddress(page, say, somebody);
    await proveAddress(page, say, somebody);
    await expect(send).toBeDisabled();
    await expect(send).toContainText(lang === 'en' ? /Again in \d+ s/ : /\d+ 秒后可重发/);

    await page.getByLabel(say('login', 'company'), { exact: true }).fill('驼铃旅行社');
    await page.getByLabel(say('login', 'username'), { exact: true }).fill(somebody.username);
    await password.fill(somebody.password);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText(say('login', 'agreeRequired'))).toBeVisible();
    await page.getByRole('checkbox', { name: say('login', 'agree') }).check();
    const sent = page.waitForRequest((request) => request.postData()?.includes('"register"') ?? false);
    await page.locator('form button[type=submit]').click();
    expect((await sent).postDataJSON()).toMatchObject({ tab: 'register', agree: true });
    await page.waitForURL(/\/user\/account\/overview$/);
    // The evening greeting wishes a good rest; the day's greeting names the company.
    await expect(page.getByRole('heading', { level: 1 })).toContainText(somebody.username);
    await expect(page.getByText(say('wallet', 'notVerified')).filter({ visible: true })).toBeVisible();

    await logOut(page, say);
    await page.getByLabel(say('login', 'account'), { exact: true }).fill(somebody.username);
    await page.getByLabel(say('login', 'password'), { exact: true }).fill(somebody.password);
    await submitLogin(page, say);
    await page.waitForURL(/\/user\/account\/overview$/);
  });
}

// Covers 2.105.
test('countdown to the next code → continues while another tab is shown', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const somebody = newcomer('email');
  await goTo(page, `${portal().url}/user/login?tab=register`);
  await fillAddress(page, say, somebody);
  await proveAddress(page, say, somebody);
  const otherTab = page.getByRole('tab', { name: say('login', 'tabLogin') });
  await otherTab.click();
  // Two clicks at once on the active tab change nothing.
  await expect(otherTab).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tab', { name: say('login', 'tabRegister') }).click();
  const send = page.getByRole('button', { name: say('login', 'sendCode') });
  await expect(send).toBeEnabled();
  await fillAddress(page, say, somebody);
  await expect(send).toBeDisabled();
  await expect(send).toContainText(/\d+ 秒后可重发/);
  // Another address need not wait.
  await fillAddress(page, say, newcomer('email'));
  await expect(send).toBeEnabled();
});

assuranceTest('registration: refused by the server → message beside its field', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  const somebody = newcomer('email');
  await goTo(page, `${portal().url}/user/login?tab=register`);
  await fillAddress(page, say, somebody);
  await proveAddress(page, say, somebody);
  await page.getByLabel(say('login', 'company'), { exact: true }).fill('驼铃旅行社');
  const name = page.getByLabel(say('login', 'username'), { exact: true });
  await name.fill('demo');
  await page.getByLabel(say('login', 'password'), { exact: true }).fill(somebody.password);
  await page.getByRole('checkbox', { name: say('login', 'agree') }).check();
  await page.locator('form button[type=submit]').click();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByRole('alert').filter({ hasText: '该账号已被使用，请换一个' })).toBeVisible();
  await expect(page.getByLabel(say('login', 'company'), { exact: true })).toHaveValue('驼铃旅行社');
});

assuranceTest(
  'registration: double click keeps the picture open; empty field → reason why no code was sent',
  async ({ page }) => {
    const say = await wordsOf('zh-cn');
    const somebody = newcomer('email');
    await goTo(page, `${portal().url}/user/login?tab=register`);
    const send = page.getByRole('button', { name: say('login', 'sendCode') });
    await fillAddress(page, say, somebody);
    await passPicture(page, say, () => send.dblclick());
    await expect(page.getByText(say('login', 'codeSent'))).toBeVisible();
    await expect(page.getByLabel(say('login', 'code'), { exact: true })).toBeFocused();

    await goTo(page, `${portal().url}/user/login`);
    await page.getByRole('button', { name: say('login', 'toRetrieve') }).click();
    const heading = page.getByRole('heading', { level: 1, name: say('login', 'retrieveTitle') });
    await expect(heading).toBeFocused();
    await fillAddress(page, say, somebody);
    await page.locator('form button[type=submit]').click();
    await expect(page.getByText(say('login', 'codeRequired'))).toBeVisible();
    await passPicture(page, say, () => send.click());
    await expect(page.getByRole('alert').filter({ hasText: '验证码已发送，请在' })).toBeVisible();
  },
);
