import { inLanguage } from '@serai/phrases/lang';
import type { Pool, PoolClient } from 'pg';
import { Chance } from '../../server/test/reliability/figure.ts';
import { drawWord, writeText } from './article-texts.ts';

/** The amount of content; the proportions follow from it. */
export interface ContentSize {
  articles: number;
  comments: number;
  /**
   * Number of articles with a fifth of all comments, and with part of the answers below each of their first
   * ten comments.
   */
  talkedAbout: number;
  channels: number;
  tags: number;
  /** Number of existing destinations; most articles are about the first ones. */
  cities: number;
}

const ARTICLES_PER_STATEMENT = 500;

/**
 * Fills an empty, migrated database that has destinations: five years of articles, nine of ten in both
 * languages, in a tree of channels four deep, most of them in few channels; some are paid, some scheduled,
 * some expired. Revisions are left out, because no reader's call reads them. The triggers that announce
 * changes are off meanwhile.
 */
export async function fillContent(
  pool: Pool,
  size: ContentSize,
  today: string,
  say: (line: string) => void,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`SET session_replication_role = replica; SET statement_timeout = 0;
      SET synchronous_commit = off; SET maintenance_work_mem = '512MB'`);
    await fillNames(client, size);
    await fillArticles(client, size, today, say);
    await client.query(fillReaders);
    await client.query(fillComments, [size.articles, size.comments, size.talkedAbout, today]);
    await client.query(countComments);
    await client.query(fillLikes, [size.articles, today]);
    await client.query(fillSearchWords, [today]);
    for (const table of ['channels', 'tags', 'articles', 'article_comments']) {
      await client.query(`SELECT setval(pg_get_serial_sequence($1, 'id'), (SELECT max(id) FROM ${table}))`, [
        table,
      ]);
    }
    say('  comments are written');
    await client.query('VACUUM ANALYZE');
    await client.query('CHECKPOINT');
  } finally {
    client.release(true);
  }
}

/**
 * Eight channels at the root, every other one a cover, the second with the most below it; the tree is four
 * deep.
 */
async function fillNames(client: PoolClient, { channels, tags, cities }: ContentSize): Promise<void> {
  const chance = new Chance(3);
  const name = (lang: 'zh-cn' | 'en', words: number) =>
    Array.from({ length: words }, () => drawWord(lang, chance)).join(inLanguage(lang, { zh: '', en: ' ' }));
  const both = (count: number) => [
    Array.from({ length: count }, () => name('zh-cn', 1 + Math.floor(chance.next() * 2))),
    Array.from({ length: count }, () => name('en', 1 + Math.floor(chance.next() * 2))),
  ];
  await client.query('DELETE FROM channels');
  await client.query(fillChannels, [channels, ...both(channels)]);
  await client.query(fillTags, [tags, ...both(tags)]);
  await client.query(nameCities, [cities, ...both(cities)]);
}

const fillChannels = `INSERT INTO channels (id, parent_id, slug, kind, name_zh, name_en, position, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT at, CASE WHEN at > 8 THEN parent END, 'bench-' || at,
    CASE WHEN at <= 8 AND at % 2 = 1 THEN 'cover' ELSE 'list' END, ($2::text[])[at], ($3::text[])[at], at, now()
  FROM generate_series(1, $1::int) at
  CROSS JOIN LATERAL (SELECT CASE WHEN at <= 40 THEN (ARRAY[1, 2, 2, 3, 1, 2, 4, 5, 6, 7, 8, 2])[1 + at % 12] WHEN at <= 100 THEN 9 + at % 32 ELSE 41 + at % 60 END AS parent) above`;

const fillTags = `INSERT INTO tags (id, slug, name_zh, name_en) OVERRIDING SYSTEM VALUE
  SELECT at, 'bench-' || at, ($2::text[])[at], ($3::text[])[at] FROM generate_series(1, $1::int) at`;

const nameCities = `UPDATE destinations SET name_zh = ($2::text[])[id], name_en = initcap(($3::text[])[id])
  WHERE kind = 'city' AND id <= $1::int`;

interface Row {
  id: number;
  kind: 'info' | 'page';
  slug: string | null;
  channel: number | null;
  city: number | null;
  price: number;
  /** Minutes before the first second of today; negative: scheduled. */
  published: number;
  until: number | null;
  views: number;
  tags: number[];
  texts: Record<string, object>;
}

async function fillArticles(
  client: PoolClient,
  size: ContentSize,
  today: string,
  say: (line: string) => void,
): Promise<void> {
  const chance = new Chance(4);
  for (let first = 1; first <= size.articles; first += ARTICLES_PER_STATEMENT) {
    const last = Math.min(size.articles, first + ARTICLES_PER_STATEMENT - 1);
    const rows: Row[] = [];
    for (let id = first; id <= last; id++) rows.push(drawArticle(id, size, chance));
    await client.query(insertArticles, [JSON.stringify(rows), today]);
    if (last % 10_000 === 0) say(`  ${last} articles are written`);
  }
}

const FIVE_YEARS_MINUTES = 5 * 365 * 1440;

