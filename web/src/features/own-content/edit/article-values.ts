import { articleBounds } from '@serai/contract/content/article-states';
import type { OwnArticleDetail } from '@serai/contract/content/own-articles';
import { richBounds } from '@serai/contract/rich-text/tags';
import { inLanguage } from '@serai/phrases/lang';
import type { BodyOf } from '../../../platform/api/calls.ts';
import type { Language } from '../../../platform/i18n/language.ts';

/** Values of the article form. */
export interface ArticleValues {
  lang: OwnArticleDetail['lang'];
  /** Ids as field values; empty for none. */
  channel: string;
  city: string;
  /** The path of an uploaded picture; empty for none. */
  cover: string;
  title: string;
  summary: string;
  /** As typed, separated by commas. */
  tags: string;
  /** HTML. */
  body: string;
}

export function valuesOf(article: OwnArticleDetail | null, lang: Language): ArticleValues {
  if (!article) return { lang, channel: '', city: '', cover: '', title: '', summary: '', tags: '', body: '' };
  const { title, summary, body } = article;
  return {
    lang: article.lang,
    title,
    summary,
    body,
    channel: String(article.channel.id),
    city: article.city ? String(article.city.id) : '',
    cover: article.cover_path,
    tags: article.tags.join(inLanguage(lang, { zh: '，', en: ', ' })),
  };
}

/** As above in the form of a draft; `base` is the revision that it is based on. */
export function wishOf(
  values: ArticleValues,
  saved: { id: number; base: number } | null,
): BodyOf<'cms.User/saveContent'> {
  const { lang, channel, city, cover, title, summary, tags, body } = values;
  return {
    ...(saved && { id: saved.id, revision: saved.base }),
    ...(city !== '' && { city_id: Number(city) }),
    lang,
    channel_id: Number(channel),
    cover,
    body,
    title: title.trim(),
    summary: summary.trim(),
    tags: tagsIn(tags),
  };
}

/** Splits tags at commas of either language, without duplicates. */
export function tagsIn(typed: string): string[] {
  const tags = typed.split(/[,，、;；\n]/).map((tag) => tag.trim());
  return [...new Set(tags.filter(Boolean))];
}

/** Returns what the server would refuse about tags, counting characters like the server, in code points. */
export function tagsFault(typed: string): 'tagsMany' | 'tagLong' | null {
  const tags = tagsIn(typed);
  if (tags.length > articleBounds.tags) return 'tagsMany';
  return tags.some((tag) => [...tag].length > articleBounds.tag) ? 'tagLong' : null;
}

/** Returns the numbers of pictures without a description, starting at 1. */
export function picturesUnsaid(html: string): number[] {
  return [...html.matchAll(/<img\b[^<>]*>/g)].flatMap(([image], at) =>
    /\salt="[^"]*[^"\s][^"]*"/.test(image) ? [] : [at + 1],
  );
}

/** Whether the content is worth saving. */
export function isWorthSaving(values: ArticleValues): boolean {
  const { channel, title, body } = values;
  return channel !== '' && (title.trim() !== '' || !isBlankHtml(body)) && !isTooMuch(values);
}

/** The server would refuse the whole text. */
export function isTooMuch({ body, tags }: ArticleValues): boolean {
  return body.length > richBounds.length || tagsFault(tags) !== null;
}

export function isSame(one: ArticleValues, other: ArticleValues): boolean {
  return (Object.keys(one) as (keyof ArticleValues)[]).every((name) => one[name] === other[name]);
}

/** Neither text nor a picture. */
export function isBlankHtml(html: string): boolean {
  return !/<img\b/i.test(html) && html.replace(/<[^<>]*>|&nbsp;|\s/g, '') === '';
}
