import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test } from 'vitest';
import { type App, AppProvider } from '../../platform/app.tsx';
import { loadPhrases, phrasesOf } from '../../platform/i18n/phrases.ts';
import { type Series, WeekChart } from './week-chart.tsx';

beforeAll(() => loadPhrases('en', ['overview']));

const days = ['16', '17', '18', '19', '20', '21', '22'].map((day) => `2026-11-${day}`);
const deposit: Series = {
  key: 'money',
  name: 'Deposit',
  values: [500, 500, 500, 500, 500, 700, 900],
  words: (value) => `${value} cents`,
  tone: 'teal',
};
const points: Series = {
  key: 'points',
  name: 'Points',
  values: days.map(() => 0),
  words: (value) => `${value} points`,
  tone: 'amber',
};

function draw(series: Series[]): string {
  return renderToStaticMarkup(
    <AppProvider app={{ lang: 'en' } as unknown as App}>
      <WeekChart days={days} series={series} />
    </AppProvider>,
  );
}

test('week chart: values → every day with every figure, newest labelled', () => {
  const html = draw([deposit, points]);
  expect(html.match(/<li/g)).toHaveLength(7);
  // Once per day, and the last one again in the header.
  expect(html.match(/\d+ cents/g)).toHaveLength(8);
  expect(html.match(/0 points/g)).toHaveLength(8);
  expect(html.indexOf('900 cents')).toBeLessThan(html.indexOf('500 cents'));
});

test('week chart: no movement → stated; only zeros → no line', () => {
  const still = phrasesOf('en', 'overview')('weekStill');
  expect(draw([deposit])).not.toContain(still);
  expect(draw([deposit, points])).toContain(still);
  expect(draw([deposit, points]).match(/<svg/g)).toHaveLength(1);
  expect(draw([deposit, { ...points, values: [0, 0, 0, 0, 0, 0, 5] }]).match(/<svg/g)).toHaveLength(2);
});
