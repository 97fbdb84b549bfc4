import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../../', import.meta.url));
const picker = 'phrases/src/lang.ts';

test("sources: `lang === 'en' ? a : b` with texts → none, because inLanguage chooses them", () => {
  const found = sourceFiles().flatMap((file) =>
    choicesIn(file, readFileSync(root + file, 'utf8')).map((line) => `${file}:${line}`),
  );
  expect(found).toEqual([]);
});

test('choicesIn: texts of two languages and language codes → only the texts', () => {
  const source = `
    const name = row.lang === 'en' ? row.name_en : row.name_zh;
    const tag = lang === 'en' ? 'en' : 'zh-CN';
    const column = lang === 'en' ? 'title_en' : 'title_zh';
    const comma = lang === 'en' ? ', ' : '、';`;
  expect(choicesIn('some.ts', source)).toEqual([2, 5]);
});

function sourceFiles(): string[] {
  const folders = ['contract', 'phrases', 'server', 'ui', 'web', 'e2e', 'tools'];
  const found = execFileSync('git', ['grep', '-lE', "lang === 'en'", '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 1 << 26,
  });
  return found.split('\n').filter((file) => /\.tsx?$/.test(file) && file !== picker);
}

/** Returns the lines where a text is chosen by the reader's language. */
function choicesIn(file: string, source: string): number[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true, kind);
  const lines: number[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isConditionalExpression(node) && /(^|\.)lang === 'en'$/.test(node.condition.getText())) {
      if (!isCode(node.whenTrue) && !isCode(node.whenFalse))
        lines.push(tree.getLineAndCharacterOfPosition(node.condition.getStart()).line + 1);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return lines;
}

/** A branch that is no text: a language code, a name that ends in one, a number, a pattern, or nothing. */
function isCode(branch: ts.Expression): boolean {
  if (ts.isStringLiteral(branch)) return /(^|_)(en|zh)([-_]\w+)?$/.test(branch.text);
  if (ts.isArrayLiteralExpression(branch)) return branch.elements.length === 0;
  return (
    ts.isNumericLiteral(branch) || ts.isRegularExpressionLiteral(branch) || branch.getText() === 'undefined'
  );
}
