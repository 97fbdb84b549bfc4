import { expect, type Page, test } from '@playwright/test';
import { inLanguage } from '@serai/phrases/lang';
import { expectAccessible } from './accessible.ts';
import { enterAs } from './log-in.ts';
import { bookByApi, orderOf } from './orders.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer, stayQuery } from './stays.ts';
import { isAssurance, type View, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(20),
  check_out: civilDay(23),
  rooms: [
    { adults: 2, child_ages: [] },
    { adults: 2, child_ages: [] },
  ],
  nationality: 'CN',
};

/** Both languages, each in another width; all views in the assurance run. */
const views: readonly View[] = isAssurance
  ? viewsOf('zh-cn', 'desktop')
  : [
      { lang: 'zh-cn', width: 'desktop' },
      { lang: 'en', width: 'phone' },
    ];

for (const { lang, width } of views) {
  test(`search of a member: order, guest, city and page by a few keys (${lang}, ${width})`, async ({
    page,
  }) => {
    const { say, token } = await arrive(page, lang, width);
    const offer = await findOffer('仰光', stay, token, (rate) => rate.units_left >= 3);
    const id = await bookByApi(offer, token);
    const { order } = await orderOf(id, token);
    const dialog = page.getByRole('dialog', { name: say('member-search', 'title') });
    const field = dialog.getByRole('combobox');
    const option = (text: string) => dialog.getByRole('option').filter({ hasText: text });

    await goTo(page, `${portal().url}/user/account/profile`);
    // Its script loads after login.
    await expect(page.getByRole('button', { name: say('layout', 'search'), exact: true })).toBeVisible();
    if (width === 'desktop') {
      await page.locator('main').focus();
      await page.keyboard.press('/');
    } else {
      await page.getByRole('button', { name: say('layout', 'search'), exact: true }).click();
    }
    await expect(field).toBeFocused();
    await field.fill(order.sn.slice(-6));
    await expect(option(order.sn)).toBeVisible();
    await expectAccessible(page, 'search');
    await shoot(page, `search-order-${lang}-${width}`);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`/user/order/detail/${id}$`));
    await expect(dialog).toBeHidden();
    await expect(page.locator('main').getByText(order.sn).first()).toBeVisible();

    await page.keyboard.press('Control+k');
    await field.fill(order.guest_names[0] ?? '');
    await expect(dialog.getByText(say('member-search', 'found_guest'), { exact: true })).toBeVisible();
    await shoot(page, `search-guest-${lang}-${width}`);
    await field.fill('yangon');
    await expect(dialog.getByText(say('member-search', 'found_place'), { exact: true })).toBeVisible();
    await shoot(page, `search-place-${lang}-${width}`);
    await option(inLanguage(lang, { zh: '仰光 · Yangon', en: 'Yangon · 仰光' }))
      .first()
      .click();
    await expect(page).toHaveURL(/\/hotel\/list\?destination_type=city/);
    // The page of the list has replaced that of the order, with its head.
    await expect(page.locator('main').getByText(order.sn)).toHaveCount(0);

    await expect(page.getByRole('button', { name: say('layout', 'search'), exact: true })).toBeVisible();
    await page.keyboard.press('Control+k');
    await field.fill('qzqz');
    await expect(dialog.getByText(say('member-search', 'empty'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });

  test(`last searches: repeated by a click, removed by another (${lang}, ${width})`, async ({ page }) => {
    const { say, token } = await arrive(page, lang, width);
    const offer = await findOffer('曼德勒', stay, token, () => true);
    const saved = page.waitForResponse((response) => response.url().includes('/api/search/remember'));
    await goTo(page, `${portal().url}/hotel/list?${stayQuery(offer)}`);
    await saved;
    await goTo(page, portal().url);
    const chips = page.getByRole('region', { name: say('hotel-search', 'recent') });
    const rooms = say('hotel-search', 'recentRooms', { count: 2 });
    await expect(chips.getByRole('link').first()).toContainText(rooms);
    await shoot(page, `recent-chips-${lang}-${width}`);

    await page.getByRole('combobox', { name: say('hotel-search', 'destination') }).click();
    const remembered = page
      .getByRole('group', { name: say('hotel-search', 'recent'), exact: true })
      .getByRole('option');
    await expect(remembered.first()).toContainText(rooms);
    await shoot(page, `recent-options-${lang}-${width}`);
    await remembered.first().click();
    await expect(page).toHaveURL(new RegExp(`/hotel/list\\?.*check_in=${stay.check_in}`));

    await goTo(page, portal().url);
    await expect(chips.getByRole('listitem').first()).toBeVisible();
    const before = await chips.getByRole('listitem').count();
    await chips.getByRole('button').first().click();
    await expect(chips.getByRole('listitem')).toHaveCount(before - 1);
  });
}

async function arrive(
  page: Page,
  lang: View['lang'],
  width: View['width'],
): Promise<{ say: Say; token: string }> {
  await page.setViewportSize(viewports[width]);
  await chooseLanguage(page, lang);
  return { say: await wordsOf(lang), token: await enterAs(page, portal().logins.owner) };
}
