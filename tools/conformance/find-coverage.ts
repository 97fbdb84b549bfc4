import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readCoversComments } from './read-covers-comments.ts';

export interface Coverage {
  /** Files with tests of a row by the row's number, in the order of their paths from the root of the repository. */
  files: ReadonlyMap<string, readonly string[]>;
  /** Comments that prove nothing, with their place and the reason. */
  faults: string[];
}

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Reads the comments `// Covers 1.04, 2.07.` in all sources of the repository, untracked files included. */
export function findCoverage(): Coverage {
  const files = new Map<string, string[]>();
  const faults: string[] = [];
  for (const file of listFiles()) {
    for (const { line, numbers, fault } of readCoversComments(readFileSync(root + file, 'utf8'))) {
      if (!isTestFile(file)) faults.push(`${file}:${line}: not in a file of tests`);
      else if (fault) faults.push(`${file}:${line}: ${fault}`);
      else for (const number of numbers) addFile(files, number, file);
    }
  }
  return { files, faults };
}

/** Lists the files with such comments, except the readers and their tests, which quote the form. */
function listFiles(): string[] {
  const sources = ['*.ts', '*.tsx', '*.mts', '*.mjs', ':!tools/conformance'];
  const found = execFileSync('git', ['grep', '-liE', '--untracked', '// ?covers:? [0-9]', '--', ...sources], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return found.split('\n').filter(Boolean).sort();
}

function isTestFile(file: string): boolean {
  return /\.(test\.tsx?|spec\.ts)$/.test(file);
}

function addFile(files: Map<string, string[]>, number: string, file: string): void {
  const known = files.get(number) ?? [];
  if (!known.includes(file)) files.set(number, [...known, file]);
}
