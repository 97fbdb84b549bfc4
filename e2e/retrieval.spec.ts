import { expect, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { advanceOneHour, chooseMyanmar, fillAddress, proveAddress, registered, submitLogin } from './gate.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { assuranceTest, variantsOf, viewports } from './views.ts';
import { wordsOf } from './words.ts';

test.afterAll(() => control('POST', 'reset'));
test.beforeEach(advanceOneHour);

for (const { lang, width, variant: way } of variantsOf('zh-cn', 'phone', 'email', [
  'mobile',
  'email',
] as const)) {
  // Covers 2.20, 2.102, 2.104, 8.08.
  test(`password: retrieved by ${way} (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const somebody = await registered(way);
    // The code for the registration was sent a moment ago.
    await control('POST', 'clock', { advance: 61 });
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await goTo(page, `${portal().url}/user/login`);
    await page.getByRole('button', { name: say('login', 'toRetrieve') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('login', 'retrieveTitle') })).toBeVisible();
    await page.getByRole('button', { name: say('login', 'toLogin') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('login', 'welcome') })).toBeVisible();
    await page.getByRole('button', { name: say('login', 'toRetrieve') }).click();

    await fillAddress(page, say, somebody);
    await proveAddress(page, say, somebody);
    const code = page.getByLabel(say('login', way === 'email' ? 'code' : 'codeMobile'), { exact: true });
    const right = await code.inputValue();
    await code.fill(right === '000000' ? '000001' : '000000');
    await page.getByLabel(say('login', 'newPassword'), { exact: true }).fill('Caravan77');
    await page.locator('form button[type=submit]').click();
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await code.fill(right);
    await page.locator('form button[type=submit]').click();
    const said = inLanguage(lang, {
      zh: '密码已重设，请用新密码登录',
      en: 'Password reset; please log in with the new one',
    });
    await expect(page.getByRole('region', { name: say('common', 'notices') })).toContainText(said);
    // The retrieval form also has a mobile field, and may remain visible for a moment.
    await expect(page.getByRole('heading', { level: 1, name: say('login', 'welcome') })).toBeVisible();

    if (way === 'email') {
      await page.getByLabel(say('login', 'account'), { exact: true }).fill(somebody.address);
    } else {
      await page.getByText(say('login', 'byMobile'), { exact: true }).click();
      await chooseMyanmar(page, say);
      await page.getByLabel(say('login', 'mobile'), { exact: true }).fill(somebody.address);
    }
    const password = page.getByLabel(say('login', 'password'), { exact: true });
    await password.fill(somebody.password);
    await submitLogin(page, say);
    await expect(page.getByRole('alert')).toBeVisible();
    await password.fill('Caravan77');
    await submitLogin(page, say);
    await page.waitForURL(/\/user\/account\/overview$/);
  });
}

assuranceTest('whether an address has an account → disclosed to its owner alone', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await goTo(page, `${portal().url}/user/login?tab=retrieve`);
  const nobody = { way: 'email', address: 'nobody@caravan.example', username: '', password: '' } as const;
  await fillAddress(page, say, nobody);
  await proveAddress(page, say, nobody);
  const { list } = (await control('GET', 'outbox?kind=mail')) as { list: { subject: string }[] };
  expect(list.at(-1)?.subject).not.toMatch(/\d{6}/);
});
