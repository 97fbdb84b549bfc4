import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureUrl } from '@serai/contract/files/picture-address';
import { inLanguage, type Lang } from '@serai/phrases/lang';
import { projectRoot } from '../../../platform/env/project-root.ts';
import type { ArticleText } from '../article-store.ts';
import type { DrawnPictures } from './starter-pictures.ts';

/**
 * Targets of the links in starter texts, which contain no addresses: `city:bagan`, `article:yangon`,
 * `page:cancellation`.
 */
export interface StarterLinks {
  /** Cities on sale, by code. */
  cities: ReadonlyMap<string, { id: number; name_zh: string; name_en: string }>;
  /** Existing texts, by slug. */
  texts: ReadonlySet<string>;
  /** Pictures of `drawn:bagan-map`. */
  pictures: DrawnPictures;
}

const folder = join(projectRoot, 'server/content');

/**
 * Reads a starter text in a language: title and summary from its header, links resolved to addresses. A link
 * to a city not on sale or to a missing text becomes plain text; a missing figure is left out.
 */
export async function readStarterText(slug: string, lang: Lang, links: StarterLinks): Promise<ArticleText> {
  const file = await readFile(join(folder, lang === 'en' ? 'en' : 'zh', `${slug}.html`), 'utf8');
  const [, head = '', body = ''] = /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(file) ?? [];
  const illustrated = illustrate(body, lang, links.pictures);
  return {
    title: fieldOf(head, 'title'),
    summary: fieldOf(head, 'summary'),
    body: illustrated.replace(
      /<a href="(city|article|page):([a-z-]+)">([\s\S]*?)<\/a>/g,
      (_, kind, name, words) => {
        const address = addressOf(kind as string, name as string, lang, links);
        return address === undefined ? String(words) : `<a href="${address}">${words}</a>`;
      },
    ),
  };
}

function illustrate(body: string, lang: Lang, pictures: DrawnPictures): string {
  return body.replace(
    /<figure><img src="drawn:([a-z-]+)"(.*?)<\/figure>\n?/g,
    (_, name: string, rest: string) => {
      const picture = pictures.get(`${name}.${lang === 'en' ? 'en' : 'zh'}`);
      if (!picture) return '';
      const { key, width, height } = picture;
      const size = `width="${width}" height="${height}"`;
      return `<figure><img src="${pictureUrl(key, 1280, 'jpg')}" ${size}${rest}</figure>`;
    },
  );
}

function fieldOf(head: string, name: string): string {
  const text = new RegExp(`^${name}: (.*)$`, 'm').exec(head)?.[1] ?? '';
  return text.replace(/^"(.*)"$/, '$1');
}

function addressOf(
  kind: string,
  name: string,
  lang: Lang,
  { cities, texts }: StarterLinks,
): string | undefined {
  if (kind !== 'city') {
    if (!texts.has(name)) return undefined;
    return kind === 'page' ? `/cms/page/${name}` : `/cms/info/${name}`;
  }
  const city = cities.get(name);
  if (!city) return undefined;
  const destination = inLanguage(lang, { zh: city.name_zh, en: city.name_en });
  const asked = { destination_type: 'city', destination_id: String(city.id), destination };
  return `/hotel/list?${new URLSearchParams(asked)}`.replaceAll('&', '&amp;');
}
