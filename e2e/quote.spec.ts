import { expect, type Page, test } from '@playwright/test';
import type { ReplyOf } from '@serai/contract/endpoint';
import type { listHotels } from '@serai/contract/hotels/hotels';
import { inLanguage } from '@serai/phrases/lang';
import { expectAccessible } from './accessible.ts';
import { ask } from './api-calls.ts';
import { logOut } from './gate.ts';
import { enterAs } from './log-in.ts';
import { setMarkUp } from './mark-up.ts';
import { chooseLanguage, goTo, portal } from './portal.ts';
import { shoot } from './shoot.ts';
import { civilDay, findOffer, stayQuery } from './stays.ts';
import { isAssurance, type View, viewports, viewsOf } from './views.ts';
import { type Say, wordsOf } from './words.ts';

const stay = {
  check_in: civilDay(20),
  check_out: civilDay(23),
  rooms: [{ adults: 2, child_ages: [] }],
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
  test(`quote: three rates copied by five clicks, compared, kept until the logout (${lang}, ${width})`, async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: portal().url });
    await page.setViewportSize(viewports[width]);
    await chooseLanguage(page, lang);
    const say = await wordsOf(lang);
    const token = await enterAs(page, portal().logins.owner);
    const offer = await findOffer('仰光', stay, token, () => true);
    const place = { destination_type: offer.city.type, destination_id: offer.city.id };
    const { list } = await ask<ReplyOf<typeof listHotels>>('hotel/list', { ...place, ...stay }, token);
    const nets = list.slice(0, 3).map(({ price }) => price.amount / 100);
    await goTo(page, `${portal().url}/hotel/list?${stayQuery(offer)}`);
    await expect(page.locator('html[data-member-waits]')).toHaveCount(0);

    await setMarkUp(page, say);
    await showEachPrice(page, say, nets[0] ?? 0);

    const boxes = page.getByRole('checkbox', {
      name: new RegExp(say('quotes', 'tickOf', { name: '.+' })),
    });
    for (const at of [0, 1, 2]) await boxes.nth(at).click();
    const tray = page.getByRole('region', { name: say('quotes', 'tray'), exact: true });
    await expect(tray).toContainText(say('quotes', 'chosen', { count: 3 }));
    await expectAccessible(page, 'list with quote');
    await shoot(page, `quote-list-${lang}-${width}`);
    await tray.getByRole('button', { name: say('quotes', 'copyQuote') }).click();
    const dialog = page.getByRole('dialog', { name: say('quotes', 'copyQuote') });
    await expect(dialog.getByRole('textbox')).toBeVisible();
    await expectAccessible(page, 'quote');
    await page.screenshot(shotOf(`quote-dialog-${lang}-${width}`));
    await dialog.getByRole('button', { name: say('quotes', 'copy'), exact: true }).click();
    await expect(dialog).toBeHidden();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    const lines = text.split('\n');
    expect(lines).toHaveLength(3);
    for (const [at, net] of nets.entries()) {
      const parts = (lines[at] ?? '').split(inLanguage(lang, { zh: '｜', en: ' | ' }));
      expect(parts).toContain(`USD ${clientPrice(net).toLocaleString('en')}`);
      expect(parts[0]).toContain(list[at]?.name_alt);
      expect(text).not.toContain(net.toFixed(2));
      expect(parts).not.toContain(`USD ${net.toLocaleString('en')}`);
    }

    const saved = page.waitForEvent('download');
    await tray.getByRole('button', { name: say('quotes', 'savePicture') }).click();
    const file = await saved;
    expect(file.suggestedFilename()).toMatch(/\.png$/);
    if (process.env.SERAI_SHOTS) await file.saveAs(`${process.env.SERAI_SHOTS}/quote-picture-${lang}.png`);

    await page.reload();
    await expect(tray).toContainText(say('quotes', 'chosen', { count: 3 }));
    await tray.getByRole('link', { name: say('quotes', 'compare') }).click();
    await expect(page.getByRole('heading', { level: 1, name: say('hotel-compare', 'title') })).toBeVisible();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(4);
    await expectAccessible(page, 'comparison');
    await shoot(page, `compare-${lang}-${width}`);
    await page
      .getByRole('link', { name: say('hotel-compare', 'remove'), exact: false })
      .first()
      .click();
    await expect(page.getByRole('table').getByRole('columnheader')).toHaveCount(3);

    await goTo(page, portal().url);
    await expect(tray).toBeVisible();
    await logOut(page, say);
    await expect(tray).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('serai-quote-tray'))).toBeNull();
  });
}

/** The test's mark-up: 10 %, up to the next 5. */
function clientPrice(net: number): number {
  return Math.ceil(Math.round(net * 110) / 500) * 5;
}

/** One key shows client prices, no prices and net prices in turn; client prices are marked as such. */
async function showEachPrice(page: Page, say: Say, net: number): Promise<void> {
  const sign = page.getByRole('button', { name: say('common', 'clientPrices', { percent: '10' }) });
  const price = page.locator('article .price.figures').first();
  await expect(sign).toBeVisible();
  await expect(price).toContainText(clientPrice(net).toLocaleString('en'));
  await page.keyboard.press('F2');
  await expect(price).not.toContainText(/\d/);
  await page.keyboard.press('F2');
  await expect(price).toContainText(net.toLocaleString('en'));
  await expect(sign).toBeHidden();
}

/** The part of the page in the window; a dialog covers no more. */
function shotOf(name: string): { path?: string } {
  const folder = process.env.SERAI_SHOTS;
  return folder ? { path: `${folder}/${name}.png` } : {};
}
