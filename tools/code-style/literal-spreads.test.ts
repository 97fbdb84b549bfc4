import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('sources: spread of an object or array literal → none, because its members can be written out', () => {
  const found = sourceFiles().flatMap((file) =>
    spreadsIn(file, readFileSync(root + file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

function sourceFiles(): string[] {
  const folders = ['contract', 'phrases', 'server', 'ui', 'web', 'e2e', 'tools'];
  const listed = execFileSync('git', ['ls-files', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return listed.split('\n').filter((file) => /\.(ts|tsx|mjs)$/.test(file));
}

/** Returns the lines with a spread literal, such as `...{ a, b }` or `...(['a'] as const)`. */
function spreadsIn(file: string, source: string): number[] {
  if (!/\.\.\.\(?[{[]/.test(source)) return [];
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (isLiteralSpread(node)) lines.push(tree.getLineAndCharacterOfPosition(node.getStart()).line + 1);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return lines;
}

function isLiteralSpread(node: ts.Node): boolean {
  if (ts.isSpreadAssignment(node)) return ts.isObjectLiteralExpression(unwrap(node.expression));
  if (!ts.isSpreadElement(node) || !ts.isArrayLiteralExpression(node.parent)) return false;
  return ts.isArrayLiteralExpression(unwrap(node.expression));
}

function unwrap(expression: ts.Expression): ts.Expression {
  if (ts.isParenthesizedExpression(expression)) return unwrap(expression.expression);
  if (ts.isAsExpression(expression) && expression.type.getText() === 'const') {
    return unwrap(expression.expression);
  }
  return expression;
}
