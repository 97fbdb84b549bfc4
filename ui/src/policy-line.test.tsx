import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PolicyLine } from './policy-line.tsx';

const day = 86_400_000;

/** Free until day 2, full until the start on day 10. */
const render = (nowMs: number) =>
  renderToStaticMarkup(
    <PolicyLine
      stretches={[
        { kind: 'free', untilMs: 2 * day, fee: 'Free', untilText: 'until day 2' },
        { kind: 'full', untilMs: null, fee: 'All of it' },
      ]}
      startsAtMs={10 * day}
      nowMs={nowMs}
      label="Cancelling"
    />,
  );

test('PolicyLine: free of charge now → the fee, its end and a bar with both periods', () => {
  const html = render(day);
  expect(html).toContain('Free');
  expect(html).toContain('until day 2');
  expect(html.match(/<rect/g)).toHaveLength(2);
  expect(html).not.toContain('All of it');
});

test('PolicyLine: the full price is due now → grey words without a bar', () => {
  const html = render(3 * day);
  expect(html).toContain('All of it');
  expect(html).toContain('text-muted');
  expect(html).not.toMatch(/<svg|lacquer/);
});
