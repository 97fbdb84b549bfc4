import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';
import { minorUnits, shownDigits } from '@serai/contract/currency';
import { chooseDay } from './choose-day.ts';
import { pdfText } from './pdf-text.ts';
import type { Offer, Stay } from './stays.ts';
import { beginningOf, type Say } from './words.ts';

export type Channel = 'balance' | 'credit';

/** Fills in the search form of the open page by typing and clicking, and submits it. */
export async function search(page: Page, say: Say, city: string, stay: Stay): Promise<void> {
  const line = page.getByRole('search', { name: say('hotel-search', 'form') });
  const destination = line.getByRole('combobox', { name: say('hotel-search', 'destination') });
  await destination.fill(city);
  await line.getByRole('option', { name: city }).first().click();
  await chooseDates(page, say, line, stay);
  await chooseGuests(page, say, line, stay);
  await line.getByRole('button', { name: say('hotel-search', 'submit') }).click();
}

async function chooseDates(page: Page, say: Say, line: Locator, stay: Stay): Promise<void> {
  await line.getByRole('button', { name: say('hotel-search', 'checkIn') }).click();
  await chooseDay(page, stay.check_in, say('hotel-search', 'nextMonth'));
  await chooseDay(page, stay.check_out, say('hotel-search', 'nextMonth'));
}

async function chooseGuests(page: Page, say: Say, line: Locator, stay: Stay): Promise<void> {
  const guests = say('hotel-search', 'guests');
  await line.getByRole('button', { name: guests }).click();
  const panel = page.getByRole('dialog', { name: guests });
  for (const [index, room] of stay.rooms.entries()) {
    if (index > 0) await panel.getByRole('button', { name: say('hotel-search', 'addRoom') }).click();
    const name = say('hotel-search', 'room', { number: index + 1 });
    const more = say('common', 'more');
    for (const [child, age] of room.child_ages.entries()) {
      await panel
        .getByRole('button', { name: `${more}: ${say('hotel-search', 'children')}, ${name}` })
        .click();
      await panel
        .getByRole('region', { name })
        .getByLabel(say('hotel-search', 'childAge', { number: child + 1 }))
        .selectOption(String(age));
    }
    for (let beds = 0; beds < (room.child_beds ?? 0); beds++) {
      await panel
        .getByRole('button', { name: `${more}: ${say('hotel-search', 'childBeds')}, ${name}` })
        .click();
    }
  }
  await panel.getByRole('button', { name: say('common', 'done') }).click();
}

/** Locates the row of the offered rate on the open detail page. */
export function rateLine(page: Page, { room, rate }: Offer): Locator {
  return page.locator(`#room-${room.id} > tr[data-rate]`).nth(room.rates.indexOf(rate));
}

/** Locates the button that books the offered rate; it is named by its total and shown to members only. */
export function bookButton(page: Page, offer: Offer): Locator {
  const total = new Intl.NumberFormat('en', { minimumFractionDigits: 2 }).format(
    offer.rate.total_price.amount / 100,
  );
  return rateLine(page, offer).getByRole('button', { name: total });
}

/** The guests, and how the order is paid. */
export interface Wishes {
  /** One name per room. */
  names: string[];
  channel: Channel;
  reference?: string;
}

/** Fills in the open booking page. */
export async function fillBooking(page: Page, say: Say, wishes: Wishes): Promise<void> {
  await expect(page.getByRole('heading', { name: say('booking', 'heading') })).toBeVisible();
  for (const [index, name] of wishes.names.entries()) await nameField(page, say, index).fill(name);
  await fillContact(page, say, wishes);
}

/** Fills in the fields common to all booking pages: the contact and the payment type. */
export async function fillContact(
  page: Page,
  say: Say,
  wishes: Pick<Wishes, 'channel' | 'reference'>,
): Promise<void> {
  await page.getByLabel(say('booking', 'contactName')).fill('Daw Khin');
  await page.getByLabel(say('booking', 'contactPhone')).fill('+95 9 1234 5678');
  if (wishes.reference) await page.getByLabel(say('booking', 'reference')).fill(wishes.reference);
  const type = say('booking', wishes.channel === 'balance' ? 'payBalance' : 'payCredit');
  await page.getByRole('radio', { name: type }).check();
}

