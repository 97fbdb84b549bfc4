import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { done } from './api-calls.ts';
import { addColleague, noLimits } from './colleagues.ts';
import { registered } from './gate.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { openOwnAccount } from './own-account.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports } from './views.ts';
import { anySum, languages, type Say, wordsOf } from './words.ts';

const owner = () => portal().logins.owner;

/** Days of this journey, away from those of others: the same guests on the same days would be warned of. */
const daysAhead = { 'zh-cn': [52, 54], en: [56, 58] } as const;

for (const lang of languages) {
  test(`workbench: paid and approved in place, rows stay; kinds filter; days lead to their orders (${lang})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    const say = await wordsOf(lang);
    const token = await tokenOf(owner());
    const [payDays, askDays] = daysAhead[lang];
    const unpaid = await bookStay(token, payDays);
    const asked = await askApproval(askDays);
    const arriving = await bookStay(token, 1);
    await payByApi(arriving, 'balance', token);
    await page.setViewportSize(viewports.desktop);
    await chooseLanguage(page, lang);
    await enterAs(page, owner());
    await goTo(page, `${portal().url}/user/account/overview`);
    const snOf = async (id: number) => (await orderOf(id, token)).order.sn;
    const rowOf = async (id: number) =>
      page
        .getByRole('list', { name: say('overview', 'dueTitle') })
        .getByRole('listitem')
        .filter({ hasText: await snOf(id) });

    const [toPay, toApprove] = [await rowOf(unpaid), await rowOf(asked)];
    await expect(toPay).toContainText(say('overview', 'kind_pay'));
    await expect(toApprove).toContainText(say('overview', 'kind_approve'));
    await expectAccessible(page, 'workbench');
    await shoot(page, `workbench-${lang}-desktop`);
    for (const width of ['narrow', 'phone'] as const) {
      await page.setViewportSize(viewports[width]);
      await expect(toPay).toBeVisible();
      await shoot(page, `workbench-${lang}-${width}`);
    }
    await page.setViewportSize(viewports.desktop);

    // Paid in a dialog: the row stays where it was.
    const before = await placeOf(toPay);
    await act(toPay, say, 'act_pay', await snOf(unpaid));
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: say('orders', 'payBalance') }).check();
    await dialog.getByRole('button', { name: anySum(say('orders', 'payButtonBalance')) }).click();
    await expect(toPay).toContainText(say('overview', 'dueDone'));
    expect(await placeOf(toPay)).toBe(before);
    expect((await orderOf(unpaid, token)).order.pay_status).toBe('paid');

    // Approved in a dialog: the same.
    await page.mouse.move(0, 0);
    await act(toApprove, say, 'act_decide', await snOf(asked));
    await page.mouse.move(0, 0);
    await dialog.getByRole('button', { name: anySum(say('approvals', 'approveBalance')) }).click();
    await expect(toApprove).toContainText(say('overview', 'dueDone'));
    await expect(toApprove.getByRole('button')).toHaveCount(0);
    expect((await orderOf(asked, token)).order.pay_status).toBe('paid');

    // Opened again, what is done has left.
    await page.reload();
    await expect(page.getByRole('heading', { name: say('overview', 'dueTitle') })).toBeVisible();
    await expect(toPay).toHaveCount(0);

    // A kind filters the list.
    const chip = page.getByRole('button', { name: new RegExp(`^${say('overview', 'kind_arrival')}`) });
    await chip.click();
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(await rowOf(arriving)).toBeVisible();
    const others = page
      .getByRole('list', { name: say('overview', 'dueTitle') })
      .getByRole('listitem')
      .filter({ hasNotText: say('overview', 'kind_arrival') });
    await expect(others).toHaveCount(0);

    await openDay(page, say, civilDay(1));
    await expect(page.getByRole('row').filter({ hasText: await snOf(arriving) })).toBeVisible();

    // The home page shows how much is due, and leads back.
    await goTo(page, portal().url);
    const hint = page.getByRole('link', {
      name: new RegExp(say('overview', 'dueHint').replace('{count}', '\\d+')),
    });
    await expect(hint).toBeVisible();
    await shoot(page, `workbench-${lang}-home`);
    await hint.click();
    await page.waitForURL(`${portal().url}/user/account/overview`);
  });
}

for (const lang of languages) {
  test(`workbench of a new agency: steps to the first booking instead of an empty list (${lang})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    await openOwnAccount(page, await registered('email'), 'overview', { lang, width: 'desktop' });
    const steps = page
      .locator('section')
      .filter({ has: page.getByRole('heading', { name: say('overview', 'stepsTitle') }) });
    await expect(steps.getByRole('listitem')).toHaveCount(4);
    await expect(page.getByText(say('overview', 'dueNone'), { exact: true })).toHaveCount(0);
    // Without searches no line is kept free below the search.
    const gap = await page
      .getByRole('region', { name: say('overview', 'searchTitle') })
      .evaluate(
        (node) =>
          node.getBoundingClientRect().bottom -
          (node.firstElementChild?.getBoundingClientRect().bottom ?? Number.NaN),
      );
    expect(gap).toBeLessThan(8);
    await expectAccessible(page, 'first steps');
    await shoot(page, `first-steps-${lang}-desktop`);
    await page.setViewportSize(viewports.phone);
    await shoot(page, `first-steps-${lang}-phone`);
    await steps.getByRole('link', { name: say('overview', 'stepBookGo') }).click();
    await page.waitForURL(/\/hotel\/list$/);
  });
}

/** Clicks the action of a row. */
async function act(
  row: ReturnType<Page['locator']>,
  say: Say,
  key: 'act_pay' | 'act_decide',
  sn: string,
): Promise<void> {
  const name = say('overview', 'actOn', { action: say('overview', key), number: sn });
  await row.getByRole('button', { name, exact: true }).click();
}

/** Distance of a row from the top of its page, which scrolling does not change. */
function placeOf(row: ReturnType<Page['locator']>): Promise<number> {
  return row.evaluate((node) => Math.round(node.getBoundingClientRect().top + window.scrollY));
}

/** Opens the hotel orders that begin on a day from the outlook. */
async function openDay(page: Page, say: Say, day: string): Promise<void> {
  const outlook = page.getByRole('table', { name: say('overview', 'aheadCaption') });
  await expect(outlook.getByRole('row')).toHaveCount(15);
  await outlook.locator(`a[href^="/user/order/list"][href*="service_from=${day}"]`).click();
  await page.waitForURL(new RegExp(`/user/order/list\\?.*service_from=${day}`));
}

async function bookStay(token: string, days: number): Promise<number> {
  const stay = {
    check_in: civilDay(days),
    check_out: civilDay(days + 1),
    rooms: [{ adults: 1, child_ages: [] }],
    nationality: 'CN',
  };
  const offer = await findOffer('仰光', stay, token, (rate) => !rate.on_request && rate.units_left >= 2);
  return bookByApi(offer, token);
}

/** An order of a colleague who may pay nothing, with a request for its payment. */
async function askApproval(days: number): Promise<number> {
  const { login } = await addColleague({ role: 'booker', limits: { ...noLimits, order_limit: 0 } });
  const token = await tokenOf(login);
  const id = await bookStay(token, days);
  await done('order/askApproval', { id, note: '' }, token);
  return id;
}
