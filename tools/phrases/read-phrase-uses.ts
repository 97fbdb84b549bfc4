import { dirname, join } from 'node:path';
import ts from 'typescript';

/** What one module of the web does with page phrases. */
export interface PhraseUses {
  /** Files of relative imports. A late one is `import()`, which runs after the page was loaded. */
  imports: { file: string; isLate: boolean }[];
  /** Modules of phrases that must be loaded when the module runs. */
  needs: string[];
  /** Modules of phrases that the module loads itself, together with its late imports. */
  loads: string[];
  /** Calls that name their module of phrases by something other than a literal, such as `usePhrases(phrases)`. */
  unnamed: string[];
}

/** Calls that need a loaded module of phrases, and the position of its name among their arguments. */
const readers: Readonly<Record<string, number>> = {
  usePhrases: 0,
  useOrderPhrases: 0,
  phrasesOf: 1,
  hasPhrase: 1,
};
const loader = 'loadPhrases';

/** Reads the source of one file. Imports of types only are left out, because they load nothing. */
export function readPhraseUses(file: string, source: string): PhraseUses {
  const uses: PhraseUses = { imports: [], needs: [], loads: [], unnamed: [] };
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const addImport = (specifier: ts.Node | undefined, isLate: boolean) => {
    if (!specifier || !ts.isStringLiteral(specifier) || !specifier.text.startsWith('.')) return;
    const imported = join(dirname(file), specifier.text);
    if (/\.tsx?$/.test(imported)) uses.imports.push({ file: imported, isLate });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) && !isTypeOnly(node.importClause))
      addImport(node.moduleSpecifier, false);
    if (ts.isExportDeclaration(node) && !node.isTypeOnly) addImport(node.moduleSpecifier, false);
    if (ts.isCallExpression(node)) readCall(node);
    // A product names the phrases of its list: `{ phrases: 'hotel-list' }`.
    if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name) && node.name.text === 'phrases') {
      if (ts.isStringLiteral(node.initializer)) uses.needs.push(node.initializer.text);
    }
    ts.forEachChild(node, visit);
  };
  const readCall = (call: ts.CallExpression): void => {
    if (call.expression.kind === ts.SyntaxKind.ImportKeyword) addImport(call.arguments[0], true);
    if (!ts.isIdentifier(call.expression)) return;
    const called = call.expression.text;
    const names = called === loader ? uses.loads : uses.needs;
    const position = called === loader ? 1 : readers[called];
    const name = position === undefined ? undefined : call.arguments[position];
    if (!name) return;
    const literals = literalsIn(name);
    if (literals.length > 0) names.push(...literals);
    else uses.unnamed.push(`${called}(${call.arguments.map((part) => part.getText(tree)).join(', ')})`);
  };
  visit(tree);
  return uses;
}

function literalsIn(value: ts.Expression): string[] {
  if (ts.isStringLiteral(value)) return [value.text];
  return ts.isArrayLiteralExpression(value) ? value.elements.flatMap(literalsIn) : [];
}

function isTypeOnly(clause: ts.ImportClause | undefined): boolean {
  if (!clause) return false;
  if (clause.isTypeOnly) return true;
  const named = clause.namedBindings;
  if (clause.name || !named || !ts.isNamedImports(named)) return false;
  return named.elements.length > 0 && named.elements.every((element) => element.isTypeOnly);
}
