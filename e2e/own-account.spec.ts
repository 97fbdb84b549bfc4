import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { advanceOneHour, lastCode, passPicture, registered } from './gate.ts';
import { tokenOf } from './log-in.ts';
import {
  changeEmail,
  cutPicture,
  openOwnAccount,
  otherSession,
  sayChanged,
  stayOnProfile,
} from './own-account.ts';
import { api, control, portal } from './portal.ts';
import { assuranceTest, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.afterAll(() => control('POST', 'reset'));
test.beforeEach(advanceOneHour);

for (const { lang, width } of viewsOf('zh-cn', 'phone')) {
  // Covers 2.25.
  test(`profile: saving is confirmed, and a picture is cropped and kept (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const somebody = await registered('email');
    await openOwnAccount(page, somebody, 'profile', { lang, width });
    const nickname = page.getByLabel(say('profile', 'nickname'), { exact: true });
    const save = page.getByRole('button', { name: say('profile', 'save') });
    await expect(save).toBeDisabled();
    await nickname.fill('');
    await save.click();
    await expect(page.getByText(say('profile', 'nicknameRequired'))).toBeVisible();
    await nickname.fill('小林');
    await page.getByLabel(say('profile', 'birthday'), { exact: true }).fill('1990-05-20');
    await page.getByLabel(say('profile', 'motto'), { exact: true }).fill('路在脚下');
    await expect(page.getByText(say('profile', 'mottoCount', { count: 4, most: 250 }))).toBeVisible();

    // Unsaved changes cause a question before the page is left.
    await stayOnProfile(page, say);
    await save.click();
    await expect(page.getByText(sayChanged(say, ['nickname', 'birthday', 'motto']))).toBeVisible();
    await expect(save).toBeDisabled();

    await cutPicture(page, say);
    await expect(page.getByText(say('profile', 'avatarSaved'))).toBeVisible();
    await page.reload();
    await expect(nickname).toHaveValue('小林');
    const shown = page.locator('main img').first();
    await expect(shown).toHaveAttribute('src', /\/storage\/avatar\//);
    expect(await shown.evaluate((node: HTMLImageElement) => node.naturalWidth)).toBeGreaterThan(100);
    await page.getByRole('button', { name: say('profile', 'avatarRemove') }).click();
    await expect(page.getByText(say('profile', 'avatarRemoved'))).toBeVisible();
    await expect(page.locator('main img')).toHaveCount(0);
  });

  assuranceTest(`e-mail and mobile number: changed by two proofs (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const somebody = await registered('email');
    // One code per minute is sent to the same address.
    await control('POST', 'clock', { advance: 61 });
    await openOwnAccount(page, somebody, 'profile', { lang, width });
    const next = await changeEmail(page, say, somebody);
    const { list } = await control('GET', 'outbox?kind=mail');
    expect(list.at(-1)).toMatchObject({ event: 'binding_changed', recipient: somebody.address });
    await expect(page.getByText(next, { exact: true })).toBeVisible();

    // A first number requires the password instead of a code; a wrong one is reported beside its field.
    await page.getByRole('button', { name: say('profile', 'bindMobileTitle') }).click();
    const dialog = page.getByRole('dialog', { name: say('profile', 'bindMobileTitle') });
    // Escape closes only the list of area codes, not the dialog around it.
    await dialog.getByRole('combobox', { name: say('login', 'areaNum') }).click();
    await expect(dialog.getByRole('option').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog.getByRole('option')).toHaveCount(0);
    const password = dialog.getByLabel(say('profile', 'provePassword'), { exact: true });
    await password.fill('Wrong12345');
    const number = `138${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`;
    await dialog.getByLabel(say('login', 'mobile'), { exact: true }).fill(number);
    await passPicture(page, say, () =>
      dialog.getByRole('button', { name: say('login', 'sendCode') }).click(),
    );
    await expect(dialog.getByText(say('login', 'codeSentMobile'))).toBeVisible();
    const code = await lastCode({ way: 'mobile', address: number });
    await dialog.getByLabel(say('login', 'codeMobile'), { exact: true }).fill(code);
    const bind = dialog.getByRole('button', { name: say('profile', 'confirmBind') });
    await bind.click();
    await expect(password).toHaveAttribute('aria-invalid', 'true');
    await password.fill(somebody.password);
    await bind.click();
    const text = `+86 ${number}`;
    await expect(page.getByText(say('profile', 'mobileBound', { address: text }))).toBeVisible();
    await expect(page.getByRole('button', { name: say('profile', 'changeMobileTitle') })).toBeVisible();
  });

  // Covers 2.22.
  test(`new password → ends the other sessions (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    const somebody = await registered('email');
    const other = await otherSession(somebody);
    await openOwnAccount(page, somebody, 'changePassword', { lang, width });
    const field = (name: 'old' | 'new' | 'confirm') =>
      page.getByLabel(say('change-password', name), { exact: true });
    await field('old').fill('Wrong12345');
    await field('new').fill('Harbour88');
    await field('confirm').fill('Harbour89');
    const submit = page.locator('main form button[type=submit]');
    await submit.click();
    await expect(page.getByText(say('change-password', 'confirmDiffers'))).toBeVisible();
    await field('confirm').fill('Harbour88');
    await submit.click();
    await expect(field('old')).toHaveAttribute('aria-invalid', 'true');
    await field('old').fill(somebody.password);
    await submit.click();
    await expect(page.getByText(say('change-password', 'done'), { exact: true })).toBeVisible();
    expect((await api('GET', 'account/profile', undefined, other)).code).toBe(303);
    await page.getByRole('link', { name: say('change-password', 'toSessions') }).click();
    await expect(page.getByText(say('profile', 'onlyThis'))).toBeVisible();
    expect(await tokenOf({ username: somebody.username, password: 'Harbour88' })).toMatch(/\S/);
  });

  assuranceTest(
    `sessions: one device is logged out, then all others (${lang}, ${width})`,
    async ({ page }) => {
      const say = await wordsOf(lang);
      const somebody = await registered('email');
      const others = [
        await otherSession(somebody),
        await otherSession(somebody),
        await otherSession(somebody),
      ];
      await openOwnAccount(page, somebody, 'profile', { lang, width });
      const rows = sessionRows(page, say('profile', 'sessionsTitle'));
      // Registration has opened a session as well.
      await expect(rows).toHaveCount(5);
      await expect(rows.first()).toContainText(say('profile', 'thisDevice'));
      await expect(rows.first().getByRole('button')).toHaveCount(0);
      await rows.nth(1).getByRole('button').click();
      const confirm = (question: 'endQuestion' | 'endOthersQuestion', yes: 'endSession' | 'endOthers') =>
        page
          .getByRole('dialog', { name: say('profile', question) })
          .getByRole('button', { name: say('profile', yes), exact: true });
      // Rows stay in their places while the page is open, without a button.
      const buttons = rows.getByRole('button');
      await confirm('endQuestion', 'endSession').click();
      await expect(buttons).toHaveCount(3);
      await page.getByRole('button', { name: say('profile', 'endOthers'), exact: true }).click();
      await confirm('endOthersQuestion', 'endOthers').click();
      await expect(page.getByText(say('profile', 'endedOthers', { count: 3 }))).toBeVisible();
      await expect(buttons).toHaveCount(0);
      for (const token of others) {
        expect((await api('GET', 'account/profile', undefined, token)).code).toBe(303);
      }
      await page.reload();
      await expect(rows).toHaveCount(1);
    },
  );
}

test.describe('a company without an address, since saving requires a change', () => {
  test.afterEach(() => control('POST', 'reset'));

  for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
    // Covers 7.13, 7.24.
    test(`company address: set by the owner → read by colleagues (${lang}, ${width})`, async ({ page }) => {
      const say = await wordsOf(lang);
      const inEnglish = lang === 'en';
      await openOwnAccount(page, portal().logins.owner, 'profile', { lang, width });
      const country = page.getByRole('combobox', { name: say('places', 'country'), exact: true });
      const search = page.getByRole('combobox', { name: say('places', 'countrySearch') });
      const level = (name: 'province' | 'city' | 'district') =>
        page.getByLabel(say('places', name), { exact: true });
      const address = page.getByLabel(say('profile', 'companyAddress'), { exact: true });
      const save = page.getByRole('button', { name: say('profile', 'companySave') });
      const saved = page.getByText(say('profile', 'companySaved'));
      const choose = async (typed: string, shown: string) => {
        await country.focus();
        await page.keyboard.press('Enter');
        await search.fill(typed);
        await expect(page.locator('[role=option]').first()).toContainText(shown);
        await page.keyboard.press('Enter');
        await expect(country).toContainText(shown);
      };

      // A refused field gets the focus, even if it was chosen from a list.
      await address.fill('1 Renmin Road');
      await save.click();
      await expect(country).toBeFocused();
      await choose('CN', inEnglish ? 'China' : '中国');
      await level('province').selectOption('530000');
      await level('city').selectOption('530100');
      // An incomplete area is refused beside the missing part.
      await save.click();
      await expect(level('district')).toHaveAttribute('aria-invalid', 'true');
      await expect(level('district')).toBeFocused();
      await level('district').selectOption('530102');
      // Its unsaved changes cause the question as well.
      await stayOnProfile(page, say);
      await save.click();
      await expect(saved).toBeVisible();
      await page.reload();
      await expect(country).toContainText(inEnglish ? 'China' : '中国');
      await expect(level('province')).toHaveValue('530000');
      await expect(level('city')).toHaveValue('530100');
      await expect(level('district')).toHaveValue('530102');
      await expect(address).toHaveValue('1 Renmin Road');
      await expectAccessible(page, 'company');

      await choose('缅甸', inEnglish ? 'Myanmar' : '缅甸');
      await expect(level('province')).toHaveCount(0);
      await save.click();
      await expect(saved).toBeVisible();
      await openOwnAccount(page, portal().logins.booker, 'profile', { lang, width });
      const card = page.locator('section').filter({
        has: page.getByRole('heading', { name: say('profile', 'companyTitle'), exact: true }),
      });
      await expect(card).toContainText(inEnglish ? 'Myanmar' : '缅甸');
      await expect(card).toContainText('1 Renmin Road');
      await expect(card.locator('input, select, button')).toHaveCount(0);
    });
  }
});

function sessionRows(page: Page, title: string) {
  return page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: title }) })
    .locator('li');
}
