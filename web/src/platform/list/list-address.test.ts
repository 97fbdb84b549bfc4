import { describe, expect, expectTypeOf, test } from 'vitest';
import { civilDate, code, listAddress, objectId, oneOf, type SearchOf, tabOf, text } from './list-address.ts';

const address = listAddress({
  status: tabOf(['open', 'done']),
  kind: oneOf(['room', 'ride']),
  keyword: text(5),
  made_from: civilDate,
  order: objectId,
  product: code(4),
  sort: oneOf(['made', 'due'], 'made'),
});
type Search = SearchOf<typeof address>;

const read = (query: string) => address.read(new URLSearchParams(query));
const plain: Search = {
  status: null,
  kind: null,
  keyword: '',
  made_from: null,
  order: null,
  product: null,
  sort: 'made',
  page: 1,
  after: null,
};

describe('listAddress', () => {
  test.each([
    '',
    'status=open&kind=ride&keyword=%E7%8E%8B&made_from=2026-11-01&order=7&product=boat&sort=due&page=3',
    'keyword=a+%26+b&after=1z.4.abc-_',
  ])('listAddress: an address is read and written → the same address: %j', (query) => {
    expect(address.write(read(query)).toString()).toBe(query);
  });

  test('listAddress: an empty address → initial values, of the declared types', () => {
    expect(read('')).toEqual(plain);
    expectTypeOf<Search['status']>().toEqualTypeOf<'open' | 'done' | null>();
    expectTypeOf<Search['sort']>().toEqualTypeOf<'made' | 'due'>();
    expectTypeOf<Search['order']>().toEqualTypeOf<number | null>();
  });

  test.each([
    'status=sold',
    'kind=boat',
    'made_from=2026-02-30',
    'order=-1',
    'order=1.5',
    'order=many',
    'sort=price',
    'page=-4',
    'unknown=1',
    'status=&kind=&keyword=&made_from=&order=&product=&sort=&page=&after=',
  ])('listAddress: nonsense in the address → ignored: %s', (query) => {
    expect(read(query)).toEqual(plain);
  });

  test('listAddress: a keyword or code longer than its field → cut', () => {
    expect(read('keyword=1234567&product=boats')).toMatchObject({ keyword: '12345', product: 'boat' });
  });

  test('listAddress: an initial value in the address → not written', () => {
    expect(address.write(read('sort=made&page=1')).toString()).toBe('');
  });

  test('listAddress: parameters in another order → written in the order of the declaration', () => {
    expect(address.write(read('page=2&sort=due&keyword=a&status=done')).toString()).toBe(
      'status=done&keyword=a&sort=due&page=2',
    );
  });

  test.each([
    ['', false, false],
    ['sort=due&page=2', false, false],
    ['status=open', true, false],
    ['kind=room', true, true],
    ['keyword=a', true, true],
    ['made_from=2026-11-01', true, true],
    ['order=7', true, true],
    ['product=boat', true, true],
  ])('listAddress: %j → narrowed %s, filtered %s', (query, isNarrowed, isFiltered) => {
    expect(address.isNarrowed(read(query))).toBe(isNarrowed);
    expect(address.isFiltered(read(query))).toBe(isFiltered);
  });

  test('listAddress: filters are cleared → tab and order of rows stay', () => {
    const search = read('status=open&kind=ride&keyword=a&made_from=2026-11-01&order=7&product=boat&sort=due');
    expect(address.write({ ...search, ...address.cleared }).toString()).toBe('status=open&sort=due');
  });
});
