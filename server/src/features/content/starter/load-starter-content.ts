import type { Trx } from '../../../calls.ts';
import { findPriceSettings } from '../../site/site.ts';
import { type ArticleContent, insertArticle, lockArticle } from '../article-store.ts';
import { cleanBody } from '../clean-body.ts';
import { publishRevision } from '../publish-revision.ts';
import { insertTag } from '../tag-store.ts';
import { readStarterText, type StarterLinks } from './read-starter-text.ts';
import { type StarterText, starterChannels, starterTags, starterTexts } from './starter-contents.ts';
import { keepStarterPictures, type StarterPictures } from './starter-pictures.ts';

export interface StarterWishes {
  now: Date;
  /** Publishes everything at once; otherwise all texts are drafts for the staff to publish. */
  publish: boolean;
  /** Paid texts by slug, with their price in minor units of the site's currency. */
  sold?: Readonly<Record<string, number>>;
  /** If absent, the texts have no figures and covers. */
  pictures?: StarterPictures;
}

/** Number of additions; existing rows do not change. */
export interface StarterReport {
  channels: number;
  articles: number;
}

const DAY_MS = 86_400_000;

/** Inserts the channels and articles that a seller starts with, in both languages. Idempotent. */
export async function loadStarterContent(trx: Trx, wishes: StarterWishes): Promise<StarterReport> {
  const channels = await insertChannels(trx, wishes.now);
  for (const [slug, { zh, en }] of Object.entries(starterTags)) {
    await insertTag(trx, { slug, name_zh: zh, name_en: en });
  }
  const links = { ...(await findLinks(trx)), pictures: await keepStarterPictures(trx, wishes.pictures) };
  let articles = 0;
  for (const [age, text] of [...starterTexts].reverse().entries()) {
    if (await insertText(trx, { text, age, links, channels: channels.ids }, wishes)) articles += 1;
  }
  return { channels: channels.added, articles };
}

async function insertChannels(trx: Trx, now: Date) {
  const known = await trx.selectFrom('channels').select(['id', 'slug']).execute();
  const ids = new Map(known.map(({ id, slug }) => [slug, id]));
  let added = 0;
  for (const [at, { slug, kind, below, name, description, takesArticles }] of starterChannels.entries()) {
    if (ids.has(slug)) continue;
    const { id } = await trx
      .insertInto('channels')
      .values({
        slug,
        kind,
        parent_id: below === null ? null : ids.get(below)!,
        position: at * 10,
        name_zh: name.zh,
        name_en: name.en,
        description_zh: description.zh,
        description_en: description.en,
        takes_articles: takesArticles ?? false,
        created_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(slug, id);
    added += 1;
  }
  return { ids, added };
}

async function findLinks(trx: Trx): Promise<Omit<StarterLinks, 'pictures'>> {
  const cities = await trx
    .selectFrom('destinations')
    .select(['id', 'code', 'name_zh', 'name_en'])
    .where('kind', '=', 'city')
    .execute();
  return {
    cities: new Map(cities.map((city) => [city.code, city])),
    texts: new Set(starterTexts.map(({ slug }) => slug)),
  };
}

interface Place {
  text: StarterText;
  /** Age in days of its publication date. */
  age: number;
  links: StarterLinks;
  channels: ReadonlyMap<string, number>;
}

/** Inserts a text; false if its slug already exists. */
async function insertText(trx: Trx, place: Place, { now, publish, sold }: StarterWishes): Promise<boolean> {
  const { slug, kind, channel, city, tags } = place.text;
  const known = await trx.selectFrom('articles').select('id').where('slug', '=', slug).executeTakeFirst();
  if (known) return false;
  const content: ArticleContent = {
    channel_id: channel === null ? null : place.channels.get(channel)!,
    city_id: (city !== null && place.links.cities.get(city)?.id) || null,
    cover: place.links.pictures.get(`${slug}-cover`)?.key ?? '',
    price: sold?.[slug] ?? 0,
    tags: [...tags],
    texts: { 'zh-cn': await readText(place, 'zh-cn'), en: await readText(place, 'en') },
  };
  const { currency } = await findPriceSettings(trx);
  const saved = { savedBy: null, now };
  const id = await insertArticle(trx, { kind, slug, author: null, currency }, content, saved);
  if (publish) {
    const from = new Date(now.getTime() - place.age * DAY_MS);
    await publishRevision(trx, await lockArticle(trx, id), { from, until: null }, now);
  }
  return true;
}

async function readText({ text, links }: Place, lang: 'zh-cn' | 'en') {
  const written = await readStarterText(text.slug, lang, links);
  return { ...written, body: cleanBody(written.body, 'body') };
}
