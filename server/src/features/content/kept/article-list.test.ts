import { type ArticleSort, articleSorts } from '@serai/contract/content/article-states';
import { expect, test } from 'vitest';
import { Chance } from '../../../../test/reliability/figure.ts';
import type { ArticleFacts } from './article-facts.ts';
import { isShownAt, sortValues } from './article-list.ts';
import { KeptArticles } from './kept-articles.ts';

const chance = new Chance(17);

function draw(id: number): ArticleFacts {
  const publishedAt = chance.whole(1, 60);
  return {
    id,
    kind: 'info',
    slug: `article-${id}`,
    channelId: chance.whole(1, 5),
    cityId: chance.whole(1, 3),
    tagIds: [chance.whole(1, 4), 5 + chance.whole(0, 2)],
    isPaid: false,
    langs: ['en'],
    publishedAt,
    publishedUntil: chance.whole(1, 3) === 1 ? publishedAt + chance.whole(1, 30) : Number.POSITIVE_INFINITY,
    changedAt: 0,
    views: chance.whole(0, 9),
    heat: chance.whole(0, 30),
  };
}

/** Expected list, by scanning every article. */
function scan(all: Iterable<ArticleFacts>, sort: ArticleSort, now: Date): ArticleFacts[] {
  const measure = sortValues[sort];
  const shown = [...all].filter((article) => isShownAt(article, now));
  return shown.sort((a, b) => measure(b) - measure(a) || b.id - a.id);
}

test('ArticleList: random insertions, changes and removals → same lists as a full scan, at any time', () => {
  const kept = new KeptArticles();
  const all = new Map<number, ArticleFacts>();
  for (let from = 1; from <= 300; from += 60) {
    const some = Array.from({ length: 60 }, (_, at) => draw(from + at));
    kept.fill(some);
    for (const article of some) all.set(article.id, article);
  }
  const lists = {
    everything: () => kept.everything,
    channel: () => kept.ofChannel(2),
    tag: () => kept.ofTag(6),
    city: () => kept.ofCity(1),
  };
  let compared = 0;
  for (let round = 0; round < 200; round++) {
    const id = chance.whole(1, 320);
    if (chance.whole(1, 4) === 1) {
      kept.remove(id);
      all.delete(id);
    } else {
      const changed = draw(id);
      kept.put(changed);
      all.set(id, changed);
    }
    const now = new Date(chance.whole(0, 95));
    const sort = chance.pick(articleSorts);
    for (const [name, open] of Object.entries(lists)) {
      const list = open();
      const expected = scan([...all.values()].filter(list.holds), sort, now);
      expect(list.countShown(now), name).toBe(expected.length);
      expect(list.listShown(sort, { skip: 3 }, 10, now), name).toEqual(expected.slice(3, 13));
      const last = expected[7];
      if (!last) continue;
      const after = [sortValues[sort](last), last.id] as const;
      expect(list.listShown(sort, { after }, 10, now), name).toEqual(expected.slice(8, 18));
      const newest = scan([...all.values()].filter(list.holds), 'new', now);
      const at = newest.indexOf(last);
      expect(list.nextShown(last, 1, now)).toBe(newest[at + 1]);
      expect(list.nextShown(last, -1, now)).toBe(newest[at - 1]);
      compared += 1;
    }
  }
  expect(compared).toBeGreaterThan(400);
});

test('KeptArticles: list evicted from the cache → rebuilt with later changes', () => {
  const kept = new KeptArticles();
  kept.put({ ...draw(1), tagIds: [1] });
  const first = kept.ofTag(1);
  for (let id = 2; id <= 1001; id++) kept.ofTag(id);
  kept.put({ ...draw(2), tagIds: [1] });
  expect(kept.ofTag(1)).not.toBe(first);
  expect(kept.ofTag(1).all('new')).toHaveLength(2);
});