/** Locates the field for the first adult of a room. */
export function nameField(page: Page, say: Say, room: number): Locator {
  const group = page.getByRole('group', { name: say('hotel-booking', 'room', { number: room + 1 }) });
  return group.getByRole('textbox', { name: say('hotel-booking', 'fullName', { number: 1 }) });
}

/** Locates the submit button of the open booking page; its position depends on the width. */
export function submitButton(page: Page): Locator {
  return page.locator('form button[type=submit]').filter({ visible: true });
}

/** Submits the booking page and returns the confirm button of the last question, not pressed yet. */
export async function askToBook(page: Page, say: Say): Promise<Locator> {
  await submitButton(page).click();
  const question = page.getByRole('dialog', { name: say('booking', 'confirmTitle') });
  const yes = question.getByRole('button', { name: beginningOf(say('booking', 'confirmYes')) });
  // The dialog focuses the safe answer when it opens: a key pressed earlier would choose that answer.
  await expect(question.getByRole('button', { name: say('booking', 'confirmNo') })).toBeFocused();
  return yes;
}

/** Waits for the order's page and returns the order's id. */
export async function arriveAtOrder(page: Page): Promise<number> {
  await page.waitForURL(/\/user\/(car-|airport-)?order\/detail\/\d+$/);
  return Number(page.url().split('/').at(-1));
}

/**
 * Submits the open booking page, whose guests are filled in, with a note, as a user without the right to pay;
 * returns the id of the order, whose page is open.
 */
export async function bookForApproval(page: Page, say: Say, note: string): Promise<number> {
  await page.getByLabel(say('booking', 'contactName')).fill('Daw Khin');
  await page.getByLabel(say('booking', 'contactPhone')).fill('+95 9 1234 5678');
  await expect(page.getByRole('radio', { name: say('booking', 'payBalance') })).toHaveCount(0);
  await page.getByLabel(say('approvals', 'askNote')).fill(note);
  await (await askToBook(page, say)).click();
  const id = await arriveAtOrder(page);
  await expect(page.getByText(beginningOf(say('approvals', 'waitsFor'))).first()).toBeVisible();
  return id;
}

/** Downloads the voucher from the open order page with its button, and reads it. */
export async function voucherText(page: Page, say: Say): Promise<string> {
  const download = page.waitForEvent('download');
  const open = page.getByRole('button', { name: say('orders', 'voucherOpen') });
  const openRide = page.getByRole('button', { name: say('orders', 'voucherOpen_ride') });
  await open.or(openRide).first().click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^voucher-.+\.pdf$/);
  return pdfText(await readFile(await file.path()));
}

/**
 * Cancels the paid order of the open page, after the dialog has shown the fee and the refund, in minor units. For an
 * order on credit the button announces restored credit, because no money is paid back.
 */
export async function refundOrder(
  page: Page,
  say: Say,
  {
    fee,
    back,
    channel,
    currency = 'USD',
  }: { fee: number; back: number; channel: 'balance' | 'credit'; currency?: string },
): Promise<void> {
  await page
    .getByRole('button', { name: say('orders', 'action_refund'), exact: true })
    .first()
    .click();
  const dialog = page.getByRole('dialog', { name: say('orders', 'askRefund') });
  await expect(dialog).toContainText(`−${shown(fee, currency)}`);
  const yes = dialog.getByRole('button', {
    name: say('orders', channel === 'credit' ? 'refundConfirmCredit' : 'refundConfirm', {
      amount: `${shown(back, currency)} ${currency}`,
    }),
  });
  await yes.click();
  await expect(dialog).toBeHidden();
}

/** Formats minor units as on screen: `1,234.50`, and kyats without decimals. */
export function shown(amount: number, currency = 'USD'): string {
  const places = shownDigits({ amount, currency });
  const figures = new Intl.NumberFormat('en', {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
  });
  return figures.format(Math.abs(amount) / minorUnits(currency));
}
