import ts from 'typescript';

/** A comment `// Covers 1.04, 2.07.`: the rows of docs/conformance.md that the test below it proves. */
export interface CoversComment {
  /** Counted from 1. */
  line: number;
  /** Numbers of the rows; empty for a malformed comment. */
  numbers: string[];
  /** Why the comment proves nothing; null for a comment directly above a test that runs. */
  fault: string | null;
}

const beginning = /\/\/ ?covers:? \d/i;
const wellFormed = /^\/\/ Covers (\d+\.\d{2,}(?:, \d+\.\d{2,})*)\.$/;

/** Reads all comments that begin with `// Covers` and a number. A line that ends with a comma continues on the next. */
export function readCoversComments(source: string): CoversComment[] {
  const lines = source.split('\n');
  const tests = findTests(source);
  return lines.flatMap((line, at) => (beginning.test(line) ? [readComment(lines, at, tests)] : []));
}

function readComment(
  lines: readonly string[],
  first: number,
  tests: ReadonlyMap<number, string | null>,
): CoversComment {
  const last = lines.findIndex((line, at) => at >= first && !line.endsWith(','));
  const [head = '', ...rest] = lines.slice(first, last + 1).map((line) => line.trim());
  const text = [head, ...rest.map((line) => line.replace(/^\/\/ /, ''))].join(' ');
  const [, numbers] = wellFormed.exec(text) ?? [];
  const line = first + 1;
  if (!numbers) return { line, numbers: [], fault: 'not of the form "// Covers 1.04, 2.07."' };
  const fault = tests.get(last + 1);
  return {
    line,
    numbers: numbers.split(', '),
    fault: fault === undefined ? 'not directly above a test' : fault,
  };
}

/** Returns, by the line of its statement (from 0), each test and why it proves nothing, or null. */
function findTests(source: string): ReadonlyMap<number, string | null> {
  const tree = ts.createSourceFile('test.tsx', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const tests = new Map<number, string | null>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && declaresTest(node) && ts.isExpressionStatement(node.parent)) {
      const start = outermostLoop(node.parent).getStart();
      tests.set(tree.getLineAndCharacterOfPosition(start).line, findFault(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return tests;
}

const declarations = ['test', 'it', 'assuranceTest'];
const neverPasses = ['skip', 'todo', 'fixme', 'fail', 'fails'];
const modifiers = ['each', 'for', 'only', 'concurrent', 'sequential', 'runIf', 'skipIf', ...neverPasses];

/** A call of `test`, `it` or `assuranceTest`, also with modifiers (`test.each(…)`), whose first argument is a title. */
function declaresTest(call: ts.CallExpression): boolean {
  const [declaration = '', ...others] = namesIn(call.expression);
  const [title] = call.arguments;
  return (
    declarations.includes(declaration) &&
    others.every((name) => modifiers.includes(name)) &&
    title !== undefined &&
    (ts.isStringLiteralLike(title) || ts.isTemplateExpression(title))
  );
}

/** The loops without braces around a statement begin where the reader sees the test begin. */
function outermostLoop(statement: ts.Statement): ts.Statement {
  const { parent } = statement;
  return ts.isForOfStatement(parent) ? outermostLoop(parent) : statement;
}

function findFault(test: ts.CallExpression): string | null {
  const callee = test.expression.getText();
  if (/\b(assuranceTest|isAssurance)\b/.test(callee)) return 'above a test that npm test leaves out';
  return isSkipped(test) ? 'above a test that is always skipped or expected to fail' : null;
}

/** Whether a test, a group around it, or a statement in one of them skips it without a condition. */
function isSkipped(test: ts.CallExpression): boolean {
  const bodies = test.arguments.filter(ts.isArrowFunction).map(({ body }) => body);
  if (bodies.some(skipsAll)) return true;
  for (let node: ts.Node = test; node; node = node.parent) {
    if (skipsAll(node)) return true;
    if (ts.isCallExpression(node) && namesIn(node.expression).some((name) => neverPasses.includes(name)))
      return true;
  }
  return false;
}

/** Whether statements contain `test.skip()` or `test.skip(true, reason)`. */
function skipsAll(node: ts.Node): boolean {
  if (!ts.isBlock(node) && !ts.isSourceFile(node)) return false;
  return node.statements.some((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false;
    const { expression, arguments: given } = statement.expression;
    const [condition] = given;
    return (
      neverPasses.includes(namesIn(expression).at(-1) ?? '') &&
      (condition === undefined || condition.kind === ts.SyntaxKind.TrueKeyword)
    );
  });
}

/** The names of a callee: `test.describe.skip` has three, `test.each(rows)` has `test` and `each`. */
function namesIn(callee: ts.Expression): string[] {
  if (ts.isIdentifier(callee)) return [callee.text];
  if (ts.isPropertyAccessExpression(callee)) return [...namesIn(callee.expression), callee.name.text];
  return ts.isCallExpression(callee) ? namesIn(callee.expression) : [];
}
