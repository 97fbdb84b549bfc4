import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { newColleague } from './colleagues.ts';
import { addCompletedStays } from './completed-stays.ts';
import { countSteps, type StepCounter } from './count-steps.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { setMarkUp } from './mark-up.ts';
import { slip } from './money-steps.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { civilDay, findOffer, type Offer, stayQuery } from './stays.ts';
import { languagesOf, viewports } from './views.ts';
import { anySum, type Say, wordsOf } from './words.ts';

test.beforeEach(() => control('POST', 'reset'));
test.afterAll(() => control('POST', 'reset'));

type Counts = { job: string; steps: number };

/** Reads the counts of `docs/agent-steps.md`. */
function documentedCounts(): Counts[] {
  const text = readFileSync(new URL('../docs/agent-steps.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^\| ([a-z][^|]+) \| [^|]+ \| (\d+) \|/gm)].map(([, job = '', steps]) => ({
    job,
    steps: Number(steps),
  }));
}

for (const lang of languagesOf('zh-cn')) {
  test(`agent steps: jobs of an agent's day → the counts of docs/agent-steps.md (${lang})`, async ({
    page,
  }) => {
    test.slow();
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    await page.setViewportSize(viewports.desktop);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.owner);
    const counted: Counts[] = [];

    /** Makes one job from the workbench. */
    async function make(job: string, act: (steps: StepCounter) => Promise<void>): Promise<void> {
      await test.step(job, async () => {
        await goTo(page, `${portal().url}/user/account/overview`);
        const steps = countSteps(page);
        await act(steps);
        counted.push({ job, steps: steps.count });
      });
    }
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const button = (name: string | RegExp, within: Locator | Page = main) =>
      within.getByRole('button', { name, exact: true });
    const menu = (name: string) =>
      page.getByRole('navigation', { name: say('layout', 'sideMenu') }).getByRole('link', { name });

    const offer = await searchedOffer(page, token);
    await make("repeat last week's search", async (steps) => {
      const chips = page.getByRole('region', { name: say('hotel-search', 'recent') });
      await steps.click(chips.getByRole('link').first());
      await page.waitForURL(/\/hotel\/list\?/);
    });

    // A mark-up is set once.
    await goTo(page, `${portal().url}/hotel/list?${stayQuery(offer)}`);
    await setMarkUp(page, say);
    await make('quote three rates into a chat', async (steps) => {
      const chips = page.getByRole('region', { name: say('hotel-search', 'recent') });
      await steps.click(chips.getByRole('link').first());
      const boxes = page.getByRole('checkbox', {
        name: new RegExp(say('quotes', 'tickOf', { name: '.+' })),
      });
      for (const at of [0, 1, 2]) await steps.click(boxes.nth(at));
      const tray = page.getByRole('region', { name: say('quotes', 'tray'), exact: true });
      await steps.click(tray.getByRole('button', { name: say('quotes', 'copyQuote') }));
      await steps.click(button(say('quotes', 'copy'), dialog));
    });
    await page.evaluate(() => localStorage.removeItem('serai-quote-tray'));

    const arriving = await bookStay(token, 1, 'ARRIVES TOMORROW');
    await payByApi(arriving.id, 'balance', token);
    await make("tomorrow's arrivals without a confirmation code", async (steps) => {
      await steps.click(button(new RegExp(`^${say('overview', 'kind_arrival')}`)));
      const due = main.getByRole('list', { name: say('overview', 'dueTitle') });
      await expect(due.getByText(arriving.sn)).toBeVisible();
    });

    await make("an order's five facts for a caller", async (steps) => {
      await search(page, say, steps, arriving.sn.slice(-6), arriving.sn);
      await expect(main.getByRole('region', { name: say('order-detail', 'factsTitle') })).toBeVisible();
    });
    await make('the arrival of a guest', (steps) => search(page, say, steps, offer.guest, offer.sn));
    await make("change a guest's name", async (steps) => {
      await search(page, say, steps, arriving.sn.slice(-6), arriving.sn);
      await steps.click(button(say('hotel-order', 'changeGuests')));
      await steps.fill(
        dialog.getByLabel(say('hotel-order', 'guestName', { room: 1, number: 2 }), { exact: false }),
        'LI SI',
      );
      await steps.click(button(say('hotel-order', 'changeGuestsSave'), dialog));
      await expect(dialog).toHaveCount(0);
    });
    await make('voucher to a guest by WeChat', async (steps) => {
      await search(page, say, steps, arriving.sn.slice(-6), arriving.sn);
      await steps.click(main.getByRole('link', { name: say('orders', 'voucherShare') }));
      await steps.click(button(say('voucher', 'shareMake')));
      await expect(page.getByRole('img', { name: say('voucher', 'addressQr') })).toBeVisible();
    });
    await make('cancel with a fee', async (steps) => {
      await search(page, say, steps, arriving.sn.slice(-6), arriving.sn);
      await steps.click(button(say('orders', 'action_refund')).first());
      const none = button(say('orders', 'refundConfirmNone'), dialog);
      await steps.click(none.or(button(anySum(say('orders', 'refundConfirm')), dialog)));
      await expect(dialog).toHaveCount(0);
    });

    const unpaid: Booked[] = [];
    for (const at of [1, 2, 3, 4, 5]) unpaid.push(await bookStay(token, 40 + at, `UNPAID ${at}`));
    await make('pay five unpaid orders', async (steps) => {
      await steps.click(button(new RegExp(`^${say('overview', 'kind_pay')}`)));
      await steps.click(main.getByRole('link', { name: say('overview', 'duePayTogether') }));
      await steps.click(main.getByRole('checkbox', { name: say('list-selection', 'selectPage') }));
      const several = beginning(say('several-orders', 'pay'));
      await steps.click(page.getByRole('button', { name: several }));
      await steps.click(dialog.getByRole('radio', { name: say('orders', 'payBalance') }));
      await steps.click(button(anySum(say('orders', 'payButtonBalance')), dialog));
      for (const { id } of unpaid) {
        await expect.poll(async () => (await orderOf(id, token)).order.pay_status).toBe('paid');
      }
    });

    await make('declare a top-up', async (steps) => {
      await steps.click(main.getByRole('link', { name: say('overview', 'topUp') }).first());
      await steps.fill(page.getByLabel(say('top-up', 'amount')), '2000');
      await steps.fill(page.getByLabel(say('top-up', 'payer')), 'Golden Stupa Co Ltd');
      await steps.attach(page.locator('input[type=file]'), slip);
      const preview = say('top-up', 'slipPreview', { name: slip.name });
      await expect(page.getByRole('img', { name: preview })).toBeVisible();
      await steps.click(button(say('top-up', 'submit')));
      await expect(page.getByText(say('top-up', 'submitted'))).toBeVisible();
    });

    const colleague = newColleague();
    await make('a colleague with a limit', async (steps) => {
      const words = (key: Parameters<typeof say<'sub-accounts'>>[1]) => say('sub-accounts', key);
      await steps.click(menu(words('title')));
      await steps.click(main.getByRole('link', { name: words('add') }));
      for (const field of ['nickname', 'email', 'username'] as const) {
        await steps.fill(page.getByLabel(words(field), { exact: true }), colleague[field]);
      }
      await steps.click(main.getByRole('radio', { name: words('role_booker'), exact: false }));
      await steps.click(main.getByRole('radio', { name: words('payLimited'), exact: false }));
      await steps.fill(main.getByLabel(words('orderLimit'), { exact: false }), '500');
      await steps.click(button(words('add')));
      await expect(main.getByRole('link', { name: colleague.nickname, exact: true })).toBeVisible();
    });

    await addCompletedStays();
    await enterAs(page, portal().logins.owner);
    await make('settle last month', async (steps) => {
      await steps.click(menu(say('bill-apply', 'title')));
      await steps.click(button(beginning(say('bill-apply', 'chooseAll'))));
      await steps.click(button(say('bill-apply', 'apply')));
      await steps.click(button(say('bill-apply', 'askYes'), dialog));
      await page.waitForURL(/\/user\/bill\/details\?id=\d+/);
    });
    await make('an invoice for last month', async (steps) => {
      await steps.click(menu(say('invoice-apply', 'title')));
      await steps.click(button(beginning(say('invoice-apply', 'chooseAll'))));
      await steps.click(button(say('invoice-apply', 'apply'), page));
      await steps.click(button(say('invoice-apply', 'apply'), dialog));
      await page.waitForURL(/\/user\/invoice\/details\?id=\d+/);
    });

    expect(counted).toEqual(documentedCounts());
  });
}

