import { addChannel } from '../build-articles.ts';
import { stageComment, stageDraft } from './content-rows.ts';
import type { MatrixStage } from './matrix-stage.ts';
import { plain, type Row, type Rows } from './row.ts';

const texts = { en: { title: 'From the desk', summary: 'In short', body: '<p>At length.</p>' } };

const written = async ({ world }: MatrixStage) => ({
  kind: 'info',
  channel_id: (await addChannel(world.db)).id,
  texts,
});

/** Adds an article of the seller as a draft. */
async function stageOwn(stage: MatrixStage): Promise<{ id: number; revision: number }> {
  const { data } = await stage.must(stage.operator.token, 'console/article/save', await written(stage));
  const { id, revision } = data.article;
  return { id, revision };
}

/** A call about a member's submitted article. */
function aboutOffered(rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage, side) => {
      const { id, revision } = await stageDraft(stage, side);
      await stage.must(stage.sides[side].owner.token, 'cms.User/submitContent', { id, revision });
      return { input: { id, revision, ...rest } };
    },
    open: ['id'],
  };
}

function aboutOwn(rest: Record<string, unknown> = {}): Row {
  return {
    ready: async (stage) => ({ input: { ...(await stageOwn(stage)), ...rest } }),
    open: ['id'],
  };
}

let serial = 0;
const tag = () => {
  serial += 1;
  return { name_zh: `标签 ${serial}`, name_en: `Tag ${serial}` };
};
async function stageTag({ must, operator }: MatrixStage): Promise<number> {
  return (await must(operator.token, 'console/tag/save', tag())).data.tag.id;
}

/** Removes the offices saved by earlier calls first: their number is limited. */
async function office({ world }: MatrixStage) {
  await world.db.deleteFrom('seller_offices').execute();
  const entities = world.db.selectFrom('seller_entities').select('id');
  const { id: entity_id } = await entities.executeTakeFirstOrThrow();
  const names = { name_zh: '仰光', name_en: 'Yangon', address_zh: '驿前街', address_en: 'Serai Street' };
  return { entity_id, ...names };
}

const channel = () => {
  serial += 1;
  return { slug: `made-${serial}`, kind: 'list', name_zh: '栏目', name_en: 'Channel' };
};

/** Calls of the staff that write, configure and decide on content. */
export const deskContentRows: Rows = {
  'GET console/article/list': plain({}, ['channel_id', 'author_id']),
  'GET console/article/detail': aboutOwnWithout('revision'),
  'GET console/article/revisions': aboutOwnWithout('revision'),
  'POST console/article/save': {
    ready: async (stage) => ({ input: { ...(await stageOwn(stage)), ...(await written(stage)) } }),
    open: ['id', 'channel_id', 'city_id'],
  },
  'POST console/article/publish': aboutOwn(),
  'POST console/article/restore': aboutOwn(),
  'POST console/article/accept': aboutOffered(),
  'POST console/article/refuse': aboutOffered({ reason: 'Too short' }),
  'POST console/article/takeOffline': {
    ready: async (stage) => {
      const article = await stageOwn(stage);
      await stage.must(stage.operator.token, 'console/article/publish', article);
      return { input: { id: article.id, reason: 'Out of date' } };
    },
    open: ['id'],
  },
  'POST console/channel/save': { ready: () => ({ input: channel() }), open: ['id', 'parent_id'] },
  'POST console/channel/remove': {
    ready: async ({ must, operator }) => {
      const { data } = await must(operator.token, 'console/channel/save', channel());
      return { input: { id: data.channel.id } };
    },
    open: ['id'],
  },
  'GET console/comment/list': plain({}, ['article_id', 'author_id']),
  'POST console/comment/decide': {
    ready: async (stage, side) => ({
      input: { ids: [await stageComment(stage, side)], decision: 'publish' },
    }),
  },
  'POST console/comment/answer': {
    ready: async (stage, side) => {
      const id = await stageComment(stage, side);
      await stage.must(stage.operator.token, 'console/comment/decide', { ids: [id], decision: 'publish' });
      return { input: { id, content: 'Thank you.' } };
    },
    open: ['id'],
  },
  'POST console/tag/save': { ready: () => ({ input: tag() }), open: ['id'] },
  'POST console/tag/merge': {
    ready: async (stage) => ({ input: { id: await stageTag(stage), into_id: await stageTag(stage) } }),
    open: ['id', 'into_id'],
  },
  'POST console/office/save': {
    ready: async (stage) => ({ input: await office(stage) }),
    open: ['id', 'entity_id'],
  },
  'POST console/office/remove': {
    ready: async (stage) => {
      const { data } = await stage.must(stage.operator.token, 'console/office/save', await office(stage));
      return { input: { id: data.office.id } };
    },
    open: ['id'],
  },
};

function aboutOwnWithout(field: 'revision'): Row {
  return {
    ready: async (stage) => {
      const { [field]: _, ...input } = await stageOwn(stage);
      return { input };
    },
    open: ['id'],
  };
}
