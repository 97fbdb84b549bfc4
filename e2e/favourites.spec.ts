import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { ask, done } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer, stayQuery } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

test.beforeAll(() => control('POST', 'reset'));

for (const view of viewsOf('zh-cn', 'desktop')) {
  test(`hotel note: written by one member → read and changed by a colleague, unknown to others; favourites searched (${view.lang}, ${view.width})`, async ({
    page,
  }) => {
    const say = await wordsOf(view.lang);
    await page.setViewportSize(viewports[view.width]);
    await chooseLanguage(page, view.lang);
    const token = await enterAs(page, portal().logins.owner);
    const wish = {
      check_in: civilDay(9),
      check_out: civilDay(12),
      rooms: [{ adults: 2, child_ages: [] }],
      nationality: 'CN',
    };
    const offer = await findOffer('仰光', wish, token, () => true);
    const { id } = offer.detail.hotel;
    const known = await ask<{ notes: { text: string }[] }>(
      'cms.User/collected',
      { kind: 'hotel', ids: [id] },
      token,
    );
    await done('cms.User/saveHotelNote', { id, note: '', before: known.notes[0]?.text ?? '' }, token);
    const picture = (name: string) => shoot(page, `favourites-${name}-${view.lang}-${view.width}`);
    const detail = `${portal().url}/hotel/detail/${id}`;
    const words = `早餐一般，团队入住快 ${view.lang} ${view.width}`;

    await goTo(page, detail);
    const title = await page.getByRole('heading', { level: 1 }).textContent();
    const name = title ?? '';
    await page.getByRole('button', { name: say('favourite', 'noteWriteOf', { name }) }).click();
    const field = page.getByLabel(say('favourite', 'noteOf', { name }), { exact: true });
    await expect(field).toBeFocused();
    await field.fill(words);
    await picture('note-form');
    await expectAccessible(page, 'form of a note');
    await page.getByRole('button', { name: say('favourite', 'noteSave') }).click();
    const note = page.getByText(words);
    await expect(note).toBeVisible();
    await expect(
      page.getByRole('button', { name: say('favourite', 'noteChangeOf', { name }) }),
    ).toBeFocused();
    await picture('note');

    // A colleague sees it in the list, and changes it while the owner still sees the old text.
    await enterAs(page, portal().logins.booker);
    await goTo(page, `${portal().url}/hotel/list?${stayQuery(offer)}`);
    await expect(page.locator(`[data-offer="${id}"]`)).toContainText(words);
    await picture('list');
    const colleague = await tokenOf(portal().logins.booker);
    await goTo(page, detail);
    await page.getByRole('button', { name: say('favourite', 'noteChangeOf', { name }) }).click();
    await done('cms.User/saveHotelNote', { id, note: `${words} A`, before: words }, token);
    await field.fill(`${words} B`);
    await page.getByRole('button', { name: say('favourite', 'noteSave') }).click();
    await expect(page.getByRole('alert').first()).toBeVisible();
    await expect(page.getByText(`${words} A`)).toBeVisible();
    await picture('note-changed');
    await page.getByRole('button', { name: say('favourite', 'noteSave') }).click();
    await expect(page.getByText(`${words} B`)).toBeVisible();
    const noteOfColleague = async () => {
      const seen = { kind: 'hotel', ids: [id] };
      const { notes } = await ask<{ notes: { text: string }[] }>('cms.User/collected', seen, colleague);
      return notes[0]?.text;
    };
    await expect.poll(noteOfColleague).toBe(`${words} B`);

    await enterAs(page, portal().logins.otherAgency);
    await goTo(page, detail);
    await expect(page.getByRole('button', { name: say('favourite', 'noteWriteOf', { name }) })).toBeEnabled();
    await expect(page.getByText(words)).toHaveCount(0);

    await enterAs(page, portal().logins.owner);
    await keepOnly(token, id);
    await goTo(page, `${portal().url}/user/cms/collect`);
    await expect(page.getByText(`${words} B`)).toBeVisible();
    await expectAccessible(page, 'favourites with a note');
    await picture('page');
    const city = { 'zh-cn': '仰光', en: 'Yangon' }[view.lang];
    await page
      .getByRole('link', { name: say('own-content', 'searchThese', { name: city, count: 1 }) })
      .click();
    await page.waitForURL(/hotel\/list/);
    await expect(page.locator('[data-offer]')).toHaveCount(1);
    await expect(page.locator(`[data-offer="${id}"]`)).toBeVisible();
    await picture('search');
    await expect(page.locator('[data-offer]')).toContainText(`${words} B`);
  });
}

/** Makes a hotel the only favourite of the member. */
async function keepOnly(token: string, id: number): Promise<void> {
  const { list } = await ask<{
    list: { kind: string; article: { id: number } | null; hotel: { id: number } | null }[];
  }>('cms.User/collect', { limit: 100 }, token);
  for (const { kind, article, hotel } of list)
    await done('cms.User/collect', { kind, id: (article ?? hotel)!.id, collected: false }, token);
  await done('cms.User/collect', { kind: 'hotel', id, collected: true }, token);
}
