import { below, forAll, webBelow } from '../../.dependency-cruiser.mjs';

type Table = Readonly<Record<string, readonly string[]>>;

/** Returns the text of docs/dependencies.md: which feature may import which, by the lint rules. */
export function describeDependencies(): string {
  return `# Dependencies between features

Generated from \`.dependency-cruiser.mjs\` by \`npm run dependencies\`; a test compares both. A feature may import the
features in its row, by their own file only (\`orders/orders.ts\`).

## Server

Every feature may import ${list(forAll)}.

${tableOf(below)}
## Web

${tableOf(webBelow)}`;
}

function tableOf(table: Table): string {
  const rows = Object.entries(table).map(
    ([feature, allowed]) => `| ${feature} | ${list(allowed) || '–'} |\n`,
  );
  return `| feature | may import |\n|---|---|\n${rows.sort().join('')}`;
}

function list(features: readonly string[]): string {
  return [...features].sort().join(', ');
}
