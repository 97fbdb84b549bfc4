import type { Page } from '@playwright/test';
import { chooseDay } from './choose-day.ts';
import { chooseMoment } from './choose-moment.ts';
import { ready } from './portal.ts';
import type { CarChoice, TransferChoice } from './ride-offers.ts';
import type { Say } from './words.ts';

/** Fills in the open car search by typing and clicking, and submits it. */
export async function searchCars(page: Page, say: Say, { place, trip }: CarChoice): Promise<void> {
  await ready(page);
  const line = page.getByRole('search', { name: say('car-search', 'form') });
  const field = line.getByRole('combobox', { name: say('car-search', 'pickUp') });
  await field.fill(place.name);
  await line.getByRole('listbox').getByRole('option').first().click();
  // There is no default: the return location must be chosen.
  await line.getByRole('combobox', { name: say('car-search', 'dropOff') }).click();
  await line.getByRole('option', { name: say('car-search', 'samePlace') }).click();
  await line
    .getByRole('button', { name: say('car-search', 'pickUpDate') })
    .first()
    .click();
  // A rental of one day begins and ends on it.
  const day = trip.pick_up_at.slice(0, 10);
  await chooseDay(page, day, say('car-search', 'nextMonth'));
  await chooseDay(page, day, say('car-search', 'nextMonth'));
  await line.getByRole('button', { name: say('car-search', 'submit') }).click();
}

/** Fills in the open transfer search and submits it. */
export async function searchTransfers(
  page: Page,
  say: Say,
  { airport, place, trip }: TransferChoice,
): Promise<void> {
  await ready(page);
  const line = page.getByRole('search', { name: say('transfer-search', 'form') });
  if (trip.mode === 'drop_off') {
    await line.getByText(say('transfer-search', 'mode_drop_off'), { exact: true }).click();
  }
  await line
    .getByRole('combobox', { name: say('transfer-search', `airport_${trip.mode}`) })
    .fill(airport.iata);
  await line.getByRole('option', { name: airport.iata }).first().click();
  await line.getByLabel(say('transfer-search', 'flightNumber')).fill(trip.flight_number);
  const where = say('transfer-search', trip.mode === 'pick_up' ? 'destination' : 'departure');
  // The departure airport has a name with the same beginning.
  await line.getByRole('combobox', { name: where, exact: true }).fill(place.name);
  await line.getByRole('option', { name: place.name }).first().click();
  const when = say('transfer-search', trip.mode === 'pick_up' ? 'arriving' : 'departing');
  await chooseMoment(line, when, trip.flight_at);
  await line.getByRole('button', { name: say('transfer-search', 'submit') }).click();
}
