import * as articleOrders from '@serai/contract/content/article-orders';
import * as articleReactions from '@serai/contract/content/article-reactions';
import * as comments from '@serai/contract/content/comments';
import { answerComment, decideComments } from '@serai/contract/content/desk';
import { acceptArticle, refuseArticle, saveArticle } from '@serai/contract/content/desk-articles';
import * as favourites from '@serai/contract/content/favourites';
import * as ownArticles from '@serai/contract/content/own-articles';
import { countView } from '@serai/contract/content/reading';
import type { Caller, Db, Route } from '../calls.ts';
import { begun, offered, published, refused, type SampleArticle, said } from './sample-articles.ts';
import { askThrough, findCaller } from './sample-calls.ts';

const hour = 3_600_000;

/** Number of readers of the seller's articles in recent days, each from a different address. */
const readers = {
  bagan: 41,
  yangon: 36,
  'lead-times': 27,
  'visa-notes': 22,
  'airport-meeting': 18,
  inle: 14,
};

/** Articles of the sample world that members comment on, mark as favourites or buy. */
const usedTexts = Object.keys(readers);

interface Stage {
  db: Db;
  routes: readonly Route[];
  now: Date;
}

/**
 * Adds sample content by members of the demo if members have not written any articles. Runs before the sample orders:
 * notices are listed in the order in which they were created.
 */
export async function fillWithContent(stage: Stage): Promise<void> {
  const { db } = stage;
  const written = db.selectFrom('articles').select('id').where('user_id', 'is not', null);
  if (await written.limit(1).executeTakeFirst()) return;
  // The world of an older demo lacks the articles that members refer to.
  const known = await db.selectFrom('articles').select('slug').where('slug', 'in', usedTexts).execute();
  if (known.length === usedTexts.length) await playContent(stage);
}

/** Buys an article for a member of the demo. Runs after the sample orders: postings are made in chronological order. */
export async function buySampleArticle({ db, routes, now }: Stage): Promise<void> {
  const text = db.selectFrom('articles').select(['id', 'price']).where('slug', '=', 'lead-times');
  const sold = await text.executeTakeFirst();
  if (!sold || sold.price === 0) return;
  const bought = db.selectFrom('article_orders').select('id').where('article_id', '=', sold.id);
  if (await bought.limit(1).executeTakeFirst()) return;
  const owner = await findCaller(db, 'demo');
  const { id: article_id, price } = sold;
  await askThrough(routes)(owner, articleOrders.buyArticle, { article_id, price }, now);
}

/**
 * Creates content and favourites by members of the demo in recent days, and content that waits for
 * the seller's editors, through the portal's own endpoints at the respective times.
 */
export async function playContent({ db, routes, now }: Stage): Promise<void> {
  const ask = askThrough(routes);
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  /** Before the first sample order. */
  const earlier = (hours: number) => ago(hours + 6 * 24);
  const [owner, booker, other, editor] = (await Promise.all(
    ['demo', 'booker', 'other', 'operator'].map((name) => findCaller(db, name)),
  )) as [Caller, Caller, Caller, Caller];
  const texts = await db.selectFrom('articles').select(['id', 'slug', 'price']).execute();
  const textOf = (slug: string) => texts.find((text) => text.slug === slug)!;
  const { list: channels } = await ask(owner, ownArticles.listOpenChannels, {}, earlier(80));
  const channel_id = channels[0]!.id;

  const write = async (by: Caller, text: SampleArticle, tags: string[], at: Date, city_id?: number) => {
    const about = city_id === undefined ? {} : { city_id };
    const draft = { lang: 'zh-cn' as const, channel_id, ...about, ...text, cover: '', tags };
    return (await ask(by, ownArticles.saveOwnArticle, draft, at)).article;
  };
  const offer = async (by: Caller, { id, revision }: { id: number; revision: number }, at: Date) =>
    ask(by, ownArticles.submitOwnArticle, { id, revision }, at);
  const comment = async (by: Caller, article_id: number, content: string, at: Date, parent_id?: number) => {
    const answered = parent_id === undefined ? {} : { parent_id };
    return (await ask(by, comments.addComment, { article_id, ...answered, content }, at)).comment.id;
  };
  const pass = (ids: number[], at: Date) =>
    ask(editor, decideComments, { ids, decision: 'publish', reason: '' }, at);

  const bagan = await db
    .selectFrom('destinations')
    .select('id')
    .where('code', '=', 'bagan')
    .executeTakeFirst();
  const { id, revision } = await write(owner, published.zh, published.tags, earlier(78), bagan?.id);
  await offer(owner, { id, revision }, earlier(77));
  const translated = await ask(
    editor,
    saveArticle,
    {
      id,
      revision,
      kind: 'info',
      channel_id,
      cover: '',
      price: 0,
      tags: published.tags,
      ...(bagan && { city_id: bagan.id }),
      texts: { 'zh-cn': published.zh, en: published.en },
    },
    earlier(72),
  );
  await ask(editor, acceptArticle, { id, revision: translated.article.revision }, earlier(72));

  const early = await write(booker, refused.article, ['城市'], earlier(60));
  await offer(booker, early, earlier(59));
  const { reason } = refused;
  await ask(editor, refuseArticle, { id: early.id, revision: early.revision, reason }, earlier(50));
  await write(owner, begun, [], earlier(26));
  await offer(other, await write(other, offered, ['排期'], ago(5)), ago(5));

  const sunset = await comment(other, id, said.sunset, earlier(48));
  const tickets = await comment(booker, id, said.tickets, earlier(30));
  await pass([sunset, tickets], earlier(28));
  await ask(editor, answerComment, { id: tickets, content: said.ticketsAnswer }, earlier(27));
  const lake = textOf('inle').id;
  const blankets = await comment(owner, lake, said.blankets, earlier(25));
  await pass([blankets], earlier(24));
  await pass([await comment(booker, lake, said.blanketsAnswer, earlier(22), blankets)], earlier(20));
  await comment(owner, textOf('bagan').id, said.jacket, ago(4));
  await comment(other, textOf('airport-meeting').id, said.signboard, ago(2));

  for (const [by, liked] of [
    [booker, [id, textOf('bagan').id, textOf('yangon').id]],
    [other, [id, textOf('bagan').id, textOf('visa-notes').id]],
    [owner, [textOf('bagan').id, textOf('lead-times').id]],
  ] as const) {
    for (const article_id of liked)
      await ask(by, articleReactions.likeArticle, { article_id, liked: true }, ago(3));
  }
  const hotels = db.selectFrom('hotels').select('id').where('active', '=', true).orderBy('hot', 'desc');
  const [hotel] = await hotels.orderBy('id').limit(1).execute();
  for (const kept of [
    { kind: 'article', id: textOf('visa-notes').id },
    { kind: 'article', id: textOf('bagan').id },
    ...(hotel ? [{ kind: 'hotel', id: hotel.id } as const] : []),
  ] as const) {
    await ask(owner, favourites.saveFavourite, { ...kept, collected: true }, ago(3));
  }
  if (hotel) await ask(booker, favourites.saveHotelNote, { id: hotel.id, note: said.hotelNote }, ago(2));
  const seen = [
    ...Object.entries(readers).map(([slug, count]) => [textOf(slug).id, count] as const),
    [id, 23] as const,
  ];
  for (const [read, count] of seen) {
    for (let at = 1; at <= count; at++)
      await ask(owner, countView, { id: read }, ago(1), { ip: `192.0.2.${at}` });
  }
}
