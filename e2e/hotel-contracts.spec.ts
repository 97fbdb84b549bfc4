import { expect, type Page, test } from '@playwright/test';
import type { PhraseKey } from '../web/src/platform/i18n/phrase-modules.ts';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { enterAs, tokenOf } from './log-in.ts';
import { chooseLanguage, control, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer, type Offer, stayQuery } from './stays.ts';
import { isAssurance, type View, viewports, viewsOf } from './views.ts';
import { type Language, wordsOf } from './words.ts';

/** Ten weeks ahead, away from the nights of other journeys, and long enough for a free night. */
const stay = {
  check_in: civilDay(70),
  check_out: civilDay(74),
  rooms: [{ adults: 2, child_ages: [] }],
  nationality: 'CN',
};

test.beforeEach(() => control('POST', 'reset'));
test.afterAll(() => control('POST', 'reset'));

/** Both languages in `npm test`; the width between them for pictures. */
const views: readonly View[] = isAssurance
  ? viewsOf('zh-cn', 'desktop')
  : [
      { lang: 'zh-cn', width: 'desktop' },
      { lang: 'en', width: 'phone' },
      ...(process.env.SERAI_SHOTS ? [{ lang: 'en' as const, width: 'narrow' as const }] : []),
    ];

for (const { lang, width } of views) {
  test(`hotel contract: 1,900 THB at 33.5 with 12 % → previewed, published, quoted at 63.52 with its promotion (${lang}, ${width})`, async ({
    page,
  }) => {
    const say = await wordsOf(lang);
    const token = await tokenOf(portal().logins.owner);
    const offer = await findOffer('仰光', stay, token, (rate) => !rate.on_request);
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    await enterAs(page, portal().logins.operator);
    const t = (key: PhraseKey<'console-contracts'>) => say('console-contracts', key);
    const picture = (name: string) => shoot(page, `contract-${name}-${lang}-${width}`);

    // From the list to the form of the hotel's first version.
    await goTo(page, `${portal().url}/console/contracts`);
    await expect(page.getByRole('heading', { level: 1, name: t('title') })).toBeVisible();
    await picture('empty');
    await goTo(page, `${portal().url}/console/contracts/${offer.detail.hotel.id}`);
    await page.getByRole('link', { name: t('newVersion') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('formNew') })).toBeVisible();

    // A form without a currency or cost is refused beside its fields.
    await page.getByRole('button', { name: t('save') }).click();
    await expect(page.getByLabel(t('costCurrency'))).toHaveAttribute('aria-invalid', 'true');

    await page.getByLabel(t('costCurrency')).fill('THB');
    await page.getByLabel(t('rate'), { exact: true }).fill('33.5');
    await page.getByLabel(t('marginValue'), { exact: true }).fill('12');
    await costField(page, offer).fill('1900');
    await page.getByRole('button', { name: t('addPromotion') }).click();
    await page.getByLabel(t('promotionKind'), { exact: true }).selectOption('free_nights');
    await expectAccessible(page, 'form of a contract');
    await picture('form');
    await page.getByRole('button', { name: t('save') }).click();

    // The preview names the rate with its price before and after.
    const card = page.locator('section').filter({ hasText: t('draftText') });
    await expect(card.getByText('63.52 USD').first()).toBeVisible();
    await expectAccessible(page, 'draft of a contract');
    await picture('preview');
    await card.getByLabel(t('reason')).fill('Contract of the season');
    await card.getByRole('button', { name: t('publishNow') }).click();
    await expect(page.getByText(t('published'))).toBeVisible();
    await expect(page.getByRole('columnheader').filter({ hasText: t('version_in_force') })).toBeVisible();
    await picture('version');

    // The list shows the contract with its margin; its row opens it.
    await goTo(page, `${portal().url}/console/contracts`);
    const row = page.getByRole('row').filter({ hasText: 'THB' });
    await expect(row.getByText(t('state_in_force'))).toBeVisible();
    await expect(row.getByText(say('console-contracts', 'marginPercent', { percent: 12 }))).toBeVisible();
    await expectAccessible(page, 'list of contracts');
    await picture('list');

    // The member sees the promotion and the price before it; a new quote is three nights of 63.52.
    await expect.poll(async () => (await rateOf(offer, token))?.total_price.amount).toBe(19_056);
    const rate = await rateOf(offer, token);
    expect([rate?.price_before?.amount, rate?.promotions.length]).toEqual([25_408, 1]);
    await enterAs(page, portal().logins.owner);
    await goTo(page, `${portal().url}/hotel/detail/${offer.detail.hotel.id}?${stayQuery(offer)}`);
    await expect(page.getByText(freeNights[lang]).first()).toBeVisible();
    await picture('rates');
  });
}

const freeNights: Record<Language, string> = { 'zh-cn': '住4付3', en: 'Stay 4, pay 3' };

/** Cost of the offered rate in the first season; fields are named by room, meal, bed and code. */
function costField(page: Page, { room }: Offer) {
  return page
    .getByRole('group')
    .getByLabel(new RegExp(`^(${escaped(room.name)}|${escaped(room.name_alt)}) · `))
    .first();
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** The cheapest promoted rate of the offered room for the stay. */
async function rateOf(offer: Offer, token: string) {
  const detail = await ask<Offer['detail']>('hotel/detail', { id: offer.detail.hotel.id, ...stay }, token);
  const rates = detail.rooms.find(({ id }) => id === offer.room.id)?.rates ?? [];
  return rates.find(({ promotions }) => promotions.length > 0);
}
