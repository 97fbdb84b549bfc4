import { type ArticleSort, articleSorts } from '@serai/contract/content/article-states';
import type { ArticleFacts } from './article-facts.ts';

/** Sort value of a list, descending; ties by descending id. */
export const sortValues: Readonly<Record<ArticleSort, (article: ArticleFacts) => number>> = {
  new: ({ publishedAt }) => publishedAt,
  hot: ({ heat }) => heat,
  views: ({ views }) => views,
};

/** Whether an article is visible at an instant. */
export function isShownAt({ publishedAt, publishedUntil }: ArticleFacts, now: Date): boolean {
  return publishedAt <= now.getTime() && now.getTime() < publishedUntil;
}

/** Position in a list: the sort value and the id of the article there. */
export type Place = readonly [value: number, id: number];

interface Order {
  measure: (article: ArticleFacts) => number;
  articles: ArticleFacts[];
}

/**
 * Articles in each requested order, including future and expired ones: visibility is computed from the clock.
 * Facts are immutable: to change an article, remove it and insert it again.
 */
export class ArticleList {
  /** Predicate: whether an article belongs to the list. */
  readonly holds: (article: ArticleFacts) => boolean;
  private readonly orders = new Map<ArticleSort, Order>();
  /** Articles with an end, latest end first. */
  private readonly ending: Order = { measure: ({ publishedUntil }) => publishedUntil, articles: [] };

  /** List that contains all of this one and has every order. */
  private readonly whole: ArticleList | undefined;

  /** `articles`: current members, in any order. Without `whole`, this list is itself the whole. */
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

  /** Inserts many articles with one pass over each order. */
  merge(articles: readonly ArticleFacts[]): void {
    for (const order of this.allOrders()) {
      const fresh = order === this.ending ? articles.filter(isEnding) : [...articles];
      if (fresh.length === 1) {
        const [article] = fresh as [ArticleFacts];
        order.articles.splice(placeAfter(order, [order.measure(article), article.id]), 0, article);
      } else if (fresh.length > 0) order.articles = mergeOrders(order, fresh);
    }
  }

  /** Number of visible articles. */
  countShown(now: Date): number {
    const { articles } = this.order('new');
    const at = now.getTime();
    // Future articles are published after now; expired ones ended now or earlier.
    const toCome = placeAfter(this.order('new'), [at + 1, 0]);
    const isOver = this.ending.articles.length - placeAfter(this.ending, [at + 1, 0]);
    return articles.length - toCome - isOver;
  }

  /** Lists the first visible articles after a position, or after a number of skipped ones. */
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

  /** Next or previous visible article by publication. */
  nextShown(article: ArticleFacts, step: 1 | -1, now: Date): ArticleFacts | undefined {
    const order = this.order('new');
    let at = placeAfter(order, [article.publishedAt, article.id]) - 1 + step;
    while (at >= 0 && at < order.articles.length && !isShownAt(order.articles[at]!, now)) at += step;
    return order.articles[at];
  }

  /** All articles, highest sort value first. */
  all(sort: ArticleSort): readonly ArticleFacts[] {
    return this.order(sort).articles;
  }

  private order(sort: ArticleSort): Order {
    const known = this.orders.get(sort);
    if (known) return known;
    const { articles } = this.order('new');
    const all = this.whole?.all(sort) ?? articles;
    // A filtered sorted list stays sorted; a small part is sorted faster than it is filtered out of the
    // whole.
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

/** Index after a position, whose article may no longer exist. */
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
