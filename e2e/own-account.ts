import { expect, type Page } from '@playwright/test';
import { lastCode, type Newcomer, newcomer, passPicture } from './gate.ts';
import { enterAs } from './log-in.ts';
import { api, chooseLanguage, control, goTo, portal } from './portal.ts';
import { type View, viewports } from './views.ts';
import type { Say } from './words.ts';

/** Opens a page of the user's own account in a language and width, logged in without the form. */
export async function openOwnAccount(
  page: Page,
  { username, password }: Pick<Newcomer, 'username' | 'password'>,
  name: 'profile' | 'changePassword' | 'integral' | 'overview',
  { lang, width }: View,
): Promise<void> {
  await page.setViewportSize(viewports[width]);
  await chooseLanguage(page, lang);
  await enterAs(page, { username, password });
  await goTo(page, `${portal().url}/user/account/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
}

/** Opens one more session of a user, like another device; returns its token. */
export async function otherSession({ username, password }: Newcomer): Promise<string> {
  const captchaId = crypto.randomUUID();
  await api('GET', `common/clickCaptcha?id=${captchaId}`);
  const { info: captchaInfo } = (await control('GET', `captcha/${captchaId}`)) as { info: string };
  const body = { tab: 'login', username, password, keep: true, captchaId, captchaInfo };
  const reply = await api('POST', 'user/checkIn', body);
  if (reply.code !== 1) throw new Error(`no login as ${username}: ${reply.msg}`);
  return reply.data.userInfo.token;
}

/** Returns the expected notice that these fields were saved. */
export function sayChanged(say: Say, fields: readonly ('nickname' | 'birthday' | 'motto')[]): string {
  const names = fields.map((field) => say('profile', field)).join(say('profile', 'listSeparator'));
  return say('profile', 'saved', { fields: names });
}

/** Chooses a picture, moves the circle by keyboard, zooms in and keeps it. The profile page must be open. */
export async function cutPicture(page: Page, say: Say): Promise<void> {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: say('profile', 'avatarChoose') }).click();
  const picture = await page.locator('main').screenshot();
  await (await chooser).setFiles({ name: 'page.png', mimeType: 'image/png', buffer: picture });
  const dialog = page.getByRole('dialog', { name: say('profile', 'cropTitle') });
  const zoom = dialog.getByRole('slider', { name: say('profile', 'cropZoom') });
  await expect(zoom).toBeVisible();
  const before = Number(await zoom.inputValue());
  await zoom.focus();
  for (let press = 0; press < 10; press++) await page.keyboard.press('ArrowRight');
  expect(Number(await zoom.inputValue())).toBeGreaterThan(before);
  const area = dialog.locator('.ReactCrop__crop-selection');
  await area.focus();
  const left = await area.evaluate((node) => (node as HTMLElement).style.left);
  await page.keyboard.press('Shift+ArrowLeft');
  await expect.poll(() => area.evaluate((node) => (node as HTMLElement).style.left)).not.toBe(left);
  await dialog.getByRole('button', { name: say('profile', 'cropSave') }).click();
  await expect(dialog).toHaveCount(0);
}

/** Changes the e-mail from the profile page by both codes; returns the new one. */
export async function changeEmail(page: Page, say: Say, somebody: Newcomer): Promise<string> {
  const { address } = newcomer('email');
  await page.getByRole('button', { name: say('profile', 'changeEmailTitle') }).click();
  const dialog = page.getByRole('dialog', { name: say('profile', 'changeEmailTitle') });
  const code = dialog.getByLabel(say('login', 'code'), { exact: true });
  const send = () => dialog.getByRole('button', { name: say('login', 'sendCode') }).click();

  await passPicture(page, say, send);
  await expect(dialog.getByText(say('login', 'codeSent'))).toBeVisible();
  await code.fill('000000');
  await dialog.getByRole('button', { name: say('profile', 'next') }).click();
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  await code.fill(await lastCode(somebody));
  await dialog.getByRole('button', { name: say('profile', 'next') }).click();

  const email = dialog.getByLabel(say('login', 'email'), { exact: true });
  await email.fill('no address');
  await send();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await email.fill(address);
  await passPicture(page, say, send);
  await expect(dialog.getByText(say('login', 'codeSent'))).toBeVisible();
  await code.fill(await lastCode({ way: 'email', address }));
  await dialog.getByRole('button', { name: say('profile', 'confirmChange') }).click();
  await expect(page.getByText(say('profile', 'emailChanged', { address }))).toBeVisible();
  return address;
}

/** Starts to leave the profile, and stays when asked about unsaved changes. */
export async function stayOnProfile(page: Page, say: Say): Promise<void> {
  const leaving = page.locator('main').getByRole('link', { name: say('profile', 'changePassword') });
  await leaving.click();
  const ask = page.getByRole('dialog', { name: say('common', 'leaveAsk') });
  await ask.getByRole('button', { name: say('common', 'leaveNo') }).click();
}
