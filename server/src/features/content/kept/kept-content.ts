import type { Db } from '../../../calls.ts';
import type { Followed } from '../../../platform/changes/change-follower.ts';
import type { Change } from '../../../platform/changes/change-reader.ts';
import { SearchIndex } from '../search/search-index.ts';
import { listSearchedTexts } from '../search/searched-texts.ts';
import { findFacts, heatOf, listCounts, listLiveIds } from './article-facts.ts';
import { HotWords } from './hot-words.ts';
import { KeptArticles } from './kept-articles.ts';
import { KeptChannels } from './kept-channels.ts';

/** Articles that are read at once. */
const BATCH = 500;

/** Channels, tags and articles as a running portal has them in memory. */
export class KeptContent implements Followed {
  readonly channels: KeptChannels;
  articles = new KeptArticles();
  readonly hotWords: HotWords;
  search = new SearchIndex();
  private readonly db: Db;

  constructor(db: Db) {
    this.db = db;
    this.channels = new KeptChannels(db);
    this.hotWords = new HotWords(db);
  }

  /** Reads everything beside what is there, which readers are answered from until it is whole. */
  async load(): Promise<void> {
    await this.channels.load();
    await this.hotWords.load();
    const fresh = { articles: new KeptArticles(), search: new SearchIndex() };
    for (let after = 0; ; ) {
      const ids = await listLiveIds(this.db, after, BATCH);
      await this.read(ids, fresh);
      const last = ids.at(-1);
      if (last === undefined || ids.length < BATCH) break;
      after = last;
    }
    Object.assign(this, fresh);
  }

  async apply(changes: readonly Change[]): Promise<void> {
    // Articles are found by the names of their channels and tags.
    if (changes.some(({ topic }) => topic === 'channels')) await this.readNames();
    const changed = changes.filter(({ topic, id }) => topic === 'articles' && id !== null);
    const ids = [...new Set(changed.map(({ id }) => id!))];
    for (let from = 0; from < ids.length; from += BATCH) await this.read(ids.slice(from, from + BATCH));
    if (this.search.isWorn) await this.load();
  }

  /** Reads how often articles were read, liked and the like, and words were searched for, which is no change that is told. */
  async readCounts(): Promise<void> {
    await this.hotWords.load();
    for (let after = 0; ; ) {
      const batch = await listCounts(this.db, after, 10 * BATCH);
      for (const { id, ...counts } of batch) {
        const article = this.articles.get(id);
        if (!article) continue;
        article.views = counts.views;
        article.heat = heatOf(counts, article.publishedAt);
      }
      const last = batch.at(-1);
      if (!last || batch.length < 10 * BATCH) break;
      after = last.id;
    }
    this.articles.forgetLists();
  }

  private async readNames(): Promise<void> {
    const { channels, tags } = await this.channels.load();
    if (channels.size + tags.size === 0) return;
    const named = this.articles
      .all()
      .filter(({ channelId, tagIds }) => channels.has(channelId ?? 0) || tagIds.some((id) => tags.has(id)))
      .map(({ id }) => id);
    for (let from = 0; from < named.length; from += BATCH) await this.read(named.slice(from, from + BATCH));
  }

  private async read(
    ids: readonly number[],
    { articles, search }: Pick<KeptContent, 'articles' | 'search'> = this,
  ): Promise<void> {
    const texts = await listSearchedTexts(this.db, ids);
    const found = new Map((await findFacts(this.db, ids)).map((facts) => [facts.id, facts]));
    for (const id of ids) {
      search.remove(id);
      const facts = found.get(id);
      if (facts) articles.put(facts);
      else articles.remove(id);
    }
    for (const text of texts) if (found.has(text.id)) search.add(text);
  }
}
