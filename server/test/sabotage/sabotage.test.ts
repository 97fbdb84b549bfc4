import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectRoot } from '../../src/platform/env/project-root.ts';
import { isAssurance } from '../reliability/figure.ts';
import { type MutatedSources, openMutatedSources } from './mutated-sources.ts';
import { mutations } from './mutations.ts';

test('mutations: every guard → found exactly once in the sources', async () => {
  for (const { file, find } of mutations.flatMap(({ edits }) => edits)) {
    const parts = (await readFile(join(projectRoot, file), 'utf8')).split(find);
    expect(parts.length - 1, `${file}: ${find}`).toBe(1);
  }
});

test('mutations: title of the test that notices each → stands in its file', async () => {
  for (const { test: file, caughtBy, template = caughtBy } of mutations) {
    const text = await readFile(join(projectRoot, file), 'utf8');
    expect(text.replaceAll("\\'", "'"), file).toContain(template);
  }
});

describe('mutations: guard is removed → its test fails', () => {
  let sources: MutatedSources;
  beforeAll(async () => {
    if (isAssurance) sources = await openMutatedSources();
  });
  afterAll(() => sources?.close());

  for (const mutation of mutations) {
    test.runIf(isAssurance)(
      mutation.guard,
      async () => {
        const { passed, failed, reasons, output } = await sources.run(mutation);
        expect(passed).toEqual([]);
        expect(failed, [...reasons, output].join('\n')).toHaveLength(1);
        expect(failed[0]).toContain(mutation.caughtBy);
        process.stdout.write(`without "${mutation.guard}": ${reasons[0]}\n`);
      },
      900_000,
    );
  }
});
