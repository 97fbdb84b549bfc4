import { type ArticleSort, articleSorts } from '@serai/contract/article-states';
import type { ArticleFacts } from './article-facts.ts';

/** By what a list is sorted, the greatest first; of equals the one with the greater id. */
export const sortValues: Readonly<Record<ArticleSort, (article: ArticleFacts) => number>> = {
  new: ({ publishedAt }) => publishedAt,
  hot: ({ heat }) => heat,
  views: ({ views }) => views,
};

/** Whether an article is read at an instant. */
export function isShownAt({ publishedAt, publishedUntil }: ArticleFacts, now: Date): boolean {
  return publishedAt <= now.getTime() && now.getTime() < publishedUntil;
}

/** A place in a list: what the article there is sorted by, and its id. */
export type Place = readonly [value: number, id: number];

interface Order {
  measure: (article: ArticleFacts) => number;
  articles: ArticleFacts[];
}

/**
 * Articles in each order that somebody asked for, those to come and those that are over among them: what readers see is told
 * by the clock. Facts are not changed in place: whoever changes takes the article out and puts it in again.
 */
export class ArticleList {
  /** Whether an article belongs here. */
  readonly holds: (article: ArticleFacts) => boolean;
  private readonly orders = new Map<ArticleSort, Order>();
  /** Of those that end, the one that ends last first. */
  private readonly ending: Order = { measure: ({ publishedUntil }) => publishedUntil, articles: [] };

  /** A list that holds all of this one and has every order. */
  private readonly whole: ArticleList | undefined;

  /** `articles`: those that belong here now, in any order. Without a whole this is one itself. */
  constructor(
    holds: (article: ArticleFacts) => boolean,
    articles: readonly ArticleFacts[] = [],
    whole?: ArticleList,
  ) {
    this.holds = holds;
    this.whole = whole;
    for (const sort of whole ? (['new'] as const) : articleSorts) this.addOrder(sort, []);
    this.merge(articles);
  }

  put(article: ArticleFacts): void {
    this.merge([article]);
  }

  remove(article: ArticleFacts): void {
    for (const order of this.allOrders()) {
      const at = placeAfter(order, [order.measure(article), article.id]) - 1;
      if (order.articles[at] === article) order.articles.splice(at, 1);
    }
  }

  /** Puts many in at once: each order is gone through once. */
  merge(articles: readonly ArticleFacts[]): void {
    for (const order of this.allOrders()) {
      const fresh = order === this.ending ? articles.filter(isEnding) : [...articles];
      if (fresh.length === 1) {
        const [article] = fresh as [ArticleFacts];
        order.articles.splice(placeAfter(order, [order.measure(article), article.id]), 0, article);
      } else if (fresh.length > 0) order.articles = mergeOrders(order, fresh);
    }
  }

  /** How many readers see. */
  countShown(now: Date): number {
    const { articles } = this.order('new');
    const at = now.getTime();
    // To come is what was published later than now; over is what ended then or before.
    const toCome = placeAfter(this.order('new'), [at + 1, 0]);
    const isOver = this.ending.articles.length - placeAfter(this.ending, [at + 1, 0]);
    return articles.length - toCome - isOver;
  }

  /** The first that readers see after a place, or after so many of them. */
  listShown(sort: ArticleSort, from: { after?: Place | undefined; skip?: number }, count: number, now: Date) {
    const order = this.order(sort);
    const shown: ArticleFacts[] = [];
    let skip = from.skip ?? 0;
    for (let at = from.after ? placeAfter(order, from.after) : 0; at < order.articles.length; at++) {
      if (shown.length === count) break;
      const article = order.articles[at]!;
      if (!isShownAt(article, now)) continue;
      if (skip > 0) skip -= 1;
      else shown.push(article);
    }
    return shown;
  }

  /** The one that readers see next before or next after an article, by publication. */
  nextShown(article: ArticleFacts, step: 1 | -1, now: Date): ArticleFacts | undefined {
    const order = this.order('new');
    let at = placeAfter(order, [article.publishedAt, article.id]) - 1 + step;
    while (at >= 0 && at < order.articles.length && !isShownAt(order.articles[at]!, now)) at += step;
    return order.articles[at];
  }

  /** All of them, the greatest by a sorting first. */
  all(sort: ArticleSort): readonly ArticleFacts[] {
    return this.order(sort).articles;
  }

  private order(sort: ArticleSort): Order {
    const known = this.orders.get(sort);
    if (known) return known;
    const { articles } = this.order('new');
    const all = this.whole?.all(sort) ?? articles;
    // Of what is in order every part is, too; a small part is sorted sooner than found in it.
    if (4 * articles.length > all.length) return this.addOrder(sort, all.filter(this.holds));
    return this.addOrder(sort, mergeOrders({ measure: sortValues[sort], articles: [] }, [...articles]));
  }

  private addOrder(sort: ArticleSort, articles: ArticleFacts[]): Order {
    const order = { measure: sortValues[sort], articles };
    this.orders.set(sort, order);
    return order;
  }

  private allOrders(): Order[] {
    return [...this.orders.values(), this.ending];
  }
}

function isEnding({ publishedUntil }: ArticleFacts): boolean {
  return publishedUntil !== Number.POSITIVE_INFINITY;
}

/** Where a list goes on after a place that may be no article's any more. */
function placeAfter({ articles, measure }: Order, [value, id]: Place): number {
  let [low, high] = [0, articles.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    const article = articles[middle]!;
    const own = measure(article);
    if (own > value || (own === value && article.id >= id)) low = middle + 1;
    else high = middle;
  }
  return low;
}

function mergeOrders({ articles, measure }: Order, fresh: ArticleFacts[]): ArticleFacts[] {
  const isBefore = (a: ArticleFacts, b: ArticleFacts) => measure(b) - measure(a) || b.id - a.id;
  fresh.sort(isBefore);
  const merged: ArticleFacts[] = [];
  let next = 0;
  for (const article of articles) {
    while (next < fresh.length && isBefore(fresh[next]!, article) < 0) merged.push(fresh[next++]!);
    merged.push(article);
  }
  for (; next < fresh.length; next++) merged.push(fresh[next]!);
  return merged;
}
