import { expect, type Page, test } from '@playwright/test';
import { advanceOneHour, chooseMyanmar, lastCode, logOut, registered, submitLogin } from './gate.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { assuranceTest, languagesOf, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

test.afterAll(() => control('POST', 'reset'));
test.beforeEach(advanceOneHour);

for (const { lang, width } of viewsOf('en', 'desktop')) {
  // Covers 2.96, 4.06, 8.09.
  test(`login by account, e-mail and mobile number, and logout (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const [byMail, byMobile] = [await registered('email'), await registered('mobile')];
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await goTo(page, `${portal().url}/user/login?back=%2Fuser%2Faccount%2Fbalance`);
    const account = page.getByLabel(say('login', 'account'), { exact: true });
    const password = page.getByLabel(say('login', 'password'), { exact: true });

    await account.fill(byMail.username);
    await password.fill(byMail.password);
    await clickBeside(page, say);
    await submitLogin(page, say);
    await page.waitForURL(/\/user\/account\/balance$/);
    await logOut(page, say);

    // Without “Remember me” neither the account name nor the password is kept.
    await expect(account).toHaveValue('');
    await expect(password).toHaveValue('');
    await account.fill(byMail.address);
    await password.fill(byMail.password);
    await submitLogin(page, say);
    await page.waitForURL(/\/user\/account\/overview$/);
    await logOut(page, say);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(byMail.address);

    await page.getByText(say('login', 'byMobile'), { exact: true }).click();
    await chooseMyanmar(page, say);
    await page.getByLabel(say('login', 'mobile'), { exact: true }).fill(byMobile.address);
    await password.fill(byMobile.password);
    await submitLogin(page, say);
    await page.waitForURL(/\/user\/account\/overview$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(byMobile.username);
    await logOut(page, say);
    // The login method and the country code are not kept either.
    await expect(account).toHaveValue('');
    await expect(page.getByRole('combobox', { name: say('login', 'areaNum') })).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(byMobile.address);
  });
}

for (const lang of languagesOf('zh-cn')) {
  test(`user who cannot see the picture: logs in with a mailed code, by keyboard only (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const somebody = await registered('email');
    await chooseLanguage(page, lang);
    await goTo(page, `${portal().url}/user/login`);
    await typeInto(page, say('login', 'account'), somebody.address);
    await typeInto(page, say('login', 'password'), somebody.password);
    await tabTo(page, 'checkbox', say('login', 'agree'));
    await page.keyboard.press('Space');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog', { name: say('login', 'captchaTitle') })).toBeVisible();
    await tabTo(page, 'button', say('login', 'captchaToMail'));
    await page.keyboard.press('Enter');
    // The address used to log in is filled in, and has the focus.
    const address = page.getByRole('dialog').getByLabel(say('login', 'email'), { exact: true });
    await expect(address).toBeFocused();
    await expect(address).toHaveValue(somebody.address);
    await tabTo(page, 'button', say('login', 'sendCode'));
    await page.keyboard.press('Enter');
    const code = page.getByRole('dialog').getByLabel(say('login', 'code'), { exact: true });
    await expect(code).toBeFocused();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(say('login', 'mailCodeWrong'))).toBeVisible();
    await page.keyboard.press('Control+A');
    await page.keyboard.type(await lastCode(somebody));
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/user\/account\/overview$/);
  });

  assuranceTest(`captcha picture: answered by keyboard (${lang})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const somebody = await registered('email');
    await chooseLanguage(page, lang);
    await goTo(page, `${portal().url}/user/login`);
    await page.getByLabel(say('login', 'account'), { exact: true }).fill(somebody.username);
    await page.getByLabel(say('login', 'password'), { exact: true }).fill(somebody.password);
    await page.getByRole('checkbox', { name: say('login', 'agree') }).check();
    const drawn = page.waitForResponse((response) => response.url().includes('/api/common/clickCaptcha'));
    await page.locator('form button[type=submit]').click();
    const id = new URL((await drawn).url()).searchParams.get('id') ?? '';
    await tabTo(page, 'button', say('login', 'captchaPicture'));
    await walkTo(page, id);
    await page.waitForURL(/\/user\/account\/overview$/);
  });
}

assuranceTest(
  'login: target at another origin → ignored, opens a page of the portal only',
  async ({ page }) => {
    const say = await wordsOf('zh-cn');
    const somebody = await registered('email');
    await goTo(page, `${portal().url}/user/login?back=%2F%2Fevil.example%2Fphish`);
    await page.getByLabel(say('login', 'account'), { exact: true }).fill(somebody.username);
    await page.getByLabel(say('login', 'password'), { exact: true }).fill(somebody.password);
    await submitLogin(page, say);
    await page.waitForURL(`${portal().url}/user/account/overview`);
  },
);

test('terms: shown at login → those of the site', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await goTo(page, `${portal().url}/user/login`);
  await page.getByRole('button', { name: say('login', 'terms'), exact: true }).click();
  const dialog = page.getByRole('dialog', {
    name: say('login', 'termsTitle'),
  });
  await expect(dialog.getByRole('heading', { level: 3 }).first()).toBeVisible();
  await dialog.getByRole('button', { name: say('login', 'termsAccept') }).click();
  await expect(page.getByRole('checkbox', { name: say('login', 'agree') })).toBeChecked();
});

test('login form submitted before its script has loaded → password never in the address', async ({
  page,
}) => {
  const say = await wordsOf('zh-cn');
  await page.route(/\.js$/, () => {});
  await page.goto(`${portal().url}/user/login`, { waitUntil: 'commit' });
  const password = page.getByLabel(say('login', 'password'), { exact: true });
  await password.fill('Lantern42');
  await password.press('Enter');
  await expect(page.locator('form button[type=submit]')).toBeDisabled();
  expect(page.url()).toBe(`${portal().url}/user/login`);
});

/** Clicks beside the marks, reads the refusal and closes the picture. */
async function clickBeside(page: Page, say: Say): Promise<void> {
  await page.getByRole('checkbox', { name: say('login', 'agree') }).check();
  await page.locator('form button[type=submit]').click();
  const picture = page.getByRole('button', { name: say('login', 'captchaPicture') });
  for (const x of [2, 6, 10]) await picture.click({ position: { x, y: 2 } });
  await expect(page.getByText(say('login', 'captchaWrong'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(picture).toBeHidden();
}

/** Presses Tab until the control of this role and name has the focus. */
async function tabTo(page: Page, role: 'button' | 'checkbox' | 'textbox', name: string): Promise<void> {
  const wanted = page.getByRole(role, { name }).first();
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < 40; presses++) {
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${name}`);
}

