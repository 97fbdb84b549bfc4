import { expect, test } from 'vitest';
import type { ValuesOf } from './phrase-values.ts';

function say<Text extends string>(_text: Text, ...values: ValuesOf<Text>): unknown {
  return values[0];
}

test('ValuesOf: one phrase → its placeholders and no others', () => {
  expect(say('nothing to fill')).toBeUndefined();
  expect(say('{name}: {count} {count|night|nights}', { name: 'Inle', count: 2 })).toBeDefined();
  // @ts-expect-error no values at all
  say('{name}: {count} {count|night|nights}');
  // @ts-expect-error without the count, which stands in a choice of forms
  say('{name}: {count|night|nights}', { name: 'Inle' });
  // @ts-expect-error misspelt
  say('{name}', { nmae: 'Inle' });
  // @ts-expect-error one more than the phrase has
  say('{name}', { name: 'Inle', count: 2 });
  // @ts-expect-error a phrase without placeholders
  say('nothing to fill', { count: 2 });
});

test('ValuesOf: a union of phrases → what all of them have is required, what one of them has is allowed', () => {
  const text = '{sn}' as '{sn} until {time}' | '{sn}';
  expect(say(text, { sn: 'A1' })).toEqual({ sn: 'A1' });
  expect(say(text, { sn: 'A1', time: '9:00' })).toBeDefined();
  // @ts-expect-error without what both have
  say(text, { time: '9:00' });
  // @ts-expect-error what none has
  say(text, { sn: 'A1', name: 'Inle' });
  const either = 'none' as 'none' | '{count} more';
  expect(say(either)).toBeUndefined();
  expect(say(either, { count: 2 })).toBeDefined();
});
