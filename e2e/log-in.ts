import { expect, type Page } from '@playwright/test';
import { api, control, portal } from './portal.ts';
import type { Portal } from './serve-portal.ts';
import type { Say } from './words.ts';

export type Login = Portal['logins']['owner'];

/** Fills in the open login page like a user, including the picture, and logs in. */
export async function logInByForm(page: Page, say: Say, login: Login): Promise<void> {
  await fillLogin(page, say, login);
  await page.waitForURL((url) => url.pathname !== '/user/login');
}

/** Like `logInByForm`, without checking the result: a second step may follow. */
export async function fillLogin(page: Page, say: Say, login: Login): Promise<void> {
  await page.getByRole('textbox', { name: say('login', 'account'), exact: true }).fill(login.username);
  await page.getByLabel(say('login', 'password'), { exact: true }).fill(login.password);
  await page.getByRole('checkbox', { name: say('login', 'agree') }).check();
  const drawn = page.waitForResponse((response) => response.url().includes('/api/common/clickCaptcha'));
  await page.locator('form button[type=submit]').click();
  const id = new URL((await drawn).url()).searchParams.get('id') ?? '';
  await clickCaptcha(page, say, id);
}

/** Clicks the points known from test control, scaled to the displayed picture. */
export async function clickCaptcha(page: Page, say: Say, id: string): Promise<void> {
  const { info } = (await control('GET', `captcha/${id}`)) as { info: string };
  const [points = '', width, height] = info.split(';');
  const picture = page.getByRole('button', { name: say('login', 'captchaPicture') });
  await expect(picture).toBeVisible();
  // The dialog is animated: a click before it rests would miss its point.
  await expect.poll(() => picture.evaluate((node) => node.getAnimations({ subtree: false }).length)).toBe(0);
  const shown = await restingBox(page, picture);
  for (const point of points.split('-')) {
    const [x = 0, y = 0] = point.split(',').map(Number);
    await page.mouse.click(
      shown.x + (x * shown.width) / Number(width),
      shown.y + (y * shown.height) / Number(height),
    );
  }
}

/** Stores a login in the page's storage without the form, for journeys about something else. */
export async function enterAs(page: Page, login: Login): Promise<string> {
  const user = await userOf(login);
  // A text of the portal's origin: none of our scripts runs before the storage is filled. A page fulfilled by
  // `route` would disable the browser's cache for the rest of the test.
  await page.goto(`${portal().url}/robots.txt`);
  await page.evaluate((kept) => {
    localStorage.setItem('ba-user-token', kept.token);
    localStorage.setItem('userInfo', JSON.stringify(kept));
  }, user);
  return user.token;
}

/** Returns a token of this login for calls outside the browser. */
export async function tokenOf(login: Login): Promise<string> {
  return (await userOf(login)).token;
}

interface KeptUser {
  id: number;
  username: string;
  nickname: string;
  avatar: string;
  token: string;
  refresh_token: string;
}

const users = new Map<string, KeptUser>();

async function userOf(login: Login): Promise<KeptUser> {
  const known = users.get(login.username);
  // A reset of the portal or a move of its clock ends sessions.
  if (known && (await api('GET', 'index/index?requiredLogin=1', undefined, known.token)).code === 1)
    return known;
  const captchaId = crypto.randomUUID();
  await api('GET', `common/clickCaptcha?id=${captchaId}`);
  const { info } = (await control('GET', `captcha/${captchaId}`)) as { info: string };
  const reply = await api('POST', 'user/checkIn', {
    tab: 'login',
    ...login,
    keep: false,
    captchaId,
    captchaInfo: info,
  });
  if (reply.code !== 1) throw new Error(`no login as ${login.username}: ${reply.msg}`);
  const { id, username, nickname, avatar, token, refresh_token = '' } = reply.data.userInfo;
  const user: KeptUser = { id, username, nickname, avatar, token, refresh_token };
  users.set(login.username, user);
  return user;
}

async function restingBox(page: Page, picture: ReturnType<Page['locator']>) {
  let before = await picture.boundingBox();
  for (let look = 0; look < 40; look++) {
    await page.waitForTimeout(50);
    const now = await picture.boundingBox();
    if (now && before && now.x === before.x && now.y === before.y && now.width === before.width) return now;
    before = now;
  }
  throw new Error('the captcha picture does not come to rest');
}
