import type { SpendingLimits, SubAccount } from '@serai/contract/accounts/sub-accounts';
import { done } from './api-calls.ts';
import { type Login, tokenOf } from './log-in.ts';
import { api, control, portal } from './portal.ts';

/** Limits that restrict nothing. */
export const noLimits: SpendingLimits = {
  order_limit: null,
  day_limit: null,
  month_limit: null,
  products: null,
  pay_channels: null,
};

/** Returns an unused name, account and e-mail, even on a portal shared with other journeys. */
export function newColleague() {
  const serial = `${Date.now() % 1e8}${Math.floor(Math.random() * 90 + 10)}`;
  return { username: `c${serial}`, nickname: `Colleague ${serial}`, email: `c${serial}@agency.example` };
}

/** Adds a sub-account to the demo's agency outside the browser; returns its login. */
export async function addColleague(body: object): Promise<{ account: SubAccount; login: Login }> {
  const token = await tokenOf(portal().logins.owner);
  const password = 'Lantern77';
  const { sub_account } = await done('subAccount/add', { ...newColleague(), password, ...body }, token);
  return { account: sub_account, login: { username: sub_account.username, password } };
}

/** Adds a member of the seller's staff with a role, who sets a password by the mailed link; returns the login. */
export async function addClerk(role: string): Promise<Login> {
  const person = newColleague();
  await done('console/staff/invite', { ...person, role }, await tokenOf(portal().logins.operator));
  return choosePassword(person);
}

/**
 * Asks for a member of staff whose role books money. The request of the only administrator takes effect 24 hours later;
 * after the caller has moved the clock, the returned function gives the login.
 */
export async function askForMoneyClerk(role: string): Promise<() => Promise<Login>> {
  const person = newColleague();
  const token = await tokenOf(portal().logins.operator);
  const { data } = await api('POST', 'console/staff/invite', { ...person, role }, token);
  if (data.reason !== 'second_person_asked') throw new Error(`${role}: ${data.reason ?? 'added at once'}`);
  return () => choosePassword(person);
}

/** Moves the clock past the 24 hours after which requests of the only administrator take effect. */
export async function passObjection(): Promise<void> {
  await control('POST', 'clock', { advance: 25 * 3600 });
}

async function choosePassword(person: { username: string; email: string }): Promise<Login> {
  const token = new URL(portal().url + (await mailedPath(person.email))).searchParams.get('token') ?? '';
  const password = 'Lantern77';
  await done('account/setPassword', { token, password }, '');
  return { username: person.username, password };
}

/** Returns the link in the newest mail to a recipient, as a path of the portal. */
export async function mailedPath(recipient: string): Promise<string> {
  const { list } = (await control('GET', 'outbox?kind=mail')) as {
    list: { recipient: string; body: string }[];
  };
  const mail = list.filter((one) => one.recipient === recipient).at(-1);
  const link = /https?:\/\/[^\s]+/.exec(mail?.body ?? '')?.[0];
  if (!link) throw new Error(`no link was mailed to ${recipient}`);
  const { pathname, search } = new URL(link);
  return pathname + search;
}
