import { expect, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { enterAs } from './log-in.ts';
import { chooseLanguage, control, goTo, portal, ready } from './portal.ts';
import { assuranceTest, viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.afterAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  // Covers 5.13.
  test(`operator: names the site, allows a host and adds an entry (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/site`);
    await ready(page);
    const field = (key: Parameters<typeof say<'console-site'>>[1]) =>
      page.getByLabel(say('console-site', key), { exact: true });
    const saveButton = page.getByRole('button', { name: say('console-site', 'save'), exact: true });
    const saved = page.getByRole('region', { name: say('common', 'notices') });

    // An invalid number is reported before sending; a fraction of a MiB is valid.
    const size = await field('uploadMaxSize').inputValue();
    await field('uploadMaxSize').fill('ten');
    await saveButton.click();
    await expect(page.getByText(say('console-site', 'numberInvalid'))).toBeVisible();
    await expect(field('uploadMaxSize')).toBeFocused();
    await field('uploadMaxSize').fill('.5');
    await saveButton.click();
    await expect(saved).toContainText(say('console-site', 'saved'));
    await expect(field('uploadMaxSize')).toHaveValue('0.5');
    await field('uploadMaxSize').fill(size);

    await field('cdnUrl').fill('javascript:alert(1)');
    await field('iframeHosts').fill('https://trains.example/');
    await saveButton.click();
    await expect(field('cdnUrl')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('iframeHosts')).toHaveAttribute('aria-invalid', 'true');
    await expect(field('cdnUrl')).toBeFocused();
    await field('cdnUrl').fill('');
    await field('iframeHosts').fill('trains.example\nlocalhost:8443');
    await field(inLanguage(lang, { zh: 'siteNameZh', en: 'siteNameEn' })).fill(`Tea ${width}`);
    await saveButton.click();
    await expect(saved).toContainText(say('console-site', 'saved'));

    // This site does not exist, so its answer, which forbids framing by everyone, is simulated.
    await page.route('**/api/console/menu/frame*', async (route) => {
      const response = await route.fetch();
      const envelope = await response.json();
      expect(envelope.data).toEqual({ framing: 'unknown' });
      await route.fulfill({ response, json: { ...envelope, data: { framing: 'refused' } } });
    });
    const name = `trains-${lang}-${width}`;
    await page.getByRole('button', { name: say('console-site', 'entryAdd') }).click();
    const dialog = page.getByRole('dialog');
    // If nothing is filled in, Save moves to the first field, whatever order the server names them in.
    const firstField = dialog.getByLabel(say('console-site', 'entry_title_zh'), { exact: true });
    await dialog.getByRole('button', { name: say('console-site', 'save') }).click();
    await expect(firstField).toHaveAttribute('aria-invalid', 'true');
    await expect(firstField).toBeFocused();
    await firstField.fill(`火车 ${width}`);
    await dialog.getByLabel(say('console-site', 'entry_title_en'), { exact: true }).fill(`Trains ${width}`);
    await dialog.getByLabel(say('console-site', 'entry_menu_type'), { exact: true }).selectOption('iframe');
    await dialog.getByLabel(say('console-site', 'entry_name'), { exact: true }).fill(name);
    const address = dialog.getByLabel(say('console-site', 'entry_url'), { exact: true });
    await address.fill('https://evil.example/');
    await dialog.getByRole('button', { name: say('console-site', 'save') }).click();
    await expect(address).toHaveAttribute('aria-invalid', 'true');
    await address.fill('https://trains.example/book');
    await dialog.getByRole('button', { name: say('console-site', 'save') }).click();
    await expect(dialog).toBeHidden();
    await expect(saved).toContainText(say('console-site', 'entryFrameRefused', { host: 'trains.example' }));
    const listed = page.getByText('https://trains.example/book');
    await expect(listed.first()).toBeVisible();
    const title = inLanguage(lang, { zh: `火车 ${width}`, en: `Trains ${width}` });
    await page.getByRole('button', { name: `${say('console-site', 'entryEdit')}: ${title}` }).click();
    await dialog.getByRole('button', { name: say('console-site', 'entryDelete') }).click();
    const question = page.getByRole('dialog', { name: say('console-site', 'entryDeleteAsk', { title }) });
    await question.getByRole('button', { name: say('console-site', 'entryDelete') }).click();
    await expect(listed).toHaveCount(0);

    await goTo(page, portal().url);
    await expect(page.locator('header')).toContainText(`Tea ${width}`);
    await page.evaluate(() => localStorage.removeItem('ba-user-token'));
    await goTo(page, `${portal().url}/user/login`);
    await expect(page.getByRole('complementary')).toContainText(`Tea ${width}`);
  });
}

assuranceTest("operator on an agency's page: led to the console, keeps their own pages", async ({ page }) => {
  await enterAs(page, portal().logins.operator);
  for (const path of [
    'account/overview',
    'account/balance',
    'manage/approvals',
    'order/list',
    'order/detail/1',
  ]) {
    await goTo(page, `${portal().url}/user/${path}`);
    await expect(page).toHaveURL(/\/console$/);
  }
  await goTo(page, `${portal().url}/user/account/profile`);
  await expect(page).toHaveURL(/\/console\/account\/profile$/);
});

test('console page: any user but an operator → refused', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, portal().logins.owner);
  await goTo(page, `${portal().url}/console/site`);
  await expect(page.getByRole('heading', { level: 1, name: say('common', 'forbidden') })).toBeVisible();
});
