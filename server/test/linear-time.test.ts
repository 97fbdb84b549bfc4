import { allEndpoints } from '@serai/contract/all';
import { readAmount } from '@serai/contract/currency';
import { hasRichContent, isIdentityNumber, patterns } from '@serai/contract/validator-rules';
import { expect, test } from 'vitest';
import type * as z from 'zod/mini';
import { isAcceptedName } from '../src/domain/guest-names.ts';
import { slugOfTag } from '../src/features/content/tag-store.ts';
import { readFlightNumber } from '../src/features/transfers/flight-number.ts';
import { hideSecretText } from '../src/platform/log/redact.ts';
import { findByKeyword } from '../src/platform/names/find-by-keyword.ts';
import { cleanHtml } from '../src/platform/rich-text/clean-html.ts';
import { readMobile } from '../src/platform/sms/mobile-number.ts';
import { superlinear } from './linear-time.ts';

interface Def {
  type: string;
  innerType?: z.ZodMiniType;
  element?: z.ZodMiniType;
  in?: z.ZodMiniType;
  shape?: Record<string, z.ZodMiniType>;
  options?: z.ZodMiniType[];
}

/** Returns every text schema within a schema, with its path; a schema shared by several fields comes once. */
function textsIn(schema: z.ZodMiniType, path: string, seen: Set<z.ZodMiniType>): [string, z.ZodMiniType][] {
  if (seen.has(schema)) return [];
  seen.add(schema);
  const def = schema._zod.def as unknown as Def;
  if (def.type === 'string') return [[path, schema]];
  const below = [
    ...Object.entries(def.shape ?? {}),
    ...[def.innerType, def.element, def.in, ...(def.options ?? [])].map((each) => ['', each] as const),
  ];
  return below.flatMap(([name, each]) =>
    each === undefined ? [] : textsIn(each, name === '' ? path : `${path} ${name}`, seen),
  );
}

test('contract: any text field, ten times the length → at most fifteen times the time', () => {
  const seen = new Set<z.ZodMiniType>();
  const fields = allEndpoints.flatMap(({ path, input }) => textsIn(input, path, seen));
  expect(fields.length).toBeGreaterThan(200);
  expect(fields.map(([path]) => path)).toContain('hotel/book special_requests');
  const slow: string[] = [];
  for (const [path, schema] of fields) {
    const growth = superlinear((text) => schema.safeParse(text));
    if (growth !== undefined) slow.push(`${path}: ${growth}`);
    // A few slow fields show the fault; more would only cost time.
    if (slow.length === 3) break;
  }
  expect(slow).toEqual([]);
});

test.each<[string, (text: string) => unknown]>([
  ...Object.entries(patterns).map(([name, pattern]): [string, (text: string) => unknown] => [
    `pattern ${name}`,
    (text) => pattern.test(text),
  ]),
  ['amount', (text) => readAmount(text, 'USD')],
  ['amount of zeros', (text) => readAmount(text.replaceAll('a', '0'), 'USD')],
  ['identity number', isIdentityNumber],
  ['content of an editor', hasRichContent],
  ['guest name', (text) => isAcceptedName(text, true)],
  ['flight number', readFlightNumber],
  ['mobile number', (text) => readMobile(text)],
  ['address of a tag', slugOfTag],
  ['line of the log', hideSecretText],
  ['line of the log with addresses', (text) => hideSecretText(text.replaceAll('a', 'a://b:'))],
  ['keyword', (text) => findByKeyword(['Yangon', '仰光'], text, 8, (name) => [name])],
])('%s: ten times the length → at most fifteen times the time', (_name, read) => {
  expect(superlinear(read)).toBeUndefined();
});

// Trees also cost memory, and the longer text pays for its collection; a quadratic cost would be a
// hundredfold.
test.each<[string, (text: string) => unknown]>([
  ['article', cleanHtml],
  ['article of nested marks', (text) => cleanHtml(`${'<b>'.repeat(300)}${text.replaceAll('a', '<b>')}`)],
  [
    'article of nested lists',
    (text) => cleanHtml(`${'<ul><li>'.repeat(300)}${text.replaceAll('a', '<ul><li>x')}`),
  ],
])('%s: ten times the length → at most forty times the time', (_name, read) => {
  expect(superlinear(read, 40)).toBeUndefined();
});

test('measurement: pattern that tries every split of a run → detected before it blocks the process', () => {
  const exponential = /^(?:[ -~]|\p{Script=Latin})*$/u;
  expect(superlinear((text) => exponential.test(text))).toContain('Latin letters and an emoji: 10 → 20');
  const quadratic = /a+$/;
  expect(superlinear((text) => quadratic.test(text))).toContain('Latin letters and an emoji');
});
