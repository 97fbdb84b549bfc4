import { addArticle, addChannel } from '../build-articles.ts';
import { canaryOf, type SideName } from './canary.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Row, type Rows } from './row.ts';

const priceOfArticle = 1000;

/** An article of the seller's. */
const stageArticle = ({ world }: MatrixStage, price = 0) => addArticle(world.db, { price });

/** Adds a comment of the side's owner; comments per minute are limited. */
export async function stageComment(stage: MatrixStage, side: SideName): Promise<number> {
  await stage.world.db.deleteFrom('throttle_counters').where('name', 'like', 'comment:%').execute();
  const said = { article_id: await stageArticle(stage), content: `${canaryOf(side)} says something` };
  const { data } = await stage.must(stage.sides[side].owner.token, 'cms.User/comment', said);
  return data.comment.id;
}

const written = (side: SideName, channel_id: number) => ({
  lang: 'en',
  channel_id,
  title: `${canaryOf(side)} writes`,
  summary: canaryOf(side),
  body: `<p>${canaryOf(side)}</p>`,
  tags: [canaryOf(side)],
});

/** A draft of the side's owner. */
export async function stageDraft(stage: MatrixStage, side: SideName) {
  const { db } = stage.world;
  const { id: channel_id } = await addChannel(db);
  const { token, id: userId } = stage.sides[side].owner;
  // The number of drafts is limited.
  await db
    .updateTable('articles')
    .set({ published_at: stage.world.clock.now() })
    .where('user_id', '=', userId)
    .execute();
  await db.deleteFrom('throttle_counters').where('name', 'like', 'article:%').execute();
  const { data } = await stage.must(token, 'cms.User/saveContent', written(side, channel_id));
  const { id, revision } = data.article as { id: number; revision: number };
  return { id, revision, channel_id };
}

function aboutArticle(rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage) => ({ input: { article_id: await stageArticle(stage), ...rest } }),
    open: ['article_id'],
  };
}

/** Calls of readers, and of members on articles. */
export const contentRows: Rows = {
  'GET cms.Index/init': plain(),
  'GET cms.Index/channel': {
    ready: async ({ world }) => {
      const { slug } = await addChannel(world.db);
      await world.app.memory.refresh();
      return { input: { value: slug } };
    },
  },
  'GET cms.Content/info': {
    ready: async (stage) => ({ input: { id: String(await stageArticle(stage)) } }),
    open: ['id'],
  },
  'GET cms.Content/page': {
    ready: async (stage) => ({ input: { id: String(await addArticle(stage.world.db, { kind: 'page' })) } }),
    open: ['id'],
  },
  'GET cms.Content/comments': {
    ready: async (stage) => ({ input: { article_id: await stageArticle(stage) } }),
    open: ['article_id', 'parent_id'],
  },
  'POST cms.Content/view': {
    ready: async (stage) => ({ input: { id: await stageArticle(stage) } }),
    open: ['id'],
  },
  'GET cms.Index/search': plain({ keyword: 'Article' }),
  'GET cms.User/state': aboutArticle(),
  'POST cms.User/like': aboutArticle({ liked: true }),
  'POST cms.User/collect': {
    ready: async (stage) => ({ input: { kind: 'article', id: await stageArticle(stage), collected: true } }),
    open: ['id'],
  },
  'POST cms.User/saveHotelNote': {
    ready: async ({ room, world }, side) => {
      await world.db.deleteFrom('hotel_notes').execute();
      return { input: { id: room.hotelId, note: `${canaryOf(side)} notes breakfast`, before: '' } };
    },
    open: ['id'],
  },
  'GET cms.User/collect': plain({}, ['city_id']),
  'GET cms.User/collected': { ready: () => ({ input: { kind: 'hotel', ids: [1] } }) },
  'POST cms.User/comment': {
    ready: async (stage) => {
      await stage.world.db.deleteFrom('throttle_counters').where('name', 'like', 'comment:%').execute();
      return { input: { article_id: await stageArticle(stage), content: 'Well said' } };
    },
    open: ['article_id', 'parent_id'],
  },
  'POST cms.User/deleteComment': {
    ready: async (stage, side) => ({ input: { id: await stageComment(stage, side) } }),
    owned: { id: 'other' },
  },
  'GET cms.User/contentDetail': {
    ready: async (stage, side) => ({ input: { id: (await stageDraft(stage, side)).id } }),
    owned: { id: 'other' },
  },
  'POST cms.User/saveContent': {
    ready: async (stage, side) => {
      const { id, revision, channel_id } = await stageDraft(stage, side);
      return { input: { id, revision, ...written(side, channel_id) } };
    },
    owned: { id: 'other' },
    open: ['channel_id', 'city_id'],
  },
  'POST cms.User/submitContent': {
    ready: async (stage, side) => {
      const { id, revision } = await stageDraft(stage, side);
      return { input: { id, revision } };
    },
    owned: { id: 'other' },
  },
  'POST cms.User/withdrawContent': {
    ready: async (stage, side) => {
      const { id, revision } = await stageDraft(stage, side);
      await stage.must(stage.sides[side].owner.token, 'cms.User/submitContent', { id, revision });
      return { input: { id } };
    },
    owned: { id: 'other' },
  },
  'POST cms.User/discardContent': {
    ready: async (stage, side) => {
      const { id, revision, channel_id } = await stageDraft(stage, side);
      const { token } = stage.sides[side].owner;
      await stage.must(token, 'cms.User/submitContent', { id, revision });
      const published_at = stage.world.clock.now();
      await stage.world.db
        .updateTable('articles')
        .set({ status: 'published', live_revision: revision, published_at })
        .where('id', '=', id)
        .execute();
      const changed = { id, revision, ...written(side, channel_id) };
      const { data } = await stage.must(token, 'cms.User/saveContent', changed);
      return { input: { id, revision: data.article.revision } };
    },
    owned: { id: 'other' },
  },
  'POST cms.User/deleteContent': {
    ready: async (stage, side) => ({ input: { id: (await stageDraft(stage, side)).id } }),
    owned: { id: 'other' },
  },
  'POST cms.User/buy': {
    ready: async (stage) => ({
      input: { article_id: await stageArticle(stage, priceOfArticle), price: priceOfArticle },
    }),
    open: ['article_id'],
  },
};
