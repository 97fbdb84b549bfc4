import { expect, type Page } from '@playwright/test';
import { clickCaptcha } from './log-in.ts';
import { api, control } from './portal.ts';
import type { Say } from './words.ts';

/** Somebody who registered for one journey alone. */
export interface Newcomer {
  username: string;
  password: string;
  way: 'email' | 'mobile';
  /** The address or the number without its area number, which is 95. */
  address: string;
}

/**
 * Lets the portal's clock go on by an hour: the codes that one network address may ask for in an hour are not enough
 * for all journeys.
 */
export async function letAnHourPass(): Promise<void> {
  await control('POST', 'clock', { advance: 3601 });
}

/** Names nobody has yet. */
export function newcomer(way: Newcomer['way']): Newcomer {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const address = way === 'email' ? `guest${digits}@caravan.example` : `979${digits.slice(0, 7)}`;
  return { username: `u${digits}`, password: 'Lantern42', way, address };
}

/** Registers somebody beside the browser. */
export async function registered(way: Newcomer['way']): Promise<Newcomer> {
  const somebody = newcomer(way);
  const { username, password, address } = somebody;
  const to = way === 'email' ? { email: address } : { mobile: address, area_num: '95' };
  const event = 'user_register';
  const sent =
    way === 'email'
      ? await api('POST', 'Ems/send', { ...to, event, ...(await solvedCaptcha()) })
      : await api('POST', 'Sms/send', { ...to, template_code: event, ...(await solvedCaptcha()) });
  if (sent.code !== 1) throw new Error(`no code for ${address}: ${sent.msg}`);
  const captcha = await lastCode(somebody);
  const reply = await api('POST', 'user/checkIn', {
    ...{ tab: 'register', registerType: way, username, password, captcha, company: 'Caravan Travel' },
    ...to,
  });
  if (reply.code !== 1) throw new Error(`${address} is not registered: ${reply.msg}`);
  return somebody;
}

/** The code in the newest message to somebody; other six digits may stand in the identifiers of a mail. */
export async function lastCode({ way, address }: Pick<Newcomer, 'way' | 'address'>): Promise<string> {
  const { list } = (await control('GET', `outbox?kind=${way === 'email' ? 'mail' : 'sms'}`)) as {
    list: { recipient: string; subject: string; body: string }[];
  };
  const message = list.filter(({ recipient }) => recipient.endsWith(address)).at(-1);
  return /\d{6}/.exec(way === 'email' ? (message?.subject ?? '') : (message?.body ?? ''))?.[0] ?? 'no code';
}

/** Does what opens the picture and clicks it rightly. */
export async function passPicture(page: Page, say: Say, open: () => Promise<void>): Promise<void> {
  const drawn = page.waitForResponse((response) => response.url().includes('/api/common/clickCaptcha'));
  await open();
  await clickCaptcha(page, say, new URL((await drawn).url()).searchParams.get('id') ?? '');
}

/** Fills in where somebody is reached, on the forms to register and to retrieve. */
export async function fillAddress(page: Page, say: Say, { way, address }: Newcomer): Promise<void> {
  if (way === 'email') {
    await page.getByLabel(say('login', 'email'), { exact: true }).fill(address);
    return;
  }
  await page.getByText(say('login', 'byMobile'), { exact: true }).click();
  await chooseMyanmar(page, say);
  await page.getByLabel(say('login', 'mobile'), { exact: true }).fill(address);
}

/** Finds the area number by the name of its country. */
export async function chooseMyanmar(page: Page, say: Say): Promise<void> {
  const area = page.getByRole('combobox', { name: say('login', 'areaNum') });
  const lang = await page.locator('html').getAttribute('lang');
  const country = lang === 'en' ? 'Myanmar' : '缅甸';
  await area.fill(country);
  // The time zones of the form are options, too, of a select.
  await page.locator('[role=option]').filter({ hasText: country }).click();
  await expect(area).toHaveValue('+95');
}

/** Has a code sent to the address in the form and fills it in. */
export async function proveAddress(page: Page, say: Say, somebody: Newcomer): Promise<void> {
  const { way } = somebody;
  await passPicture(page, say, () => page.getByRole('button', { name: say('login', 'sendCode') }).click());
  await expect(page.getByText(say('login', way === 'email' ? 'codeSent' : 'codeSentMobile'))).toBeVisible();
  // What the server has said about it, whatever the page says in its place.
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const said = isEnglish
    ? { email: 'A code is on its way to the email address', mobile: 'A code is on its way to the phone' }
    : { email: '验证码已发送到邮箱', mobile: '验证码已发送到手机' };
  await expect(page.getByRole('region', { name: say('common', 'notices') })).toContainText(said[way]);
  const label = say('login', way === 'email' ? 'code' : 'codeMobile');
  await page.getByLabel(label, { exact: true }).fill(await lastCode(somebody));
}

/** Sends the login form off and passes the picture; the form must be filled in. */
export async function submitLogin(page: Page, say: Say): Promise<void> {
  await page.getByRole('checkbox', { name: say('login', 'agree') }).check();
  await passPicture(page, say, () => page.locator('form button[type=submit]').click());
}

/** Leaves by the menu of the head. */
export async function logOut(page: Page, say: Say): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`^${say('layout', 'account')}: `) }).click();
  await page.getByRole('button', { name: say('layout', 'logOut') }).click();
  await page.waitForURL(/\/user\/login/);
  const notices = page.getByRole('region', { name: say('common', 'notices') });
  await expect(notices).toContainText(say('common', 'operationSuccessful'));
}

async function solvedCaptcha(): Promise<{ captchaId: string; captchaInfo: string }> {
  const captchaId = crypto.randomUUID();
  await api('GET', `common/clickCaptcha?id=${captchaId}`);
  const { info } = (await control('GET', `captcha/${captchaId}`)) as { info: string };
  return { captchaId, captchaInfo: info };
}
