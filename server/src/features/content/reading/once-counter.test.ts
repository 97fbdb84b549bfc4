import { expect, test } from 'vitest';
import { OnceCounter } from './once-counter.ts';

const minute = (minutes: number) => new Date(minutes * 60_000);

async function flushed(counter: OnceCounter<string>): Promise<[string, number][]> {
  let counted: [string, number][] = [];
  await counter.flush(async (all) => {
    counted = all;
  });
  return counted;
}

test('OnceCounter: same address and thing → counted once in half an hour', async () => {
  const counter = new OnceCounter<string>();
  for (const at of [0, 10, 29]) counter.count('a', '::1', minute(at));
  counter.count('a', '::2', minute(29));
  expect(await flushed(counter)).toEqual([['a', 2]]);
  counter.count('a', '::1', minute(30));
  expect(await flushed(counter)).toEqual([['a', 1]]);
});

test('OnceCounter: memory bound reached → oldest entries dropped, unwritten counts kept', async () => {
  const counter = new OnceCounter<string>(3);
  for (const address of ['::1', '::2', '::3']) counter.count('a', address, minute(0));
  counter.count('a', '::4', minute(1));
  // The first address can be counted again, the last one cannot.
  counter.count('a', '::4', minute(2));
  counter.count('a', '::1', minute(2));
  expect(await flushed(counter)).toEqual([['a', 5]]);
});

test('OnceCounter: too many unwritten things → new ones ignored, known ones counted', async () => {
  const counter = new OnceCounter<string>(2);
  for (const thing of ['a', 'b', 'c', 'd']) counter.count(thing, '::1', minute(0));
  counter.count('b', '::2', minute(0));
  expect(await flushed(counter)).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
  counter.count('c', '::1', minute(1));
  expect(await flushed(counter)).toEqual([['c', 1]]);
});

test('OnceCounter: write failed → counts kept for the next flush', async () => {
  const counter = new OnceCounter<string>();
  counter.count('a', '::1', minute(0));
  const fail = counter.flush(async () => {
    counter.count('a', '::2', minute(0));
    throw new Error('the database went away');
  });
  await expect(fail).rejects.toThrow('went away');
  expect(await flushed(counter)).toEqual([['a', 2]]);
});
