import type { PoolClient } from 'pg';

/**
 * A pseudo-random number below `below`, the same in every run; `use` distinguishes the numbers of one row.
 */
export function drawn(use: number, below: string): string {
  return `((hashint8(n * 64 + ${use}) & 2147483647) % ${below})`;
}

export const oneOf = (use: number, array: string) => `(${array})[1 + ${drawn(use, `cardinality(${array})`)}]`;

export const surnames = (
  'WANG LI ZHANG LIU CHEN YANG HUANG ZHAO WU ZHOU XU SUN MA ZHU HU GUO HE LIN GAO LUO ZHENG LIANG XIE SONG TANG XU ' +
  'HAN FENG DENG CAO PENG ZENG XIAO TIAN DONG PAN YUAN CAI JIANG YU'
).split(' ');
export const given = (
  'FANG NA MIN JING LI QIANG LEI JUN YANG YONG YAN JIE JUAN TAO MING CHAO XIULAN XIA PING GANG GUIYING HUA BO HUI ' +
  'JIAN WEI XIN YING YU BIN KAI LING NING QIAN RUI SHAN TING XUE YI ZE'
).split(' ');
export const characters = [
  ...'王李张刘陈杨黄赵吴周徐孙马朱胡郭何林高罗芳娜敏静丽强磊军洋勇艳杰娟涛明超兰霞平刚',
];
export const titles = ['曼德勒', '仰光', '蒲甘', '茵莱湖', '内比都', '毛淡棉', '勃生', '密支那'].flatMap(
  (place, at) =>
    ['山景度假酒店', '江畔宾馆', '国际大酒店', '花园客栈', '湖滨精品酒店'].map((kind, of) => [
      `${place}${kind}`,
      `${['Mandalay', 'Yangon', 'Bagan', 'Inle', 'Naypyitaw', 'Mawlamyine', 'Pathein', 'Myitkyina'][at]} ${
        ['Hill Resort', 'River Inn', 'International Hotel', 'Garden Lodge', 'Lakeside Boutique'][of]
      }`,
    ]),
);

/** Makes `titles`, the search words of each title as an order has them; `fillSearch` uses it. */
export async function makeTitles(client: PoolClient): Promise<void> {
  await client.query(titlesTable, [titles.map(([zh]) => zh), titles.map(([, en]) => en)]);
}

const titlesTable = `CREATE TEMPORARY TABLE titles ON COMMIT PRESERVE ROWS AS
  SELECT at, zh, en, (
    SELECT string_agg(CASE WHEN is_chinese(piece) THEN substr(piece, place, 2) ELSE piece END, ' ')
    FROM text_pieces(zh || ' ' || en) piece,
      generate_series(1, CASE WHEN is_chinese(piece) THEN length(piece) ELSE 1 END) place) AS words
  FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS title (zh, en, at)`;

/**
 * Computes the result of \`order_words\` for these orders in a twentieth of its time; the bench compares some
 * of them.
 */
export const fillSearch = `INSERT INTO order_search (order_id, agency_id, product, booked_by, order_status, created_at,
    service_start, tz, words)
  SELECT id, agency_id, product, booked_by, order_status, created_at, service_start, tz, array_to_tsvector(ARRAY(
      SELECT owner || word FROM unnest(string_to_array(lower(concat_ws(' ', sn, substr(sn, 2), right(sn, 6), right(sn, 4),
    replace(reference, '-', ' '), substr(reference, 3, 4),
    substr(contact_name, 1, 2), substr(contact_name, 2, 2), substr(contact_name, 3, 2),
    '86', substr(phone, 3), phone, substr(phone, 2), substr(phone, 4), right(phone, 4),
    titles.words, array_to_string(guest_names, ' '))), ' ')) AS word,
        unnest(ARRAY['0:', agency_id || ':']) AS owner))
  FROM orders JOIN titles ON titles.zh = title_zh
  CROSS JOIN LATERAL (SELECT replace(substr(contact_phone, 2), ' ', '') AS phone) told
  WHERE orders.id BETWEEN $1 AND $2 ORDER BY id`;

/** Drops the indexes not needed by a constraint; returns the statements that rebuild them. */
export async function dropIndexes(client: PoolClient, tables: readonly string[]): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition FROM pg_index
     WHERE indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  return rows.map(({ definition }) => definition);
}