async function typeInto(page: Page, label: string, text: string): Promise<void> {
  const field = page.getByLabel(label, { exact: true });
  for (let presses = 0; presses < 40; presses++) {
    if (await field.evaluate((node) => node === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(text);
}

/** Moves the cross to each mark with the arrow keys and sets it with Enter. */
async function walkTo(page: Page, id: string): Promise<void> {
  const { info } = (await control('GET', `captcha/${id}`)) as { info: string };
  const [points = '', width, height] = info.split(';');
  const shown = await page.locator(':focus').boundingBox();
  if (!shown) throw new Error('the picture has no place');
  let at = { x: shown.width / 2, y: shown.height / 2 };
  for (const point of points.split('-')) {
    const [x = 0, y = 0] = point.split(',').map(Number);
    const to = { x: (x * shown.width) / Number(width), y: (y * shown.height) / Number(height) };
    for (const [axis, forth, back] of [
      ['x', 'ArrowRight', 'ArrowLeft'],
      ['y', 'ArrowDown', 'ArrowUp'],
    ] as const) {
      while (Math.abs(to[axis] - at[axis]) >= 8) {
        const way = Math.sign(to[axis] - at[axis]);
        await page.keyboard.press(way > 0 ? forth : back);
        at = { ...at, [axis]: at[axis] + way * 12 };
      }
    }
    await page.keyboard.press('Enter');
  }
}
