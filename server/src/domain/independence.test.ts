import { expect, test } from 'vitest';
import { type Appointment, areApart, isIndependent } from './independence.ts';

const [founder, partner, puppet, chosen, ofPuppet] = [1, 2, 3, 4, 5];
const staff = new Map<number, Appointment>(
  [
    { id: founder, appointedBy: null, appointedWith: null },
    { id: partner, appointedBy: null, appointedWith: null },
    { id: puppet, appointedBy: founder, appointedWith: null },
    { id: chosen, appointedBy: founder, appointedWith: partner },
    { id: ofPuppet, appointedBy: puppet, appointedWith: founder },
  ].map((one) => [one.id, one]),
);

test.each([
  ['the asker', founder, founder, false],
  ['another founder', partner, founder, true],
  ['appointed by the asker alone', puppet, founder, false],
  ['appointed by the asker with another founder', chosen, founder, true],
  ['appointed through somebody who depends on the asker', ofPuppet, founder, false],
  ['the same person for somebody else', ofPuppet, partner, true],
  ['who appointed the asker', founder, puppet, true],
])('isIndependent: %s → expected result', (_, decider, asker, expected) => {
  expect(isIndependent(decider, asker, staff)).toBe(expected);
});

test('isIndependent: two who appointed each other → neither is independent of the other', () => {
  const circle = new Map<number, Appointment>([
    [6, { id: 6, appointedBy: 7, appointedWith: null }],
    [7, { id: 7, appointedBy: 6, appointedWith: null }],
  ]);
  expect(isIndependent(6, 7, circle)).toBe(false);
});

test.each([
  ['two founders', founder, partner, true],
  ['a person alone', founder, founder, false],
  ['who was appointed by the other alone', founder, puppet, false],
  ['who was appointed by the other with a second one', founder, chosen, true],
  ['a founder and the person of another founder', partner, puppet, true],
  ['one of a founder alone and one of two founders', puppet, chosen, true],
  ['two of one founder, one of them through the other', puppet, ofPuppet, false],
])('areApart: %s → expected result in both orders', (_, one, other, expected) => {
  expect([areApart(one, other, staff), areApart(other, one, staff)]).toEqual([expected, expected]);
});
