import type { ArticleFacts } from './article-facts.ts';
import { ArticleList } from './article-list.ts';

/** Cached lists; a site has some hundred channels and tags. */
const MAX_LISTS = 1000;

/** Articles that readers see now or later, with sorted lists that follow every change. */
export class KeptArticles {
  /** All articles. */
  readonly everything = new ArticleList(() => true);
  private readonly byId = new Map<number, ArticleFacts>();
  private readonly bySlug = new Map<string, ArticleFacts>();
  /** Articles by channel, tag, city or kind, from which lists are built. */
  private readonly groups = new Map<string, Set<ArticleFacts>>();
  /** Least recently used first. */
  private readonly lists = new Map<string, ArticleList>();

  get(id: number): ArticleFacts | undefined {
    return this.byId.get(id);
  }

  /** All ids, ascending. */
  ids(): Float64Array {
    return Float64Array.from(this.byId.keys()).sort();
  }

  /** Finds an article by its slug, or by its id if the value is numeric. */
  find(value: string): ArticleFacts | undefined {
    return /^\d+$/.test(value) ? this.byId.get(Number(value)) : this.bySlug.get(value);
  }

  put(article: ArticleFacts): void {
    this.remove(article.id);
    this.know(article);
    this.everything.put(article);
    for (const list of this.lists.values()) if (list.holds(article)) list.put(article);
  }

  /** Inserts many new articles before any list is requested. */
  fill(articles: readonly ArticleFacts[]): void {
    for (const article of articles) this.know(article);
    this.everything.merge(articles);
  }

  remove(id: number): void {
    const former = this.byId.get(id);
    if (!former) return;
    this.byId.delete(id);
    for (const group of groupsOf(former)) this.groups.get(group)?.delete(former);
    if (this.bySlug.get(former.slug) === former) this.bySlug.delete(former.slug);
    this.everything.remove(former);
    for (const list of this.lists.values()) if (list.holds(former)) list.remove(former);
  }

  ofChannel(id: number): ArticleList {
    return this.ofChannels(new Set([id]));
  }

  ofChannels(ids: ReadonlySet<number>): ArticleList {
    const groups = [...ids].map((id) => `channel ${id}`);
    const holds = ({ channelId }: ArticleFacts) => channelId !== null && ids.has(channelId);
    return this.list(groups.join(' '), holds, groups);
  }

  ofTag(id: number): ArticleList {
    return this.list(`tag ${id}`, ({ tagIds }) => tagIds.includes(id), [`tag ${id}`]);
  }

  ofCity(id: number): ArticleList {
    return this.list(`city ${id}`, ({ cityId }) => cityId === id, [`city ${id}`]);
  }

  ofKind(of: ArticleFacts['kind']): ArticleList {
    return this.list(of, ({ kind }) => kind === of, [`kind ${of}`]);
  }

  /**
   * List of the articles that match a predicate, cached by `name`, which identifies it. `groups`: groups
   * whose members are all candidates.
   */
  list(name: string, holds: (article: ArticleFacts) => boolean, groups?: readonly string[]): ArticleList {
    const list = this.lists.get(name) ?? this.makeList(holds, groups);
    this.lists.delete(name);
    this.lists.set(name, list);
    if (this.lists.size > MAX_LISTS) this.lists.delete(this.lists.keys().next().value!);
    return list;
  }

  private makeList(holds: (article: ArticleFacts) => boolean, groups?: readonly string[]): ArticleList {
    const members = groups
      ? groups.flatMap((group) => [...(this.groups.get(group) ?? [])])
      : this.everything.all('new').filter(holds);
    return new ArticleList(holds, members, this.everything);
  }

  private know(article: ArticleFacts): void {
    this.byId.set(article.id, article);
    this.bySlug.set(article.slug, article);
    for (const name of groupsOf(article)) {
      const group = this.groups.get(name) ?? new Set();
      group.add(article);
      this.groups.set(name, group);
    }
  }
}

function groupsOf({ kind, channelId, cityId, tagIds }: ArticleFacts): string[] {
  return [`kind ${kind}`, `channel ${channelId}`, `city ${cityId}`, ...tagIds.map((id) => `tag ${id}`)];
}