/** Opens an order by the search of everything: `/`, the words, Enter. */
async function search(page: Page, say: Say, steps: StepCounter, words: string, sn: string): Promise<void> {
  await expect(page.getByRole('button', { name: say('layout', 'search'), exact: true })).toBeVisible();
  await page.locator('main').focus();
  await steps.press('/');
  const dialog = page.getByRole('dialog', { name: say('member-search', 'title') });
  await steps.fill(dialog.getByRole('combobox'), words);
  await expect(dialog.getByRole('option').first()).toContainText(sn);
  await steps.press('Enter');
  await expect(page.locator('main').getByText(sn).first()).toBeVisible();
}

/** Matches a phrase with any number in it. */
function beginning(phrase: string): RegExp {
  return new RegExp(`^${phrase.split('{')[0]?.replace(/[()（）]/g, '\\$&')}`);
}

const room = [{ adults: 2, child_ages: [] }];

interface Booked {
  id: number;
  sn: string;
}

async function bookStay(token: string, days: number, reference: string): Promise<Booked> {
  const stay = { check_in: civilDay(days), check_out: civilDay(days + 1), rooms: room, nationality: 'CN' };
  const offer = await findOffer('仰光', stay, token, (rate) => !rate.on_request && rate.units_left >= 2);
  const id = await bookByApi(offer, token, reference);
  return { id, sn: (await orderOf(id, token)).order.sn };
}

/** A search that the page remembers, and an order in its results, whose guest is the only one of that name. */
async function searchedOffer(page: Page, token: string): Promise<Offer & Booked & { guest: string }> {
  const stay = { check_in: civilDay(20), check_out: civilDay(23), rooms: room, nationality: 'CN' };
  const offer = await findOffer('仰光', stay, token, (rate) => !rate.on_request && rate.units_left >= 2);
  const saved = page.waitForResponse((response) => response.url().includes('/api/search/remember'));
  await goTo(page, `${portal().url}/hotel/list?${stayQuery(offer)}`);
  await saved;
  const guest = 'WICKRAMASINGHE';
  const id = await bookByApi(offer, token, '', `${guest} NIMAL`);
  return { ...offer, id, sn: (await orderOf(id, token)).order.sn, guest };
}
