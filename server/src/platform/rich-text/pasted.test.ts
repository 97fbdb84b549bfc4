import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { cleanHtml } from './clean-html.ts';

const read = (name: string) => readFile(join(import.meta.dirname, 'pasted', name), 'utf8');

it.each(['word', 'wps', 'wechat', 'google-docs'])(
  'pasted HTML: from %s → headings, lists, tables and words kept, appearance dropped',
  async (source) => {
    const clean = cleanHtml(await read(`${source}.html.txt`));
    // A line for each block, as the sample is written.
    const lines = clean.replace(/(<\/(?:h[234]|p|ul|ol|table|blockquote)>)(?=<)/g, '$1\n').split('\n');
    expect(joinInner(lines)).toEqual((await read(`${source}.clean.html.txt`)).trim().split('\n'));
    expect(cleanHtml(clean)).toBe(clean);
  },
);

/** Nested blocks are on the line of their parent. */
function joinInner(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let depth = 0;
  for (const line of lines) {
    if (depth > 0) joined[joined.length - 1] += line;
    else joined.push(line);
    depth += line.match(/<(?:ul|ol|table|blockquote)[ >]/g)?.length ?? 0;
    depth -= line.match(/<\/(?:ul|ol|table|blockquote)>/g)?.length ?? 0;
  }
  return joined;
}
