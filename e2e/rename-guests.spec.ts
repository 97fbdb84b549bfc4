import { expect, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { bookByApi, orderOf, payByApi } from './orders.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer } from './stays.ts';
import { viewports, viewsOf } from './views.ts';
import { wordsOf } from './words.ts';

/** Dates of this journey, away from those of others. */
const stay = {
  check_in: civilDay(54),
  check_out: civilDay(55),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

test.beforeAll(() => control('POST', 'reset'));

for (const { lang, width } of viewsOf('zh-cn', 'desktop')) {
  test(`renaming guests: desk changes all names of a stay → the agency sees them (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const member = await tokenOf(portal().logins.owner);
    const id = await bookByApi(await findOffer('仰光', stay, member, (rate) => !rate.on_request), member);
    await payByApi(id, 'balance', member);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    await goTo(page, `${portal().url}/console/order/${id}`);
    const main = page.getByRole('main');
    const dialog = page.getByRole('dialog');
    const words = (name: Parameters<typeof say<'console-actions'>>[1]) => say('console-actions', name);
    const action = { name: words('action_renameGuests'), exact: true };
    await main.getByRole('button', { name: words('moreActions') }).click();
    await page.getByRole('button', action).click();

    const name = dialog.getByLabel(say('hotel-order', 'guestName', { room: 1, number: 1 }));
    await expect(name).toHaveValue('GUEST NUMBERA');
    await name.fill('');
    await dialog.getByRole('button', action).click();
    await expect(dialog).toContainText(say('hotel-order', 'guestNameRequired'));
    await name.fill('KHIN MYO');
    await expect(dialog).toContainText(say('console-actions', 'nameChanged', { name: 'GUEST NUMBERA' }));
    await dialog.getByLabel(words('reason'), { exact: true }).fill('A colleague travels');
    await expectAccessible(page, 'renaming guests');
    await shoot(page, `rename-guests-${lang}-${width}`);
    await dialog.getByRole('button', action).click();
    await expect(dialog).toHaveCount(0);
    await expect(main).toContainText('GUEST NUMBERA → KHIN MYO');
    expect((await orderOf(id, member)).order.guest_names).toEqual(['KHIN MYO']);
  });
}
