import { readdirSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { expect, test } from 'vitest';
import { below, forAll } from '../../.dependency-cruiser.mjs';
import { exceptions, ownerOf } from './table-owners.ts';

interface Access {
  file: string;
  table: string;
  isWrite: boolean;
}

const src = new URL('../src/', import.meta.url).pathname;
const tables = Object.keys(ownerOf);
const accesses = sources().flatMap(readAccesses);

test('tables: each one → written by its owner only', () => {
  const foreign = accesses.filter(
    ({ file, table, isWrite }) =>
      isWrite &&
      ownerIn(file) !== ownerOf[table as keyof typeof ownerOf] &&
      !isExcepted(ownerIn(file), table),
  );
  expect(foreign.map(describeAccess)).toEqual([]);
});

test('features: tables read → only their own and those of features below', () => {
  const upward = accesses.filter(({ file, table }) => !mayRead(ownerIn(file), table));
  expect(upward.map(describeAccess)).toEqual([]);
});

test('tables: each one → found where it is used; exceptions → all still needed', () => {
  const untouched = tables.filter(
    (table) =>
      ownerOf[table as keyof typeof ownerOf] !== 'platform' &&
      !accesses.some((access) => access.table === table),
  );
  expect(untouched).toEqual([]);
  const unneeded = exceptions.filter(
    ({ feature, touches }) =>
      !accesses.some(({ file, table }) => ownerIn(file) === feature && table === touches),
  );
  expect(unneeded).toEqual([]);
});

test.each([
  ["trx.insertInto('orders').values(x)", [['orders', true]]],
  ["trx.updateTable('orders as o').set(x)", [['orders', true]]],
  [
    'sql`UPDATE orders SET x = 1 FROM users`',
    [
      ['orders', true],
      ['users', false],
    ],
  ],
  [
    'sql`DELETE FROM quotes USING orders`',
    [
      ['quotes', true],
      ['orders', false],
    ],
  ],
  [
    "db.selectFrom('orders as o').leftJoin('users as u', 'u.id', 'o.booked_by')",
    [
      ['orders', false],
      ['users', false],
    ],
  ],
  [
    "db.selectFrom(['orders', 'users'])",
    [
      ['orders', false],
      ['users', false],
    ],
  ],
  [
    'sql`SELECT 1 FROM orders, users WHERE x`',
    [
      ['orders', false],
      ['users', false],
    ],
  ],
  [
    'sql`LOCK TABLE agencies, users IN SHARE MODE`',
    [
      ['agencies', false],
      ['users', false],
    ],
  ],
])('table scan: %s → its tables found', (text, seen) => {
  const found = accessesOf('', text).map(({ table, isWrite }) => [table, isWrite]);
  expect(found.sort()).toEqual([...seen].sort());
});

function mayRead(feature: string, table: string): boolean {
  const owner = ownerOf[table as keyof typeof ownerOf];
  if (owner === feature) return true;
  if (owner === 'platform') return false;
  return isExcepted(feature, table) || [...(below[feature] ?? []), ...forAll].includes(owner);
}

function isExcepted(feature: string, table: string): boolean {
  return exceptions.some((one) => one.feature === feature && one.touches === table);
}

/** Sources of the features; that the platform knows none of their tables is checked by the import rules. */
function sources(): string[] {
  return readdirSync(src, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /(?<!\.(test|fixture))\.ts$/.test(entry.name))
    .map((entry) => relative(src, `${entry.parentPath}/${entry.name}`))
    .filter((file) => file.startsWith('features/'));
}

function readAccesses(file: string): Access[] {
  return accessesOf(file, readFileSync(src + file, 'utf8'));
}

/**
 * Returns the tables that a source names: in query builders ('orders', 'orders as o'), and in SQL after the
 * keywords that a table follows. Deliberately coarse: a quoted table name counts as read whatever its
 * purpose.
 */
function accessesOf(file: string, text: string): Access[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '').replace(/FOR (NO KEY )?UPDATE/g, '');
  return tables.flatMap((table) => {
    const written = new RegExp(
      `(insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*'${table}\\b|(INSERT INTO|UPDATE|DELETE FROM|MERGE INTO|TRUNCATE)\\s+${table}\\b(?!\\.)`,
    );
    const named = new RegExp(
      `(?<!(insertInto|updateTable|deleteFrom|mergeInto)\\(\\s*)'${table}( as \\w+)?'|(?<!DELETE )\\b(FROM|JOIN|USING|TABLE|FROM \\w+(?: \\w+)?,|TABLE \\w+,)\\s+${table}\\b(?!\\.)`,
    );
    return [
      ...(written.test(code) ? [{ file, table, isWrite: true }] : []),
      ...(named.test(code) ? [{ file, table, isWrite: false }] : []),
    ];
  });
}

function ownerIn(file: string): string {
  return file.split('/')[1]!;
}

function describeAccess({ file, table, isWrite }: Access): string {
  return `${file} ${isWrite ? 'writes' : 'reads'} ${table}`;
}
