import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PolicyBar } from './policy-bar.tsx';

const day = 86_400_000;

/** Free until day 2, full until the start on day 10. */
const draw = (nowMs: number) =>
  renderToStaticMarkup(
    <PolicyBar
      stretches={[
        { kind: 'free', untilMs: 2 * day, fee: 'Free' },
        { kind: 'full', untilMs: null, fee: 'All of it' },
      ]}
      startsAtMs={10 * day}
      nowMs={nowMs}
      words={{ label: 'Cancelling', now: 'Now', start: 'Check-in' }}
    />,
  );

/** Positions of the mark and of its label, both of 1000. */
function places(html: string): [number, number] {
  return [Number(/d="M([\d.]+) 2v18"/.exec(html)?.[1]), Number(/data-now="(\d+)"/.exec(html)?.[1])];
}

test.each([0, 1, 3, 6, 9, 12])('PolicyBar: on day %i of 10 → the word for now is at the mark', (days) => {
  const html = draw(days * day);
  const [mark, word] = places(html);
  expect(Math.abs(word - mark)).toBeLessThanOrEqual(25);
});

test('PolicyBar: the start has come → now is at the end, in place of the word for the start', () => {
  const html = draw(12 * day);
  expect(places(html)[0]).toBeGreaterThan(900);
  expect(html).not.toContain('Check-in');
  expect(draw(0)).toContain('Check-in');
});
