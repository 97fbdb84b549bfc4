import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const root = new URL('../../', import.meta.url);
const read = (path: string) => readFileSync(new URL(path, root), 'utf8');

/** Font packages loaded by a name built from a template: fonts of the PDF. */
const byTemplate = /^@fontsource-variable\/noto-sans-/;

test.each(['contract', 'phrases', 'server', 'ui', 'web', 'e2e', 'tools'])(
  'packages: every dependency of %s → named in one of its sources',
  (workspace) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(`${workspace}/package.json`));
    const sources = readdirSync(new URL(workspace, root), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|mjs|css|json)$/.test(path))
      .filter((path) => !/node_modules|^dist|package(-lock)?\.json$/.test(path))
      .map((path) => read(`${workspace}/${path}`));
    const isNamed = (name: string) =>
      sources.some((source) =>
        ["'", '"', '/'].some((end) => source.includes(`'${name}${end}`) || source.includes(`"${name}${end}`)),
      );
    const typed = (name: string) => name.replace(/^@types\//, '').replace('__', '/');
    const unused = Object.keys({ ...dependencies, ...devDependencies }).filter(
      (name) => !isNamed(typed(name)) && !byTemplate.test(name),
    );
    expect(unused).toEqual([]);
  },
);
