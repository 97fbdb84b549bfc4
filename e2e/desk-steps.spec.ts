import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { ask, done } from './api-calls.ts';
import { countSteps, type StepCounter } from './count-steps.ts';
import { registered } from './gate.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookTransferByApi, findTransfer } from './ride-offers.ts';
import { civilDay, findOffer } from './stays.ts';
import { languagesOf, viewports } from './views.ts';
import { type Say, wordsOf } from './words.ts';

test.beforeAll(() => control('POST', 'reset'));

/** Jobs that a clerk does all day: at most four steps on their page. */
const usual = [
  'answer a request',
  'enter a confirmation code',
  'send a notice again',
  'assign a driver',
  'answer a work order',
];
const maxUsual = 4;

type Counts = { job: string; there: number; done: number };

/** Reads the counts of `docs/desk-steps.md`. */
function documentedCounts(): Counts[] {
  const text = readFileSync(new URL('../docs/desk-steps.md', import.meta.url), 'utf8');
  return [...text.matchAll(/^\| ([a-z][^|]+) \| (\d+) \| (\d+) \|/gm)].map(([, job = '', there, done]) => ({
    job,
    there: Number(there),
    done: Number(done),
  }));
}

for (const lang of languagesOf('zh-cn')) {
  test(`desk steps: ten jobs of a desk day → the counts of docs/desk-steps.md (${lang})`, async ({
    page,
  }) => {
    test.slow();
    const say = await wordsOf(lang);
    const owner = await tokenOf(portal().logins.owner);
    const administrator = await tokenOf(portal().logins.operator);
    await page.setViewportSize(viewports.desktop);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    const main = page.locator('main');
    const dialog = page.getByRole('dialog');
    const action = (name: string) => say('console-actions', `action_${name}` as 'action_cancel');
    const field = (name: Parameters<typeof say<'console-actions'>>[1]) =>
      dialog.getByLabel(say('console-actions', name), { exact: true });
    const counted: Counts[] = [];

    /** Makes one job from the workbench; `go` reaches its page, `act` does it there. */
    async function make(
      job: string,
      go: (steps: StepCounter) => Promise<void>,
      act: (steps: StepCounter) => Promise<void>,
    ): Promise<void> {
      await test.step(job, async () => {
        await goTo(page, `${portal().url}/console`);
        const there = countSteps(page);
        await go(there);
        const steps = countSteps(page);
        await act(steps);
        await expect(dialog).toHaveCount(0);
        counted.push({ job, there: there.count, done: steps.count });
      });
    }

    const nothing = async () => {};
    const toOrder = (sn: string) => (steps: StepCounter) => findOrder(page, say, steps, sn);
    const toEntry =
      (queue: Parameters<typeof say<'console-queues'>>[1], text: string) => (steps: StepCounter) =>
        steps.click(
          main
            .getByRole('listitem')
            .filter({ hasText: say('console-queues', queue) })
            .getByRole('listitem')
            .filter({ hasText: text })
            .getByRole('link'),
        );
    const press = (name: string) => main.getByRole('button', { name: action(name), exact: true });
    const send = (name: string) => dialog.getByRole('button', { name: action(name), exact: true });
    const more = main.getByRole('button', { name: say('console-actions', 'moreActions'), exact: true });

    const stay = await paidStay(owner, 26);
    await make("find a caller's order", toOrder(stay.sn.slice(-6)), nothing);

    const asked = await requestedStay(owner);
    await make('answer a request', toEntry('queue_requests', asked.sn), async (steps) => {
      await steps.click(press('offerStay'));
      await steps.choose(field('roomsFrom'));
      await steps.click(send('offerStay'));
    });

    await make('enter a confirmation code', toOrder(stay.sn), async (steps) => {
      await steps.click(press('confirmHotel'));
      await expect(field('hotelCode')).toBeFocused();
      await steps.fill(field('hotelCode'), 'YGN-4711');
      await steps.press('Enter');
    });
    await make('send a notice again', toOrder(stay.sn), async (steps) => {
      await steps.click(more);
      await steps.click(press('sendNotice'));
      await steps.click(send('sendNotice'));
    });

    const ride = await paidTransfer(owner);
    await make('assign a driver', toOrder(ride.sn), async (steps) => {
      await steps.click(press('assignRide'));
      await steps.choose(field('driver'));
      await steps.choose(field('vehicle'));
      await steps.click(send('assignRide'));
    });
    await make('give a ride to another driver', toOrder(ride.sn), async (steps) => {
      await steps.click(more);
      await steps.click(press('reassignRide'));
      await steps.choose(field('driver'));
      await steps.choose(field('vehicle'));
      await steps.fill(field('reason'), 'The driver is ill');
      await steps.click(send('reassignRide'));
    });

    const ended = await paidStay(owner, 29);
    await make('cancel with a fee', toOrder(ended.sn), async (steps) => {
      await steps.click(more);
      await steps.click(press('cancel'));
      await expect(field('fee')).not.toHaveValue('');
      await expect(field('reason')).toBeFocused();
      await steps.fill(field('reason'), 'The guest is ill');
      await steps.click(send('cancel'));
    });

    const words = (name: Parameters<typeof say<'console-work-orders'>>[1]) =>
      say('console-work-orders', name);
    const complaint = await workOrder(owner, stay.id);
    await make('give goodwill', toEntry('queue_workOrders', complaint), async (steps) => {
      await steps.click(main.getByRole('button', { name: words('propose'), exact: true }));
      const amount = dialog.getByLabel(say('console-work-orders', 'proposeAmount', { currency: 'USD' }));
      await expect(amount).toBeFocused();
      await steps.fill(amount, '5');
      await steps.click(dialog.getByRole('button', { name: words('proposeSend'), exact: true }));
      await expect(dialog).toHaveCount(0);
      await steps.click(main.getByRole('button', { name: words('carryOut'), exact: true }));
      await expect(main).toContainText(words('change_carried_out'));
    });
    await make('answer a work order', toEntry('queue_workOrders', complaint), async (steps) => {
      await steps.fill(main.getByLabel(words('message')), 'We have taken 5.00 off.');
      await steps.click(main.getByRole('button', { name: words('send'), exact: true }));
      await expect(main.getByRole('list', { name: words('thread') })).toContainText('5.00 off');
    });

    const agency = await newAgency(administrator);
    await make('verify an agency', toEntry('queue_agencies', agency.name), async (steps) => {
      const verify = { name: say('console-agencies', 'verify'), exact: true };
      await steps.click(main.getByRole('button', verify));
      await steps.fill(
        dialog.getByLabel(say('console-agencies', 'checked')),
        'Licence agrees with the register',
      );
      await steps.click(dialog.getByRole('button', verify));
    });

    expect(counted).toEqual(documentedCounts());
    for (const { job, done: steps } of counted.filter(({ job }) => usual.includes(job))) {
      expect(steps, job).toBeLessThanOrEqual(maxUsual);
    }
  });
}

