import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { agencyPages, consolePages, hotelPages, menuPages, ridePages, type Shown } from './all-pages.ts';
import { enterAs } from './log-in.ts';
import { chooseLanguage, control, portal, ready } from './portal.ts';
import { isAssurance, languagesOf, type View, viewports } from './views.ts';
import { type Language, wordsOf } from './words.ts';

const keepsScreens = Boolean(process.env.SERAI_SCREENS);
const shots = fileURLToPath(new URL('../.cache/screens/', import.meta.url));

const groups = {
  hotels: hotelPages,
  rides: ridePages,
  agency: agencyPages,
  menu: menuPages,
  console: consolePages,
} as const;
type Group = keyof typeof groups;
const pages: Record<Group, Shown[]> = { hotels: [], rides: [], agency: [], menu: [], console: [] };

test.beforeAll(async () => {
  if (keepsScreens) mkdirSync(shots, { recursive: true });
  await control('POST', 'reset');
  for (const group of Object.keys(groups) as Group[]) pages[group] = await groups[group]();
});

/** The view in which `npm test` opens every page of a group. */
const viewInTest: Record<Group, View> = {
  hotels: { lang: 'zh-cn', width: 'desktop' },
  rides: { lang: 'en', width: 'phone' },
  agency: { lang: 'zh-cn', width: 'phone' },
  menu: { lang: 'en', width: 'desktop' },
  console: { lang: 'zh-cn', width: 'desktop' },
};

/** Returns the widths of the assurance run for a group, that of `npm test` first. */
function widthsOf(group: Group): readonly [View['width'], ...View['width'][]] {
  // Clerks work with two windows side by side.
  if (group === 'console') return ['desktop', 'narrow', 'phone'];
  return viewInTest[group].width === 'phone' ? ['phone', 'desktop'] : ['desktop', 'phone'];
}

for (const group of Object.keys(groups) as Group[]) {
  const widths = widthsOf(group);
  for (const lang of languagesOf(viewInTest[group].lang)) {
    // Covers 1.25, 2.01, 2.02.
    test(`every page of ${group}: opens without fault (${lang})`, async ({ page }) => {
      test.setTimeout(isAssurance ? 900_000 : 300_000);
      const say = await wordsOf(lang);
      await chooseLanguage(page, lang);
      const faults = watchFaults(page);
      let entered = false;
      const inOrder = [...pages[group]].sort((a, b) => Number(a.member ?? 0) - Number(b.member ?? 0));
      for (const shown of inOrder) {
        const { owner, operator } = portal().logins;
        if (shown.member && !entered) await enterAs(page, group === 'console' ? operator : owner);
        entered ||= shown.member ?? false;
        await toWidth(page, widths[0]);
        const response = await page.goto(portal().url + shown.path);
        expect.soft(response?.status(), shown.name).toBe(shown.status ?? 200);
        await settled(page);
        expect
          .soft(await page.locator('html').getAttribute('lang'), shown.name)
          .toBe(lang === 'en' ? 'en' : 'zh-CN');
        expect.soft(await page.title(), shown.name).toMatch(/\S/);
        if (shown.heading) {
          await expect
            .soft(page.getByRole('heading', { level: 1 }), shown.name)
            .toContainText(shown.heading(say));
        }
        for (const width of isAssurance || keepsScreens ? widths : widths.slice(0, 1))
          await expectAccessible(page, await look(page, shown.name, lang, width));
        const found = faults
          .splice(0)
          .filter((fault) => !(shown.status === 404 && fault.includes('status of 404')));
        expect.soft(found, shown.name).toEqual([]);
      }
    });
  }
}

for (const lang of languagesOf('en')) {
  test(`public pages: content is shown before any script has run (${lang})`, async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    await context.addCookies([{ name: 'ba-lang', value: lang, url: portal().url }]);
    const page = await context.newPage();
    const say = await wordsOf(lang);
    // `npm test` opens a third here; the other tests imply that every server-rendered page has its
    // content.
    const open = [...pages.hotels, ...pages.rides].filter(
      ({ member, name }) => !member && !name.startsWith('login'),
    );
    for (const shown of open.filter((_, at) => isAssurance || at % 3 === 0)) {
      await page.goto(portal().url + shown.path);
      const heading = page.getByRole('heading', { level: 1 });
      await expect.soft(heading, shown.name).toBeVisible();
      if (shown.heading) await expect.soft(heading, shown.name).toContainText(shown.heading(say));
    }
    for (const name of ['car-list', 'transfer-list-pick-up']) {
      await page.goto(portal().url + pathOf(name));
      await expect(page.locator('main article').first()).toContainText(/\d\.\d\d/);
    }
    await page.goto(portal().url + pathOf('list'));
    expect(await page.locator('main article').count()).toBeGreaterThan(3);
    await expect(page.locator('main article').first()).toContainText(/\d\.\d\d/);
    await page.goto(portal().url + pathOf('detail'));
    await expect(page.locator('[id^=room-] [data-rate]').first()).toContainText(/\d\.\d\d/);
    await context.close();
  });
}

function pathOf(name: string): string {
  const found = [...pages.hotels, ...pages.rides].find((shown) => shown.name === name);
  if (!found) throw new Error(`no page is called ${name}`);
  return found.path;
}

/**
 * Checks the open page at one width and reports its name on failure: nothing overflows; with SERAI_SCREENS a
 * screenshot is kept.
 */
async function look(page: Page, name: string, lang: Language, width: View['width']): Promise<string> {
  if (await toWidth(page, width)) await resting(page);
  const where = `${name} ${lang} ${width}`;
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect.soft(over, `${where}: pixels beyond the edge`).toBeLessThanOrEqual(0);
  expect.soft(await page.evaluate(wideHyphens), `${where}: hyphens as wide as figures`).toEqual([]);
  if (keepsScreens)
    await page.screenshot({
      path: `${shots}${name}-${lang}-${viewports[width].width}.png`,
      fullPage: true,
      animations: 'disabled',
    });
  return where;
}

/** Sets the width; returns whether it differed before. */
async function toWidth(page: Page, width: View['width']): Promise<boolean> {
  if (page.viewportSize()?.width === viewports[width].width) return false;
  await page.setViewportSize(viewports[width]);
  return true;
}

/** Finds texts whose hyphens use tabular figures, which pulls words and dates apart. Runs in the page. */
function wideHyphens(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (texts.nextNode()) {
    const { data, parentElement } = texts.currentNode as Text;
    if (!parentElement || !/[\p{L}\d]-[\p{L}\d]/u.test(data)) continue;
    if (getComputedStyle(parentElement).fontVariantNumeric.includes('tabular')) found.push(data);
  }
  return found;
}

/** Waits until everything has loaded and no animation runs. */
async function settled(page: Page): Promise<void> {
  await ready(page);
  // A screenshot needs its pictures; the checks here do not.
  if (keepsScreens) await page.waitForLoadState('networkidle');
  await expect(page.locator('.shimmer').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('main h1, main h2').filter({ visible: true }).first()).toBeVisible();
  await resting(page);
}

/** Waits until no animation runs. */
async function resting(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
    await Promise.all(document.getAnimations().map((moving) => moving.finished.catch(() => {})));
  });
}

/** Collects errors of the console, of scripts and of the content policy while the page is used. */
function watchFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => {
    if (!isOfDriversClock(error)) faults.push(String(error));
  });
  return faults;
}

/** A script that Playwright injects for a clock, and sometimes leaves in the browser for later tests. */
function isOfDriversClock({ message, stack = '' }: Error): boolean {
  return message.endsWith("(reading 'controller')") && !stack.includes('/assets/');
}
