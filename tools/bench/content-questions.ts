import type { Pool } from 'pg';
import { writeCursor } from '../../server/src/platform/list/cursor.ts';
import { soundsOf } from '../../server/src/platform/names/name-forms.ts';
import { Chance } from '../../server/test/reliability/figure.ts';
import { drawWord, vocabulary } from './article-texts.ts';

/** Searches of readers, by the property that makes them expensive. */
export function searchQuestions(cityNames: readonly string[]): [name: string, typed: string[]][] {
  const chance = new Chance(7);
  const some = <T>(make: () => T, count = 40): T[] => Array.from({ length: count }, make);
  const at = (lang: 'zh-cn' | 'en', from: number, to: number) =>
    vocabulary[lang][chance.whole(from, to - 1)]!;
  const nonsense = (length: number) =>
    Array.from({ length }, () => chance.pick([...'qxzvkwjhgbpf'])).join('');
  const upTo = (length: number, write: () => string) => {
    let text = '';
    while (text.length < length) text += write();
    return text.slice(0, length).trim();
  };
  const rareCharacter = () => String.fromCodePoint(chance.whole(0x9000, 0x9383));
  return [
    ['a common word', ['hotel', 'airport', 'guests', 'morning', 'city', 'the', '酒店', '机场', '司机']],
    ['a rare word', some(() => at('en', 15_000, 30_000))],
    ['two words', some(() => `${at('en', 20, 300)} ${at('en', 100, 3000)}`)],
    ['a typing mistake', some(() => slip(at('en', 300, 25_000), chance))],
    ['nonsense', some(() => nonsense(chance.whole(5, 12)))],
    ['Chinese', some(() => at('zh-cn', 20, 20_000))],
    ['a name in pinyin', cityNames.slice(0, 40).map((name) => soundsOf(name).full)],
    ['80 letters of a Chinese text', some(() => upTo(80, () => drawWord('zh-cn', chance)))],
    ['80 letters of an English text', some(() => upTo(80, () => `${drawWord('en', chance)} `))],
    ['80 letters of nonsense', some(() => upTo(80, () => `${nonsense(chance.whole(4, 9))} `))],
    ['80 letters of Chinese nonsense', some(() => upTo(80, rareCharacter))],
  ];
}

/** Returns a word with a letter inserted, removed, replaced or swapped. */
function slip(word: string, chance: Chance): string {
  const at = chance.whole(1, word.length - 2);
  const letter = chance.pick([...'aeioulnrst']);
  const [before, after] = [word.slice(0, at), word.slice(at)];
  return chance.pick([
    before + letter + after,
    before + after.slice(1),
    before + letter + after.slice(1),
    before + after.slice(1, 2) + after.slice(0, 1) + after.slice(2),
  ]);
}

/** A list over HTTP whose rows PostgreSQL can list too. */
interface ContentList {
  path: string;
  query: Record<string, string>;
  plain: string;
  values: unknown[];
}

const visible = `live_revision IS NOT NULL AND published_at <= now()
  AND (published_until IS NULL OR published_until > now())`;
const below = `channel_id IN (WITH RECURSIVE below AS (
    SELECT id FROM channels WHERE id = $1 UNION SELECT child.id FROM channels child JOIN below ON parent_id = below.id)
  SELECT id FROM below)`;

