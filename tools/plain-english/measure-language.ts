import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Patterns of sentences that cost a second reading. They are crude: a hit means "read this aloud". */
const marks: readonly RegExp[] = [
  /(^|[.:;] )(What|Who|Whose|Whoever|Whatever) (?!is this|if\b)[a-z]/,
  /\bso (many|much|long)\b(?! that)/i,
  /\b(is|are|was|were|be) (told|said)\b/i,
  /\b(nobody|somebody)\b/i,
  /\b(stands?|stood)\b(?! (for|alone|up|out))/i,
  /\bsays?\b/i,
  /\bof (its|their|our) own\b/i,
  /\b(is|are|was|were) over\b/i,
  /\bdrawn\b/i,
  /\bputs? down\b/i,
  /\b(which is what|as it (is|stands|was)|what it is|as they are)\b/i,
];

/** A comment or title with a mark, and where it is. */
interface Hit {
  file: string;
  text: string;
}

export interface Language {
  comments: number;
  markedComments: Hit[];
  titles: number;
  markedTitles: Hit[];
}

/** Measures all comments, and the titles of all tests, in the TypeScript of the repository. */
export function measureLanguage(): Language {
  const language: Language = { comments: 0, markedComments: [], titles: 0, markedTitles: [] };
  for (const file of sourceFiles()) {
    const source = readFileSync(root + file, 'utf8');
    for (const text of commentsOf(source)) {
      language.comments += 1;
      if (isMarked(text)) language.markedComments.push({ file, text });
    }
    for (const text of titlesOf(file, source)) {
      language.titles += 1;
      if (isMarked(text)) language.markedTitles.push({ file, text });
    }
  }
  return language;
}

function sourceFiles(): string[] {
  const listed = execFileSync('git', ['ls-files', 'contract', 'server', 'ui', 'web', 'e2e', 'tools'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed
    .split('\n')
    .filter((file) => /\.(ts|tsx|mjs|mts)$/.test(file) && !/(^|\/)phrases\/|tables\.ts$/.test(file));
}

/** Comments of more than three words, except directives and the numbers of rows of docs/conformance.md. */
function commentsOf(source: string): string[] {
  return [...source.matchAll(/\/\*\*?([\s\S]*?)\*\/|^\s*\/\/(.*)$/gm)]
    .map(([, block, line]) =>
      (block ?? line ?? '')
        .replace(/^\s*\* ?/gm, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )
    .filter(
      (comment) => comment.split(' ').length > 3 && !/biome-|@ts-|^(Covers )?\d+\.\d{2,}[,.]/.test(comment),
    );
}

function titlesOf(file: string, source: string): string[] {
  if (!/\.(test|spec)\.tsx?$|^server\/test|^e2e/.test(file)) return [];
  return [...source.matchAll(/\b(?:it|test|assuranceTest)(?:\.each\([^)]*\))?\(\s*['"`]([^'"`]{8,})/g)].map(
    ([, title = '']) => title,
  );
}

function isMarked(text: string): boolean {
  return marks.some((mark) => mark.test(text));
}
