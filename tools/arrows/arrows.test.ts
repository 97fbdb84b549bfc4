import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { cruise, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser';
import extractConfig from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeDependencies } from './describe-dependencies.ts';

/** Import edges and the rule that forbids each; null if it is allowed. */
const arrows: readonly [from: string, to: string, refusal: string | null][] = [
  ['web/src/features/orders/list.ts', 'web/src/features/wallet/use-wallet.ts', null],
  ['web/src/features/approvals/ask.ts', 'web/src/features/orders/list.ts', null],
  ['web/src/features/orders/pay.ts', 'web/src/features/approvals/ask.ts', 'web-feature-orders-downwards'],
  ['web/src/features/wallet/table.ts', 'web/src/features/orders/list.ts', 'web-feature-wallet-downwards'],
  ['web/src/features/cars/row.ts', 'web/src/features/hotels/row.ts', 'web-feature-cars-downwards'],
  ['web/src/features/bills/bill.ts', 'web/src/features/orders/list.ts', 'web-feature-has-its-place'],
  ['web/src/features/hotels/row.ts', 'web/src/paths.ts', null],
  ['web/src/features/hotels/page.ts', 'web/src/layouts/head.ts', 'web-features-not-composition'],
  ['web/src/features/hotels/link.ts', 'web/src/routes.ts', 'web-features-not-composition'],
  ['web/src/console/orders/row.ts', 'web/src/features/hotels/row.ts', null],
  ['web/src/console/orders/head.ts', 'web/src/layouts/head.ts', 'console-not-composition'],
  ['web/src/console/orders/link.ts', 'web/src/console/routes.ts', 'console-not-composition'],
  ['web/src/features/hotels/desk.ts', 'web/src/console/orders/row.ts', 'web-features-not-console'],
  ['web/src/layouts/head.ts', 'web/src/platform/session.ts', null],
  ['web/src/layouts/menu.ts', 'web/src/features/approvals/ask.ts', 'layouts-know-no-feature'],
  ['web/src/platform/guard.ts', 'web/src/paths.ts', 'web-platform-knows-no-page'],
  ['web/src/platform/notice.ts', 'web/src/features/orders/list.ts', 'web-platform-knows-no-page'],
  ['web/src/paths.ts', 'web/src/platform/session.ts', 'paths-know-addresses-only'],
  ['server/src/features/orders/pay.ts', 'server/src/features/hotels/hotels.ts', 'feature-orders-downwards'],
  ['server/src/features/hotels/book.ts', 'server/src/features/orders/orders.ts', null],
  ['server/src/platform/pdf/pdf-thread.ts', 'server/src/platform/pdf/make-pdf.ts', null],
  ['server/src/features/orders/print.ts', 'server/src/platform/pdf/make-pdf.ts', 'files-are-made-in-threads'],
  ['server/src/features/bills/bills.ts', 'server/src/features/orders/orders.ts', 'feature-has-its-place'],
];

let folder: string;
let forbidden: IForbiddenRuleType[];
let refused: Map<string, string[]>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'arrows-'));
  for (const [, to] of arrows) writeFileSync(place(to), 'export const it = 1;\n');
  for (const [from, to] of arrows) {
    const way = relative(dirname(from), to);
    writeFileSync(place(from), `export { it } from '${way.startsWith('.') ? way : `./${way}`}';\n`);
  }
  const config = await extractConfig(
    fileURLToPath(new URL('../../.dependency-cruiser.mjs', import.meta.url)),
  );
  forbidden = config.forbidden ?? [];
  const { output } = await cruise(['web', 'server'], {
    baseDir: folder,
    ruleSet: { forbidden },
    validate: true,
  });
  refused = new Map();
  for (const { from, to, rule } of (output as ICruiseResult).summary.violations)
    refused.set(`${from} ${to}`, [...(refused.get(`${from} ${to}`) ?? []), rule.name]);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Returns the module for a path. */
function place(path: string): string {
  const file = join(folder, path);
  mkdirSync(dirname(file), { recursive: true });
  return file;
}

test.each(arrows)('import rules: %s → %s is refused by %s', (from, to, refusal) => {
  expect(refused.get(`${from} ${to}`) ?? []).toEqual(refusal === null ? [] : [refusal]);
});

test('import rules: web features → no cycle between any two', () => {
  const below = new Map<string, string[]>();
  for (const rule of forbidden) {
    const feature = /^web-feature-(.+)-downwards$/.exec(rule.name ?? '')?.[1];
    if (feature === undefined || !('to' in rule)) continue;
    const mayUse = [rule.to.pathNot ?? []].flat().map(nounOf);
    below.set(
      feature,
      mayUse.filter((noun) => noun !== feature),
    );
  }
  const reach = (feature: string): string[] =>
    (below.get(feature) ?? []).flatMap((lower) => [lower, ...reach(lower)]);
  expect(below.size).toBeGreaterThan(15);
  for (const feature of below.keys()) expect(reach(feature), feature).not.toContain(feature);
});

function nounOf(path: string): string {
  return path.split('/').at(-2) ?? '';
}

test('docs/dependencies.md: compared with the lint rules → equal (npm run dependencies writes it)', () => {
  const written = readFileSync(new URL('../../docs/dependencies.md', import.meta.url), 'utf8');
  expect(written).toBe(describeDependencies());
});
