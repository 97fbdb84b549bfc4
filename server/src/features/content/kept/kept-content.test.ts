import { afterAll, beforeAll, expect, test } from 'vitest';
import { addArticle } from '../../../../test/build-articles.ts';
import { openTestWorld, type TestWorld } from '../../../../test/harness.ts';
import { testStart } from '../../../../test/population.ts';
import { KeptContent } from './kept-content.ts';

let world: TestWorld;
let kept: KeptContent;
beforeAll(async () => {
  world = await openTestWorld();
  kept = new KeptContent(world.db);
});
afterAll(() => world.close());

const count = (typed: string) => {
  let found = 0;
  kept.search.find(typed, { lang: 'en', now: testStart }, () => found++);
  return found;
};
const changed = (id: number) => ({ topic: 'articles', id, firstDay: null, lastDay: null });
const retitle = (id: number, title: string) =>
  world.db.updateTable('article_texts').set({ title }).where('article_id', '=', id).execute();

test('KeptContent: worn index → rebuilt in the background while the old one follows changes; the new one is complete', async () => {
  const ids: number[] = [];
  for (let at = 0; at < 120; at++) ids.push(await addArticle(world.db, { titleEn: 'Banyan' }));
  await kept.load();
  const worn = kept.search;
  for (let at = 0; !kept.search.isWorn; at++) {
    await kept.apply(ids.map(changed));
    expect(at).toBeLessThan(100);
  }
  // The rebuild has begun without blocking.
  expect(kept.search).toBe(worn);
  await retitle(ids[0]!, 'Cypress');
  await kept.apply([changed(ids[0]!)]);
  expect([count('banyan'), count('cypress')]).toEqual([119, 1]);
  await expect
    .poll(async () => {
      await kept.apply([]);
      return kept.search === worn;
    })
    .toBe(false);
  expect([count('banyan'), count('cypress'), kept.search.isWorn]).toEqual([119, 1, false]);
  await retitle(ids[1]!, 'Cypress');
  await kept.apply([changed(ids[1]!)]);
  expect([count('banyan'), count('cypress')]).toEqual([118, 2]);
});

test('KeptContent: long texts read → other work runs in between', async () => {
  const body = 'Along the river stand markets, and boats go up and down. '.repeat(800);
  const ids: number[] = [];
  for (let at = 0; at < 20; at++) ids.push(await addArticle(world.db, { body, titleEn: 'Sycamore' }));
  const seen = new Set<number>();
  let isDone = false;
  const other = (async () => {
    while (!isDone) {
      seen.add(count('sycamore'));
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await kept.apply(ids.map(changed));
  isDone = true;
  await other;
  // Each run in between found one more text.
  expect([...seen]).toEqual(Array.from({ length: 21 }, (_, at) => at));
});