/** Opens an order by the search: `/`, the word, Enter. */
async function findOrder(page: Page, say: Say, steps: StepCounter, sn: string): Promise<void> {
  await steps.press('/');
  await steps.fill(page.getByRole('combobox', { name: say('console', 'search') }), sn);
  await expect(page.getByRole('option').filter({ hasText: sn })).toHaveCount(1);
  await steps.press('Enter');
  await expect(page).toHaveURL(/\/console\/order\/\d+$/);
}

interface Booked {
  id: number;
  sn: string;
}

async function booked(id: number, token: string): Promise<Booked> {
  return { id, sn: (await orderOf(id, token)).order.sn };
}

/** A room in Yangon for one night, some days ahead. */
function oneNight(days: number) {
  return {
    check_in: civilDay(days),
    check_out: civilDay(days + 1),
    rooms: [{ adults: 1, child_ages: [] }],
    nationality: 'CN',
  };
}

async function paidStay(token: string, days: number): Promise<Booked> {
  const offer = await findOffer('仰光', oneNight(days), token, (rate) => !rate.on_request);
  const id = await bookByApi(offer, token);
  await payByApi(id, 'balance', token);
  return booked(id, token);
}

async function requestedStay(token: string): Promise<Booked> {
  const offer = await findOffer('仰光', oneNight(33), token, (rate) => rate.on_request);
  return booked(await bookByApi(offer, token), token);
}

async function paidTransfer(token: string): Promise<Booked> {
  const id = await bookTransferByApi(await findTransfer(token, 'pick_up', 12, () => true), token);
  await payByApi(id, 'balance', token);
  return booked(id, token);
}

/** A complaint about an order; returns its number. */
async function workOrder(token: string, orderId: number): Promise<string> {
  const asked = {
    type: 'complaint',
    email: 'tours@yuanxing.example',
    detail: 'The room was noisy',
    files: [],
  };
  return (await done('workOrder/add', { ...asked, order_id: orderId }, token)).work_order.number;
}

/** A newly registered agency, which waits for its verification. */
async function newAgency(token: string): Promise<{ name: string }> {
  const { username } = await registered('email');
  const { list } = await ask<{ list: { name: string }[] }>(
    'console/agency/list',
    { keyword: username },
    token,
  );
  return list[0]!;
}