/** Returns the lists of channels and tags, and of comments as a member sees them. */
export async function contentLists(pool: Pool, userId: number): Promise<[string, ContentList[]][]> {
  const ids = async (query: string) => (await pool.query<{ id: number }>(query)).rows.map(({ id }) => id);
  const [largest] = await ids(
    'SELECT channel_id AS id FROM articles WHERE channel_id IS NOT NULL GROUP BY 1 ORDER BY count(*) DESC LIMIT 1',
  );
  const rooted = await pool.query<{ id: number }>(
    `WITH RECURSIVE above AS (SELECT id, parent_id FROM channels WHERE id = $1
       UNION SELECT up.id, up.parent_id FROM channels up JOIN above ON up.id = above.parent_id)
     SELECT id FROM above WHERE parent_id IS NULL`,
    [largest],
  );
  const covers = await ids(`SELECT id FROM channels WHERE kind = 'cover' ORDER BY id`);
  const channels = await ids('SELECT id FROM channels ORDER BY md5(id::text) LIMIT 40');
  const tags = await ids('SELECT tag_id AS id FROM article_tags GROUP BY 1 ORDER BY count(*) DESC LIMIT 30');
  const channel = (id: number, query: Record<string, string> = {}, order = 'published_at DESC') => ({
    path: 'cms.Index/channel',
    query: { value: String(id), ...query },
    plain: `FROM articles WHERE ${visible} AND ${below} ORDER BY ${order}, id DESC`,
    values: [id],
  });
  const byTag = (id: number) => ({
    path: 'cms.Index/channel',
    query: { value: `bench-${id}`, type: 'tag' },
    plain: `FROM articles JOIN article_tags ON article_id = id AND tag_id = $1 WHERE ${visible}
      ORDER BY published_at DESC, id DESC`,
    values: [id],
  });
  const root = rooted.rows[0]!.id;
  const deep = await deepPlaces(pool, channel(root), 'extract(epoch FROM published_at)::bigint * 1000');
  const deepPages = deep.map(({ at, id }) => ({
    ...channel(root, { cursor: writeCursor([at, id], ['content', 'channel', root, 'new']) }),
    plain: `FROM articles WHERE ${visible} AND ${below} AND (extract(epoch FROM published_at)::bigint * 1000, id) < (${at}, ${id})
      ORDER BY published_at DESC, id DESC`,
  }));
  const readable = `article_id IN (SELECT id FROM articles WHERE ${visible})`;
  const talked = await ids(
    `SELECT article_id AS id FROM article_comments WHERE ${readable} GROUP BY 1 ORDER BY count(*) DESC LIMIT 20`,
  );
  const shown = `(status = 'published' OR (status = 'unaudited' AND user_id = ${userId}))`;
  const comments = (id: number, query: Record<string, string> = {}, condition = 'true') => ({
    path: 'cms.Content/comments',
    query: { article_id: String(id), ...query },
    plain: `FROM article_comments WHERE article_id = $1 AND parent_id IS NULL AND ${shown} AND ${condition} ORDER BY id DESC`,
    values: [id],
  });
  const deepComments = async (article: number) =>
    (await deepPlaces(pool, comments(article), '0')).slice(0, 2).map(({ id }) => {
      const cursor = writeCursor([id], ['comments', article, undefined, userId]);
      return comments(article, { cursor }, `id < ${id}`);
    });
  const { rows: answered } = await pool.query<{ id: number; article_id: number }>(
    `SELECT parent_id AS id, article_id FROM article_comments WHERE parent_id IS NOT NULL AND ${readable}
     GROUP BY 1, 2 ORDER BY count(*) DESC LIMIT 20`,
  );
  return [
    ['largest channel, first page', [channel(root)]],
    ['channel, first page', channels.map((id) => channel(id))],
    ['largest channel, deep page', deepPages],
    ['largest channel, by views', [channel(root, { sort: 'views' }, 'views DESC')]],
    ['cover channel', covers.map((id) => channel(id))],
    ['tag, first page', tags.map(byTag)],
    ['comments, first page', talked.map((id) => comments(id))],
    ['comments, deep page', (await Promise.all(talked.map(deepComments))).flat()],
    [
      'answers to a comment',
      answered.map(({ id, article_id }) => ({
        path: 'cms.Content/comments',
        query: { article_id: String(article_id), parent_id: String(id) },
        plain: `FROM article_comments WHERE parent_id = $1 AND ${shown} ORDER BY id`,
        values: [id],
      })),
    ],
  ];
}

/** Returns positions near the end of a list: the sort key as `measure`, and the ids. */
async function deepPlaces(
  pool: Pool,
  { plain, values }: ContentList,
  measure: string,
): Promise<{ at: number; id: number }[]> {
  const { rows } = await pool.query<{ at: number; id: number }>(
    `SELECT ${measure} AS at, id ${plain.replaceAll(' DESC', '')} LIMIT 10 OFFSET 40`,
    values,
  );
  return rows.map(({ at, id }) => ({ at: Number(at), id }));
}

/** Returns the reads besides lists and searches, each in several variants. */
export async function contentPaths(pool: Pool): Promise<[string, string[]][]> {
  const { rows } = await pool.query<{ id: number }>(
    `SELECT id FROM articles WHERE kind = 'info' AND ${visible} ORDER BY md5(id::text) LIMIT 200`,
  );
  const ids = rows.map(({ id }) => id);
  const { rows: roots } = await pool.query<{ id: number }>(
    'SELECT id FROM channels WHERE parent_id IS NULL ORDER BY id',
  );
  return [
    ['article', ids.map((id) => `cms.Content/info?id=${id}`)],
    ['channels, by heat', roots.map(({ id }) => `cms.Index/channel?value=${id}&sort=hot`)],
    ['what every page shows', ['cms.Index/init']],
    [
      "a member's favourites",
      ['cms.User/collect', 'cms.User/collect?kind=article', 'cms.User/collect?page=20'],
    ],
    ["a member's part in an article", ids.map((id) => `cms.User/state?article_id=${id}`)],
  ];
}
