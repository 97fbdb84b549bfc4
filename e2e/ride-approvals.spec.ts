import { type Browser, expect, test } from '@playwright/test';
import { bookForApproval } from './booking-steps.ts';
import { addColleague, noLimits } from './colleagues.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf } from './orders.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { bookCarByApi, findCar, findTransfer } from './ride-offers.ts';
import { assuranceTest, type View, viewports } from './views.ts';
import { anySum, wordsOf } from './words.ts';

// These pages would go on polling the portal for news after the test.
test.afterEach(async ({ browser }) => {
  for (const context of browser.contexts()) await context.close();
});

test('car: booker without the right to pay requests approval → master pays from the list, warned of a duplicate', async ({
  browser,
}) => {
  const view = { lang: 'zh-cn', width: 'desktop' } as const;
  const { booker, master, token, say } = await openBoth(browser, view);
  const choice = await findCar(token, 3, ({ units_left }) => units_left >= 2);
  const { offer, trip } = choice;
  await goTo(booker, addressOf('/car/booking', { ...trip, adults: 2, rate_key: offer.rate_key }));
  await booker.getByLabel(say('vehicle-terms', 'trip_passenger_name')).fill('U Aung');
  const id = await bookForApproval(booker, say, 'The client waits');

  await goTo(master, `${portal().url}/user/manage/approvals`);
  const owner = await tokenOf(portal().logins.owner);
  const { order } = await orderOf(id, owner);
  const same = await orderOf(await bookCarByApi(choice, owner), owner);
  const card = master.getByRole('listitem').filter({ hasText: order.sn });
  await expect(card).toContainText('The client waits');
  const approve = card.getByRole('button', { name: anySum(say('approvals', 'approveBalance')) });
  await approve.click();
  await expect(card.getByRole('alert')).toContainText(same.order.sn);
  expect((await orderOf(id, owner)).order.pay_status).toBe('unpaid');
  await approve.click();
  await expect(card).toContainText(say('approvals', 'approved'));
  await expect(card.getByRole('button')).toHaveCount(0);
  await expectConfirmed(id, { product: 'car', pay_status: 'paid', pay_channel: 'balance' });
});

assuranceTest(
  'transfer: booker without the right to pay requests approval → master pays on its page',
  async ({ browser }) => {
    const view = { lang: 'en', width: 'phone' } as const;
    const { booker, master, token, say } = await openBoth(browser, view);
    const { offer, trip } = await findTransfer(token, 'pick_up', 3, ({ fits_one }) => fits_one);
    await goTo(booker, addressOf('/airport/booking', { ...trip, adults: 2, rate_key: offer.rate_key }));
    await booker.getByLabel(say('vehicle-terms', 'trip_passenger_name')).fill('Daw Mya');
    const id = await bookForApproval(booker, say, 'The client waits');

    await goTo(master, `${portal().url}/user/airport-order/detail/${id}`);
    // In the next step and, once it has loaded, in the timeline.
    await expect(master.getByText('The client waits').first()).toBeVisible();
    await master.getByRole('button', { name: anySum(say('approvals', 'approveCredit')) }).click();
    await expect(master.getByText(say('orders', 'status_confirmed'), { exact: true }).first()).toBeVisible();
    await expectConfirmed(id, { product: 'airport', pay_status: 'on_credit', pay_channel: 'credit' });
  },
);

/** Opens the pages of a booker without the right to pay and of the master of the same agency. */
async function openBoth(browser: Browser, { lang, width }: View) {
  const { login } = await addColleague({ role: 'booker', limits: { ...noLimits, order_limit: 0 } });
  const open = async () => {
    const page = await (await browser.newContext({ viewport: viewports[width] })).newPage();
    await chooseLanguage(page, lang);
    return page;
  };
  const [booker, master] = await Promise.all([open(), open()]);
  const [token] = await Promise.all([enterAs(booker, login), enterAs(master, portal().logins.owner)]);
  return { booker, master, token, say: await wordsOf(lang) };
}

function addressOf(path: string, query: Record<string, string | number>): string {
  const params = Object.entries(query).map(([name, value]) => [name, String(value)]);
  return `${portal().url}${path}?${new URLSearchParams(params)}`;
}

async function expectConfirmed(id: number, facts: object): Promise<void> {
  const { order } = await orderOf(id, await tokenOf(portal().logins.owner));
  expect(order).toMatchObject({ order_status: 'confirmed', ...facts });
}
