import { expect, test } from '@playwright/test';
import { ask, done } from './api-calls.ts';
import { assignDrivers, stepRides } from './dispatch.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, portal } from './portal.ts';
import { bookCarByApi, findCar } from './ride-offers.ts';
import { languagesOf } from './views.ts';
import { wordsOf } from './words.ts';

test.afterAll(() => control('POST', 'reset'));

for (const lang of languagesOf('ride-charges')) {
  test(`a charge after the ride is owed once the member has confirmed it (${lang})`, async ({ page }) => {
    await page.setViewportSize({ width: lang === 'en' ? 390 : 1440, height: 900 });
    const say = await wordsOf(lang);
    await chooseLanguage(page, lang);
    const { id, balance } = await rideOnTheRoad();
    const operator = await tokenOf(portal().logins.operator);
    const tolls = { kind: 'tolls_parking', quantity: 2, unit_amount: 350, reason: 'Hlawga toll gate' };
    await done('console/order/proposeAdjustment', { id, ...tolls }, operator);

    const token = await enterAs(page, portal().logins.owner);
    await page.goto(`${portal().url}/user/car-order/detail/${id}`);
    const charge = page.getByRole('listitem').filter({ hasText: 'Hlawga toll gate' }).last();
    await expect(charge).toContainText(say('order-detail', 'charge_proposed'));
    expect(await balanceOf(token)).toBe(balance);

    const yes = say('order-detail', 'chargeConfirm', { amount: '7.00 USD' });
    await page.getByRole('button', { name: yes }).click();
    await page.getByRole('dialog').getByRole('button', { name: yes }).click();
    await expect(charge).toContainText(say('order-detail', 'charge_confirmed'));
    await expect(page.getByRole('button', { name: yes })).toHaveCount(0);
    expect(await balanceOf(token)).toBe(balance - 700);
    expect((await orderOf(id, token)).adjustments).toMatchObject([
      { status: 'confirmed', amount: { amount: 700 }, can_confirm: false },
    ]);
    expect(await control('GET', 'invariants')).toEqual({ ok: true, breaches: [] });
  });
}

/** A paid car with its passengers on board, and what is left on the deposit. */
async function rideOnTheRoad(): Promise<{ id: number; balance: number }> {
  await control('POST', 'reset');
  const token = await tokenOf(portal().logins.owner);
  const id = await bookCarByApi(await findCar(token, 2, (offer) => offer.units_left >= 1), token);
  await payByApi(id, 'balance', token);
  await assignDrivers(id, await tokenOf(portal().logins.operator));
  const { order } = await orderOf(id, token);
  await control('POST', 'clock', { set: new Date(order.service_start.utc * 1000).toISOString() });
  const operator = await tokenOf(portal().logins.operator);
  for (const step of ['depart', 'arrive', 'board'] as const) await stepRides(id, step, operator);
  return { id, balance: await balanceOf(await tokenOf(portal().logins.owner)) };
}

async function balanceOf(token: string): Promise<number> {
  const wallet = await ask<{ balance: { amount: number } }>('account/wallet', {}, token);
  return wallet.balance.amount;
}
