import type { ArticleSort } from '@serai/contract/article-states';
import type { ArticleFacts } from './article-facts.ts';

/** Lists kept for the next reader; a site has some hundred channels and tags in three sortings. */
const MOST_LISTS = 1000;
const everything = 'everything';

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

/**
 * The articles that readers see or will, and lists of them in order. A list is made when it is asked for first, and is
 * kept until any article changes.
 */
export class KeptArticles {
  private readonly byId = new Map<number, ArticleFacts>();
  private readonly bySlug = new Map<string, ArticleFacts>();
  private readonly lists = new Map<string, readonly ArticleFacts[]>();

  get(id: number): ArticleFacts | undefined {
    return this.byId.get(id);
  }

  /** The ids of all of them, the smallest first. */
  ids(): Float64Array {
    return Float64Array.from(this.byId.keys()).sort();
  }

  /** By its slug, or by its id where there are digits alone. */
  find(value: string): ArticleFacts | undefined {
    return /^\d+$/.test(value) ? this.byId.get(Number(value)) : this.bySlug.get(value);
  }

  put(article: ArticleFacts): void {
    this.remove(article.id);
    this.byId.set(article.id, article);
    this.bySlug.set(article.slug, article);
  }

  remove(id: number): void {
    this.lists.clear();
    const former = this.byId.get(id);
    if (!former) return;
    this.byId.delete(id);
    if (this.bySlug.get(former.slug) === former) this.bySlug.delete(former.slug);
  }

  /** Lets lists be made again: what they are sorted by has changed. */
  forgetLists(): void {
    this.lists.clear();
  }

  /** All of them, the greatest by the sorting first. */
  all(sort: ArticleSort = 'new'): readonly ArticleFacts[] {
    return this.list(everything, sort, () => true);
  }

  ofChannel(id: number): readonly ArticleFacts[] {
    return this.list(`channel ${id}`, 'new', ({ channelId }) => channelId === id);
  }

  ofTag(id: number, sort: ArticleSort = 'new'): readonly ArticleFacts[] {
    return this.list(`tag ${id}`, sort, ({ tagIds }) => tagIds.includes(id));
  }

  ofCity(id: number): readonly ArticleFacts[] {
    return this.list(`city ${id}`, 'new', ({ cityId }) => cityId === id);
  }

  /** Those of which something holds; `name` says what, and stands for the list. */
  list(name: string, sort: ArticleSort, holds: (article: ArticleFacts) => boolean): readonly ArticleFacts[] {
    const key = `${sort} ${name}`;
    const kept = this.lists.get(key);
    if (kept) return kept;
    // Of what is in order every part is, too.
    const made = name === everything ? this.sorted(sort) : this.all(sort).filter(holds);
    if (this.lists.size >= MOST_LISTS) this.lists.clear();
    this.lists.set(key, made);
    return made;
  }

  private sorted(sort: ArticleSort): ArticleFacts[] {
    const measure = sortValues[sort];
    return [...this.byId.values()].sort((a, b) => measure(b) - measure(a) || b.id - a.id);
  }
}

/** Where a list goes on after a place that may be no article's any more. */
export function placeAfter(
  articles: readonly ArticleFacts[],
  [value, id]: readonly [number, number],
  measure: (article: ArticleFacts) => number,
): number {
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
