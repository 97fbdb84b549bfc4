import type { loadContent as endpoint } from '@serai/contract/content/reading';
import type { ReplyOf } from '@serai/contract/endpoint';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { sql } from 'kysely';
import type { Call, Caller, Db } from '../../../calls.ts';
import { contractAt, type Entity, findEntity, listEntities } from '../../contracts/contracts.ts';
import type { KeptContent } from '../kept/kept-content.ts';

/** Maximum number of pages outside channels; menus show no more. */
const MAX_PAGES = 100;

/** Shared data of every page of the content area: channels, pages, hot words and the seller. */
export async function loadContent(
  { db, kept }: { db: Db; kept: KeptContent },
  { caller, lang, now }: Call<typeof endpoint>,
): Promise<ReplyOf<typeof endpoint>> {
  const [pages, seller, offices] = await Promise.all([
    listPages(db, kept, lang, now),
    findSeller(db, caller, now),
    db.selectFrom('seller_offices').selectAll().orderBy('position').orderBy('id').execute(),
  ]);
  return {
    channels: kept.channels.treeIn(lang),
    hot_words: kept.hotWords.list(lang),
    pages,
    offices: offices.map((office) => ({
      name: inLanguage(lang, { zh: office.name_zh, en: office.name_en }),
      address: inLanguage(lang, { zh: office.address_zh, en: office.address_en }),
      phone: office.phone,
    })),
    company: presentCompany(seller, lang),
  };
}

/** The company that sells to the caller's agency; for others the first company. */
async function findSeller(db: Db, caller: Caller | undefined, now: Date): Promise<Entity> {
  if (caller?.kind === 'member') {
    const contract = await contractAt(db, caller.agencyId, now);
    const entity = contract && (await findEntity(db, contract.entity_id));
    if (entity) return entity;
  }
  // The portal is always set up with at least one company.
  return (await listEntities(db))[0]!;
}

/** Company details without the bank account, which is only shown on documents. */
function presentCompany(entity: Entity, lang: Lang) {
  const { country, tax_id, address, phone, phone_24h, email } = entity;
  const name = inLanguage(lang, { zh: entity.name_zh, en: entity.name_en });
  return { name, country, tax_id, address, phone, phone_24h, email };
}

async function listPages(db: Db, kept: KeptContent, lang: Lang, now: Date) {
  const pages = kept.articles.ofKind('page').listShown('new', {}, MAX_PAGES, now);
  const titles = await listTitles(
    db,
    pages.map(({ id }) => id),
    lang,
  );
  return pages.flatMap(({ id, slug }) => {
    const title = titles.get(id);
    return title === undefined ? [] : [{ slug, title }];
  });
}

/** Titles of articles in a language, or else in the other. */
export async function listTitles(db: Db, ids: readonly number[], lang: Lang): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; title: string }>`
    SELECT DISTINCT ON (article_id) article_id AS id, title FROM article_texts
    WHERE article_id = ANY (${[...ids]}::bigint[]) ORDER BY article_id, (lang = ${lang}) DESC`.execute(db);
  return new Map(rows.map(({ id, title }) => [id, title]));
}
