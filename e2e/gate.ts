import { expect, type Page } from '@playwright/test';
import { inLanguage, readLang } from '@serai/phrases/lang';
import { clickCaptcha } from './log-in.ts';
import { api, control } from './portal.ts';
import type { Say } from './words.ts';

/** A user registered for one journey alone. */
export interface Newcomer {
  username: string;
  password: string;
  way: 'email' | 'mobile';
  /** The e-mail, or the mobile number without its area code 95. */
  address: string;
}

/**
 * Moves the portal's clock on by an hour: all journeys together need more codes than one network address may
 * request per hour.
 */
export async function advanceOneHour(): Promise<void> {
  await control('POST', 'clock', { advance: 3601 });
}

/** Returns unused names. */
export function newcomer(way: Newcomer['way']): Newcomer {
  const digits = String(Math.floor(Math.random() * 1e8)).padStart(8, '0');
  const address = way === 'email' ? `guest${digits}@caravan.example` : `979${digits.slice(0, 7)}`;
  return { username: `u${digits}`, password: 'Lantern42', way, address };
}

/** Registers a user outside the browser. */
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
    tab: 'register',
    registerType: way,
    username,
    password,
    captcha,
    company: 'Caravan Travel',
    ...to,
  });
  if (reply.code !== 1) throw new Error(`${address} is not registered: ${reply.msg}`);
  return somebody;
}

/**
 * Returns the code in the newest message to a user; the identifiers of a mail may contain other six digits.
 */
export async function lastCode({ way, address }: Pick<Newcomer, 'way' | 'address'>): Promise<string> {
  const { list } = (await control('GET', `outbox?kind=${way === 'email' ? 'mail' : 'sms'}`)) as {
    list: { recipient: string; subject: string; body: string }[];
  };
  const message = list.filter(({ recipient }) => recipient.endsWith(address)).at(-1);
  return /\d{6}/.exec(way === 'email' ? (message?.subject ?? '') : (message?.body ?? ''))?.[0] ?? 'no code';
}

/** Opens the picture and clicks its marks correctly. */
export async function passPicture(page: Page, say: Say, open: () => Promise<void>): Promise<void> {
  const drawn = page.waitForResponse((response) => response.url().includes('/api/common/clickCaptcha'));
  await open();
  await clickCaptcha(page, say, new URL((await drawn).url()).searchParams.get('id') ?? '');
}

/** Fills in the e-mail or mobile number on the forms for registration and password retrieval. */
export async function fillAddress(page: Page, say: Say, { way, address }: Newcomer): Promise<void> {
  if (way === 'email') {
    await page.getByLabel(say('login', 'email'), { exact: true }).fill(address);
    return;
  }
  await page.getByText(say('login', 'byMobile'), { exact: true }).click();
  await chooseMyanmar(page, say);
  await page.getByLabel(say('login', 'mobile'), { exact: true }).fill(address);
}

/** Chooses the area code by the name of its country. */
export async function chooseMyanmar(page: Page, say: Say): Promise<void> {
  const area = page.getByRole('combobox', { name: say('login', 'areaNum') });
  const lang = readLang((await page.locator('html').getAttribute('lang')) ?? undefined);
  const country = inLanguage(lang, { zh: '缅甸', en: 'Myanmar' });
  await area.fill(country);
  // The options of the form's time zone select have the same role.
  await page.locator('[role=option]').filter({ hasText: country }).click();
  await expect(area).toHaveValue('+95');
}

/** Requests a code for the address in the form and fills it in. */
export async function proveAddress(page: Page, say: Say, somebody: Newcomer): Promise<void> {
  const { way } = somebody;
  await passPicture(page, say, () => page.getByRole('button', { name: say('login', 'sendCode') }).click());
  await expect(page.getByText(say('login', way === 'email' ? 'codeSent' : 'codeSentMobile'))).toBeVisible();
  // The server's own message, even if the page shows another one.
  const isEnglish = (await page.locator('html').getAttribute('lang')) === 'en';
  const said = isEnglish
    ? { email: 'A code is on its way to the email address', mobile: 'A code is on its way to the phone' }
    : { email: '验证码已发送到邮箱', mobile: '验证码已发送到手机' };
  await expect(page.getByRole('region', { name: say('common', 'notices') })).toContainText(said[way]);
  const label = say('login', way === 'email' ? 'code' : 'codeMobile');
  await page.getByLabel(label, { exact: true }).fill(await lastCode(somebody));
}

/** Submits the completed login form and passes the picture. */
export async function submitLogin(page: Page, say: Say): Promise<void> {
  await page.getByRole('checkbox', { name: say('login', 'agree') }).check();
  await passPicture(page, say, () => page.locator('form button[type=submit]').click());
}

/** Logs out by the menu in the header. */
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
