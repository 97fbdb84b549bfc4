import { expect, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { addClerk, mailedPath, newColleague } from './colleagues.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { isAssurance, viewports, viewsOf } from './views.ts';
import { keepScreen } from './voucher-steps.ts';
import { wordsOf } from './words.ts';

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`staff: invited, role changed, disabled → each is saved (${lang}, ${width})`, async ({ page }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/staff`);
    const notices = page.getByRole('region', { name: say('common', 'notices') });
    const dialog = page.getByRole('dialog');
    const person = newColleague();

    await page.getByRole('button', { name: say('console-staff', 'invite') }).click();
    await dialog.getByLabel(say('console-staff', 'nickname'), { exact: true }).fill(person.nickname);
    await dialog
      .getByLabel(say('console-staff', 'username'), { exact: true })
      .fill(portal().logins.owner.username);
    await dialog.getByLabel(say('console-staff', 'email'), { exact: true }).fill(person.email);
    const send = dialog.getByRole('button', { name: say('console-staff', 'inviteSend') });
    await send.click();
    await expect(dialog.getByText(say('console-staff', 'roleRequired'))).toBeVisible();
    await dialog.getByRole('radio', { name: say('console-staff', 'role_desk') }).check();
    await expectAccessible(page, 'invite');
    await send.click();
    // The name is taken by the agency's owner: the server's message is beside the field, which has the focus.
    const username = dialog.getByLabel(say('console-staff', 'username'), { exact: true });
    await expect(username).toHaveAttribute('aria-invalid', 'true');
    await expect(username).toBeFocused();
    await username.fill(person.username);
    await send.click();
    await expect(notices).toContainText(say('console-staff', 'invited', { email: person.email }));

    const row = page.getByRole('row').filter({ hasText: person.username });
    await expect(row).toContainText(say('console-staff', 'role_desk'));
    const name = person.nickname;
    await row.getByRole('button', { name: say('console-staff', 'changeOf', { name }) }).click();
    await dialog.getByRole('radio', { name: say('console-staff', 'role_auditor') }).check();
    await dialog.getByRole('button', { name: say('console-staff', 'change'), exact: true }).click();
    await expect(row).toContainText(say('console-staff', 'role_auditor'));
    await expectAccessible(page, 'staff');

    // Through the link the new user sets a password, and sees the pages of the role without buttons to change
    // anyone.
    await goTo(page, portal().url + (await mailedPath(person.email)));
    const token = new URL(page.url()).searchParams.get('token') ?? '';
    await done('account/setPassword', { token, password: 'Lantern77' }, '');
    await enterAs(page, { username: person.username, password: 'Lantern77' });
    await goTo(page, `${portal().url}/console/staff`);
    await expect(page.getByRole('row').filter({ hasText: person.username })).toBeVisible();
    await expect(page.getByRole('button', { name: say('console-staff', 'invite') })).toHaveCount(0);
    await expect(page.getByRole('button', { name: say('console-staff', 'change') })).toHaveCount(0);

    // The activity page shows every change, by user and by object.
    await goTo(page, `${portal().url}/console/activity`);
    const changes = page.getByRole('list', { name: say('console-activity', 'list') }).getByRole('listitem');
    await expect(changes.first()).toContainText(say('console-activity', 'call_staff_role'));
    await expect(changes.first()).toContainText(say('console-staff', 'role_auditor'));
    await expect(changes.first()).toContainText(
      say('console-activity', 'was', { value: say('console-staff', 'role_desk') }),
    );
    await page.getByLabel(say('console-activity', 'name'), { exact: true }).fill(person.username);
    await page.getByRole('button', { name: say('console-activity', 'show') }).click();
    await expect(changes).toHaveCount(2);
    await expect(changes.last()).toContainText(say('console-activity', 'call_staff_invite'));
    await expectAccessible(page, 'activity');
  });
}

for (const { lang, width } of viewsOf('en', 'desktop')) {
  test(`role: limited to a country → offers only rights that fit, and is listed with it (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/staff`);
    await page.getByRole('button', { name: say('console-staff', 'addRole') }).click();
    const dialog = page.getByRole('dialog');
    const name = `Desk ${lang} ${width}`;
    await dialog.getByLabel(say('console-staff', 'roleName')).fill(name);
    const right = (node: '/console/order/view' | '/console/receipt/edit') =>
      dialog.getByRole('checkbox', { name: say('console-rights', node), exact: true });
    await expect(right('/console/receipt/edit')).toBeVisible();
    await dialog.getByRole('combobox', { name: say('places', 'country'), exact: true }).press('Enter');
    await page.getByRole('combobox', { name: say('places', 'countrySearch') }).fill('Myanmar');
    const myanmar = inLanguage(lang, { zh: '缅甸', en: 'Myanmar' });
    await page.getByRole('option', { name: myanmar }).first().click();
    await expect(right('/console/receipt/edit')).toHaveCount(0);
    await right('/console/order/view').check();
    await expectAccessible(page, 'role limited to a country');
    await keepScreen(page, `role-countries-${lang}-${width}`);
    await dialog.getByRole('button', { name: say('console-staff', 'saveRole') }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByRole('row').filter({ hasText: name })).toContainText(myanmar);
    await keepScreen(page, `roles-${lang}-${width}`);
  });
}

test('role: limited to two queues → its clerk sees exactly these on the home page', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, portal().logins.operator);
  await goTo(page, `${portal().url}/console/staff`);
  await page.getByRole('button', { name: say('console-staff', 'addRole') }).click();
  const dialog = page.getByRole('dialog');
  const person = newColleague();
  await dialog.getByLabel(say('console-staff', 'roleName')).fill(person.nickname);
  const own = ['requests', 'reviews'] as const;
  for (const name of own) {
    await dialog.getByRole('checkbox', { name: say('console-queues', `queue_${name}`), exact: true }).check();
  }
  await dialog.getByLabel(say('console-staff', 'copyFrom')).selectOption('desk');
  await expectAccessible(page, 'role limited to queues');
  await keepScreen(page, 'role-queues');
  await dialog.getByRole('button', { name: say('console-staff', 'saveRole') }).click();
  await expect(dialog).toHaveCount(0);
  const row = page.getByRole('row').filter({ hasText: person.nickname });
  for (const name of own) await expect(row).toContainText(say('console-queues', `queue_${name}`));

  const administrator = await tokenOf(portal().logins.operator);
  const { list } = await ask<{ list: { code: string; name: string }[] }>(
    'console/staffRole/list',
    {},
    administrator,
  );
  const role = list.find(({ name }) => name === person.nickname)!.code;
  const login = await addClerk(role);
  await enterAs(page, login);
  const clerk = await tokenOf(login);
  const { queues } = await ask<{ queues: { name: string }[] }>('console/queue/list', {}, clerk);
  expect(queues.map(({ name }) => name)).toEqual(own);
  await goTo(page, `${portal().url}/console`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(say('console-queues', 'queue_workOrders'), { exact: true })).toHaveCount(0);
  await goTo(page, `${portal().url}/console/queue/workOrders`);
  await expect(page.getByRole('heading', { name: say('console-queues', 'queue_workOrders') })).toHaveCount(0);
  await goTo(page, `${portal().url}/console/queue/requests`);
  await expect(page.getByRole('heading', { name: say('console-queues', 'queue_requests') })).toBeVisible();
});

test('console page: user without the permission → refused, and not in their menu', async ({ page }) => {
  const say = await wordsOf('zh-cn');
  await enterAs(page, await addClerk('desk'));
  await goTo(page, `${portal().url}/user`);
  await expect(page).toHaveURL(/\/console$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const links = page.locator('aside nav a');
  await expect(links).toHaveCount(15);
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/console',
    '/console/order',
    '/console/book',
    '/console/agency',
    '/console/stays',
    '/console/dispatch',
    '/console/driverCash',
    '/console/hotels/sale',
    '/console/workOrder',
    '/console/message',
    '/console/secondPerson',
    '/console/bills',
    '/console/dunning',
    '/console/invoices',
    '/console/contracts',
  ]);
  for (const path of isAssurance ? ['site', 'staff', 'activity'] : ['staff']) {
    await goTo(page, `${portal().url}/console/${path}`);
    await expect(page.getByText(say('common', 'forbidden'))).toBeVisible();
  }
});
