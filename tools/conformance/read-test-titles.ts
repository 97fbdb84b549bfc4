import ts from 'typescript';

/**
 * The titles under which the tests of a source are declared, places for values included: the first argument of `test`,
 * `it`, and what they make (`test.each(…)(title)`), never that of a group, of a test of the long run only (`longTest`), or
 * of any other call.
 */
export function readTestTitles(source: string): ReadonlySet<string> {
  const titles = new Set<string>();
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && declaresTest(node.expression)) {
      const [title] = node.arguments;
      if (title && ts.isStringLiteralLike(title)) titles.add(title.text);
      else if (title && ts.isTemplateExpression(title)) titles.add(title.getText().slice(1, -1));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX));
  return titles;
}

function declaresTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isCallExpression(callee)) return declaresTest(callee.expression);
  if (!ts.isPropertyAccessExpression(callee)) return false;
  return callee.name.text !== 'describe' && declaresTest(callee.expression);
}
