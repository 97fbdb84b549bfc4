import { expect, test } from '@playwright/test';
import { enterAs } from './log-in.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { wordsOf } from './words.ts';

test('order list: dates are typed letter by letter → each is asked for once, when it is whole', async ({
  page,
}) => {
  const say = await wordsOf('zh-cn');
  await chooseLanguage(page, 'zh-cn');
  await enterAs(page, portal().logins.owner);
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === '/api/order/listEvery') asked.push(String(searchParams.get('booked_from')));
  });
  await goTo(page, `${portal().url}/user/order/list`);
  const from = page.getByRole('textbox', { name: `${say('order-list', 'booked')} ${say('dates', 'from')}` });
  await from.pressSequentially('2026-11-20');
  expect(page.url()).not.toContain('booked_from');
  await from.press('Tab');
  await expect(page).toHaveURL(/booked_from=2026-11-20/);
  await expect(from).toHaveValue('2026-11-20');
  const askedDates = () => asked.filter((date) => date !== 'null');
  await expect.poll(askedDates).toEqual(['2026-11-20']);

  const to = page.getByRole('textbox', { name: `${say('order-list', 'booked')} ${say('dates', 'to')}` });
  await to.fill('不是日期');
  await to.press('Enter');
  await expect(to).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByText(say('dates', 'notRead'))).toBeVisible();
  await expect(to).toHaveValue('不是日期');
  expect(page.url()).not.toContain('booked_to');
  await to.fill('２０２６１１２６');
  await to.press('Enter');
  await expect(page).toHaveURL(/booked_to=2026-11-26/);
  await expect(to).not.toHaveAttribute('aria-invalid', 'true');

  await to.press('ArrowDown');
  const calendar = page.getByRole('dialog', { name: say('dates', 'choose') });
  await calendar.locator('[data-day="2026-11-24"] button').click();
  await expect(page).toHaveURL(/booked_to=2026-11-24/);
  await expect(calendar).toBeHidden();

  const period = say('dates', 'period', { name: say('order-list', 'service') });
  await page.getByRole('combobox', { name: period }).selectOption(say('dates', 'period_tomorrow'));
  const params = new URL(page.url()).searchParams;
  expect(params.get('service_from')).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(params.get('service_to')).toBe(params.get('service_from'));
  expect(new Set(askedDates())).toEqual(new Set(['2026-11-20']));
});
