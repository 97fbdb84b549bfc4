import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { done } from './api-calls.ts';
import { mailedPath, newColleague } from './colleagues.ts';
import { enterAs, type Login, tokenOf } from './log-in.ts';
import { bookByApi, payByApi } from './orders.ts';
import { aimAgain, chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { keepScreen } from './voucher-steps.ts';
import { wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(28),
  check_out: civilDay(29),
  rooms: [{ adults: 1, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`two clerks on one order: each sees the other, the second to save is refused with the first's name, repeated it succeeds (${lang}, ${width})`, async ({
    page,
    browser,
  }) => {
    const say = await wordsOf(lang);
    const agent = await tokenOf(portal().logins.owner);
    const id = await bookByApi(await findOffer('仰光', stay, agent, (rate) => !rate.on_request), agent);
    await payByApi(id, 'balance', agent);
    const clerk = await hireClerk();
    const order = `${portal().url}/console/order/${id}`;

    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    const context = await browser.newContext({ viewport: viewports[width] });
    const other = await context.newPage();
    await chooseLanguage(other, lang);
    await enterAs(other, clerk.login);
    await goTo(page, order);
    await expect(page.getByRole('button', { name: say('console-actions', 'moreActions') })).toBeVisible();
    await expect(page.getByRole('list', { name: say('console-orders', 'colleagues') })).toHaveCount(0);

    // The colleague opens the order, then the dialog of an action.
    await goTo(other, order);
    const confirm = say('console-actions', 'action_confirmHotel');
    await other.getByRole('button', { name: confirm, exact: true }).click();
    const others = page.getByRole('list', { name: say('console-orders', 'colleagues') });
    await expect(others).toContainText(
      say('console-orders', 'colleagueActs', { name: clerk.nickname, action: confirm }),
      { timeout: 30_000 },
    );
    await expectAccessible(page, 'order with a colleague');
    await keepScreen(page, `two-clerks-${lang}-${width}`);

    // The first clerk saves while the colleague still types.
    const code = say('console-actions', 'hotelCode');
    const typed = other.getByRole('dialog');
    await typed.getByLabel(code).fill('CLERK-2');
    await page.getByRole('button', { name: confirm, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(code).fill('CLERK-1');
    await dialog.getByRole('button', { name: confirm, exact: true }).click();
    await expect(dialog).toHaveCount(0);

    const send = typed.getByRole('button', { name: confirm, exact: true });
    await send.click();
    await expect(typed.getByRole('alert')).toContainText(say('order-detail', 'story_confirmationCode'));
    await expect(typed.getByLabel(code)).toHaveValue('CLERK-2');
    await expectAccessible(other, 'refusal of a stale page');
    await keepScreen(other, `two-clerks-refused-${lang}-${width}`);
    // The page below shows the change, marked as new.
    const story = other.locator(`ol[aria-label="${say('order-detail', 'storyTitle')}"]`);
    await expect(story.getByText(say('order-detail', 'storyNew'), { exact: true })).toHaveCount(1);
    await expect(story).toContainText('CLERK-1');

    await aimAgain(other);
    await send.click();
    await expect(typed).toHaveCount(0);
    await expect(story).toContainText('CLERK-2');
    await expect(story.getByText(say('order-detail', 'storyNew'), { exact: true })).toHaveCount(0);
    await context.close();
  });
}

/** Invites a colleague of the desk, who sets a password. */
async function hireClerk(): Promise<{ nickname: string; login: Login }> {
  const person = newColleague();
  const administrator = await tokenOf(portal().logins.operator);
  await done('console/staff/invite', { ...person, role: 'desk' }, administrator);
  const token = new URL(portal().url + (await mailedPath(person.email))).searchParams.get('token') ?? '';
  await done('account/setPassword', { token, password: 'Lantern77' }, '');
  return { nickname: person.nickname, login: { username: person.username, password: 'Lantern77' } };
}