function drawArticle(id: number, size: ContentSize, chance: Chance): Row {
  const isPage = id % 1000 === 999;
  const some = (count: number, skew: number) => 1 + Math.floor(chance.next() ** skew * count);
  // Roughly in the order of writing, with some delayed; one in a hundred is scheduled.
  const age = FIVE_YEARS_MINUTES * (1 - id / size.articles) + chance.next() * 20_000;
  const published = chance.next() < 0.01 ? -chance.next() * 80_000 - 1440 : Math.round(age) + 1;
  const langs = chance.next() < 0.9 ? ['zh-cn', 'en'] : [chance.next() < 0.6 ? 'zh-cn' : 'en'];
  return {
    id,
    kind: isPage ? 'page' : 'info',
    slug: chance.next() < 0.3 || isPage ? `bench-article-${id}` : null,
    channel: isPage ? null : size.channels + 1 - some(size.channels - 8, 0.5),
    city: chance.next() < 0.6 ? some(size.cities, 2) : null,
    price: chance.next() < 0.02 && !isPage ? 100 * some(20, 1) : 0,
    published: Math.round(published),
    until: chance.next() < 0.02 ? Math.round(published - chance.next() * 2 * FIVE_YEARS_MINUTES) - 1 : null,
    views: Math.floor(20 / (1 - chance.next()) ** 1.1),
    tags: [...new Set(Array.from({ length: Math.floor(chance.next() * 6) }, () => some(size.tags, 2)))],
    texts: Object.fromEntries(langs.map((lang) => [lang, writeText(lang as 'en', chance)])),
  };
}

const insertArticles = `WITH made AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS made (id bigint, kind text, slug text, channel bigint, city bigint,
      price bigint, published int, until int, views bigint, tags jsonb, texts jsonb)
  ), article AS (
    INSERT INTO articles (id, kind, slug, channel_id, city_id, status, revision, live_revision, price, currency,
      published_at, published_until, views, likes, created_at, updated_at)
    OVERRIDING SYSTEM VALUE
    SELECT id, kind, slug, channel, city, 'published', 1, 1, price, 'USD', $2::date - published * interval '1 minute',
      $2::date - until * interval '1 minute', views, views / 40, $2::date - interval '6 years', $2::date - interval '1 day'
    FROM made
  ), tagged AS (
    INSERT INTO article_tags (article_id, tag_id)
    SELECT id, tag::bigint FROM made, jsonb_array_elements_text(tags) tag
  )
  INSERT INTO article_texts (article_id, lang, title, summary, body, words)
  SELECT id, key, value ->> 'title', value ->> 'summary', value ->> 'body', value ->> 'words'
  FROM made, jsonb_each(texts)`;

/** The users who comment: members of twenty agencies. */
const fillReaders = `WITH agency AS (
    INSERT INTO agencies (name, currency, created_at)
    SELECT 'Readers ' || at, 'USD', now() FROM generate_series(1, 20) at RETURNING id)
  INSERT INTO users (agency_id, role, username, password_hash, nickname, created_at)
  SELECT id, 'owner', 'reader_' || id || '_' || at, 'none', 'Reader ' || at, now()
  FROM agency, generate_series(1, 20) at`;

const drawn = (use: number, from = 'n') => `(hashint8((${from})::bigint * 64 + ${use}) & 1048575)`;

/**
 * $2 comments on $1 articles. A fifth is on $3 of them: two of five of these answer one of the first ten on
 * their article. The others come in fives to an article, the fifth an answer to the fourth, to some articles
 * much oftener.
 */
const fillComments = `INSERT INTO article_comments (id, article_id, user_id, parent_id, content, status, created_at)
  OVERRIDING SYSTEM VALUE
  SELECT n, article, reader.ids[1 + ${drawn(1)} % cardinality(reader.ids)], parent,
    repeat('问一下接机的时间，谢谢。Is breakfast early enough? ', 1 + ${drawn(2)} % 6) || n,
    CASE WHEN kind < 94 THEN 'published' WHEN kind < 97 THEN 'unaudited' ELSE 'refused' END,
    $4::date - ($2::int - n) * interval '1 minute'
  FROM generate_series(1, $2::int) n
  CROSS JOIN (SELECT array_agg(id ORDER BY id) AS ids FROM users WHERE username LIKE 'reader\\_%') reader
  CROSS JOIN LATERAL (SELECT $2::int / 5 AS many, (n - 1) % $3::int AS hot, (n - 1) / $3::int AS place) block
  CROSS JOIN LATERAL (SELECT
    CASE WHEN n <= many THEN 1 + hot * ($1::int / $3::int)
      ELSE 1 + floor(($1::int - 1) * power(${drawn(3, 'n / 5')} / 1048576.0, 3))::int END AS article,
    CASE WHEN n <= many THEN
      CASE WHEN place >= 10 AND place % 5 < 2 THEN 1 + hot + (${drawn(4)} % 10) * $3::int END
      WHEN n % 5 = 4 AND n - 1 > many THEN n - 1 END AS parent,
    ${drawn(5)} % 100 AS kind) placed
  ORDER BY n`;

const countComments = `UPDATE articles SET comments = counted.count
  FROM (SELECT article_id, count(*) FROM article_comments WHERE status = 'published' GROUP BY article_id) counted
  WHERE articles.id = counted.article_id`;

const fillLikes = `INSERT INTO article_likes (article_id, user_id, created_at)
  SELECT 1 + n % $1::int, id, $2::date FROM (
    SELECT id, row_number() OVER (ORDER BY id) AS at FROM users WHERE username LIKE 'reader\\_%'
  ) reader, generate_series(at * 37, at * 37 + $1::int / 100 - 1) n`;

const fillSearchWords = `INSERT INTO search_words (lang, day, word, times)
  SELECT lang, $1::date - at % 60, word || at, 1 + 3000 / at
  FROM generate_series(1, 3000) at, (VALUES ('zh-cn', '酒店'), ('en', 'airport ')) AS typed (lang, word)`;
