import type { Db } from '../../../calls.ts';
import type { Followed } from '../../../platform/changes/change-follower.ts';
import type { Change } from '../../../platform/changes/change-reader.ts';
import { type SearchedText, SearchIndex } from '../search/search-index.ts';
import { listSearchedTexts } from '../search/searched-texts.ts';
import { type ArticleFacts, findFacts, heatOf, listCounts, listLiveIds } from './article-facts.ts';
import { HotWords } from './hot-words.ts';
import { Steps } from './in-steps.ts';
import { KeptArticles } from './kept-articles.ts';
import { KeptChannels } from './kept-channels.ts';
import { KeptCities } from './kept-names.ts';

/** Articles, and counters, read per query. */
const [BATCH, COUNTS_BATCH] = [200, 2000];
/** Articles sorted per batch during a full load. */
const FILLED_AT_ONCE = 2000;
/** Cost of a text besides its letters, and of an article whose counters changed. */
const ASIDE = 500;

/** In-memory article data: facts and search index. */
interface Kept {
  articles: KeptArticles;
  search: SearchIndex;
}

interface ReadArticle {
  facts: ArticleFacts | undefined;
  texts: SearchedText[];
}

/** Channels, tags and articles that a running portal holds in memory. */
export class KeptContent implements Followed, Kept {
  readonly channels: KeptChannels;
  articles = new KeptArticles();
  readonly hotWords: HotWords;
  search = new SearchIndex();
  private readonly cities: KeptCities;
  private readonly db: Db;
  /** Replacement being built, and the articles that changed in the meantime. */
  private renewal: { changed: Set<number>; made?: Kept | Error } | undefined;

  constructor(db: Db) {
    this.db = db;
    this.channels = new KeptChannels(db);
    this.cities = new KeptCities(db);
    this.hotWords = new HotWords(db);
  }

  /** Reloads everything into a copy; readers use the old data until it is complete. */
  async load(): Promise<void> {
    this.renewal = undefined;
    await this.channels.load();
    await this.cities.load();
    await this.hotWords.load();
    Object.assign(this, await this.readAll());
  }

  async apply(changes: readonly Change[]): Promise<void> {
    // Articles are found by the names of their channels, tags and cities, so a rename re-indexes them.
    if (changes.some(({ topic }) => topic === 'channels')) await this.readNames();
    if (changes.some(({ topic }) => topic === 'destinations')) await this.readCities();
    await this.readAgain(changes.flatMap(({ topic, id }) => (topic === 'articles' && id !== null ? id : [])));
    await this.renew();
  }

  /** Reads article counters and search words, which cause no change notifications. */
  async readCounts(): Promise<void> {
    await this.hotWords.load();
    const steps = new Steps();
    for (let after = 0; ; ) {
      const batch = await listCounts(this.db, after, COUNTS_BATCH);
      for (const { id, ...counts } of batch) {
        const article = this.articles.get(id);
        if (!article) continue;
        const heat = heatOf(counts, article.publishedAt);
        if (article.views === counts.views && article.heat === heat) continue;
        this.articles.put({ ...article, views: counts.views, heat });
        await steps.after(ASIDE);
      }
      const last = batch.at(-1);
      if (!last || batch.length < COUNTS_BATCH) break;
      after = last.id;
    }
  }

  private async readNames(): Promise<void> {
    const { channels, tags } = await this.channels.load();
    await this.readThose(
      ({ channelId, tagIds }) => channels.has(channelId ?? 0) || tagIds.some((id) => tags.has(id)),
    );
  }

  private async readCities(): Promise<void> {
    const renamed = await this.cities.load();
    await this.readThose(({ cityId }) => renamed.has(cityId ?? 0));
  }

  private async readThose(are: (article: ArticleFacts) => boolean): Promise<void> {
    const those = this.articles.everything.all('new').filter(are);
    await this.readAgain(those.map(({ id }) => id));
  }

  /** Re-reads articles, replacing each one atomically: readers find the old or the new version. */
  private async readAgain(changed: readonly number[]): Promise<void> {
    const ids = [...new Set(changed)];
    for (const id of ids) this.renewal?.changed.add(id);
    await this.readInto(this, ids);
  }

  private async readInto({ articles, search }: Kept, ids: readonly number[]): Promise<void> {
    const steps = new Steps();
    for (let from = 0; from < ids.length; from += BATCH) {
      for (const [id, { facts, texts }] of await this.read(ids.slice(from, from + BATCH))) {
        if (facts) articles.put(facts);
        else articles.remove(id);
        search.remove(id);
        if (facts) for (const text of texts) search.add(text);
        await steps.after(sizeOf(texts));
      }
    }
  }

  private async readAll(): Promise<Kept> {
    const kept = { articles: new KeptArticles(), search: new SearchIndex() };
    const steps = new Steps();
    let waiting: ArticleFacts[] = [];
    for (let reading = this.readAfter(0); ; ) {
      const { read, last } = await reading;
      // The database reads the next batch while this one is inserted.
      if (last !== undefined) reading = this.readAfter(last);
      // In large batches, because each insertion passes over all sorted articles.
      waiting.push(...[...read.values()].flatMap(({ facts }) => facts ?? []));
      if (waiting.length >= FILLED_AT_ONCE || last === undefined) {
        kept.articles.fill(waiting);
        waiting = [];
      }
      for (const { facts, texts } of read.values()) {
        if (facts) for (const text of texts) kept.search.add(text);
        await steps.after(sizeOf(texts));
      }
      if (last === undefined) return kept;
    }
  }

  /** Reads the next articles after an id; `last` is undefined at the end. */
  private readAfter(after: number): Promise<{ read: Map<number, ReadArticle>; last: number | undefined }> {
    const reading = listLiveIds(this.db, after, BATCH).then(async (ids) => ({
      read: await this.read(ids),
      last: ids.length < BATCH ? undefined : ids.at(-1),
    }));
    // Suppresses an unhandled rejection; the caller that awaits the promise still gets the error.
    reading.catch(() => {});
    return reading;
  }

  private async read(ids: readonly number[]): Promise<Map<number, ReadArticle>> {
    const read = new Map<number, ReadArticle>(ids.map((id) => [id, { facts: undefined, texts: [] }]));
    // Texts first: a change between the two queries is notified, and the article is read again.
    for (const text of await listSearchedTexts(this.db, ids)) read.get(text.id)!.texts.push(text);
    for (const facts of await findFacts(this.db, ids)) read.get(facts.id)!.facts = facts;
    return read;
  }

  /**
   * Once most of the index is stale, rebuilds everything in the background. The copy replaces the old data
   * when it is complete and includes changes made in the meantime. Runs only here, so that no other change is
   * read concurrently.
   */
  private async renew(): Promise<void> {
    const { renewal } = this;
    if (!renewal) {
      if (!this.search.isWorn) return;
      const begun: NonNullable<typeof this.renewal> = { changed: new Set() };
      this.renewal = begun;
      void this.readAll().then(
        (made) => (begun.made = made),
        (error: Error) => (begun.made = error),
      );
      return;
    }
    const { made, changed } = renewal;
    if (!made) return;
    this.renewal = undefined;
    // The next run retries.
    if (made instanceof Error) throw made;
    await this.readInto(made, [...changed]);
    Object.assign(this, made);
  }
}

function sizeOf(texts: readonly SearchedText[]): number {
  return texts.reduce(
    (sum, { title, summary, words }) => sum + title.length + summary.length + words.length,
    ASIDE,
  );
}
