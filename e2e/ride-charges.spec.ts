import { expect, type Locator, test } from '@playwright/test';
import { ask, done } from './api-calls.ts';
import { shown } from './booking-steps.ts';
import { assignDrivers, stepRides } from './dispatch.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { bookCarByApi, findCar } from './ride-offers.ts';
import { languagesOf } from './views.ts';
import { wordsOf } from './words.ts';

test.afterEach(() => control('POST', 'reset'));

for (const lang of languagesOf('zh-cn')) {
  test(`ride charges: one confirmed, another declined, all paid early (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: lang === 'en' ? 390 : 1440, height: 900 });
    const say = await wordsOf(lang);
    await chooseLanguage(page, lang);
    const { id, money } = await rideOnTheRoad();
    const operator = await tokenOf(portal().logins.operator);
    const tolls = { kind: 'tolls_parking', quantity: 2, unit_amount: 350, reason: 'Hlawga toll gate' };
    const proposed = await done('console/order/proposeAdjustment', { id, ...tolls }, operator);
    const ferry = { kind: 'other', quantity: 1, unit_amount: 900, reason: 'Ferry at Dala' };
    await done('console/order/proposeAdjustment', { id, ...ferry }, operator);

    const token = await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/user/car-order/detail/${id}`);
    const item = (text: string) => page.getByRole('listitem').filter({ hasText: text }).last();
    const charge = item('Hlawga toll gate');
    const dialog = page.getByRole('dialog');
    const press = async (where: Locator, name: string) => where.getByRole('button', { name }).click();
    await expect(charge).toContainText(say('order-detail', 'charge_proposed'));

    await press(charge, say('order-detail', 'chargeAsk'));
    await press(dialog, say('order-detail', 'questionSend'));
    await expect(dialog.getByText(say('order-detail', 'wordsMissing'))).toBeVisible();
    await dialog.getByRole('textbox').fill('Which gate?');
    await press(dialog, say('order-detail', 'questionSend'));
    await expect(charge).toContainText(say('order-detail', 'chargeAwaiting'));
    await done(
      'console/order/answerAdjustment',
      { id, adjustment_id: proposed.adjustment_id, answer: 'The northern one' },
      operator,
    );
    await page.reload();
    await expect(charge).toContainText(say('order-detail', 'chargeAnswer', { answer: 'The northern one' }));

    await press(item('Ferry at Dala'), say('order-detail', 'chargeDecline'));
    await dialog.getByRole('textbox').fill('There was no ferry');
    await press(dialog, say('order-detail', 'chargeDecline'));
    await expect(item('Ferry at Dala')).toContainText(say('order-detail', 'charge_declined'));
    expect(await moneyOf(token)).toEqual(money);

    const yes = say('order-detail', 'chargeConfirm', { amount: '7.00 USD' });
    await press(charge, yes);
    await press(dialog, yes);
    await expect(charge).toContainText(say('order-detail', 'charge_confirmed'));
    expect(await moneyOf(token)).toEqual({ ...money, owed: money.owed + 700 });

    const { payable_early } = await orderOf(id, token);
    const paid = payable_early!.amount!;
    await press(page.getByRole('main'), say('orders', 'action_payEarly'));
    await press(dialog, say('orders', 'payEarlyButton', { amount: shown(paid) }));
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('button', { name: say('orders', 'action_payEarly') })).toHaveCount(0);
    expect(await moneyOf(token)).toEqual({
      deposit: money.deposit - paid,
      owed: money.owed + 700 - paid,
    });
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

interface AgencyMoney {
  deposit: number;
  owed: number;
}

/** Creates a car order on credit with its passengers on board, and reads the agency's balances. */
async function rideOnTheRoad(): Promise<{ id: number; money: AgencyMoney }> {
  const token = await tokenOf(portal().logins.owner);
  const id = await bookCarByApi(await findCar(token, 2, (offer) => offer.units_left >= 1), token);
  await payByApi(id, 'credit', token);
  await assignDrivers(id, await tokenOf(portal().logins.operator));
  const { order } = await orderOf(id, token);
  await control('POST', 'clock', { set: new Date(order.service_start.utc * 1000).toISOString() });
  const operator = await tokenOf(portal().logins.operator);
  for (const step of ['depart', 'arrive', 'board'] as const) await stepRides(id, step, operator);
  return { id, money: await moneyOf(await tokenOf(portal().logins.owner)) };
}

async function moneyOf(token: string): Promise<AgencyMoney> {
  const wallet = await ask<{ balance: { amount: number }; credit_used: { amount: number } }>(
    'account/wallet',
    {},
    token,
  );
  return { deposit: wallet.balance.amount, owed: wallet.credit_used.amount };
}
