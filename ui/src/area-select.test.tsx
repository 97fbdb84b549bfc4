import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { AreaSelect } from './area-select.tsx';

const draw = (value: string[], error?: string) =>
  renderToStaticMarkup(
    <AreaSelect
      value={value}
      onChange={() => {}}
      load={() => new Promise(() => {})}
      levels={[
        { label: 'Province', placeholder: 'Choose a province' },
        { label: 'City', placeholder: 'Choose a city' },
      ]}
      label="Region"
      error={error}
      words={{ loading: 'Loading', failed: 'Failed', retry: 'Try again' }}
    />,
  );

test('all levels stand there from the beginning, named, under the name of all of it', () => {
  const drawn = draw([]);
  expect(drawn).toMatch(/<fieldset.*<legend[^>]*>Region<\/legend>/);
  for (const label of ['Province', 'City']) {
    const id = new RegExp(`<label for="([^"]+)"[^>]*>${label}`).exec(drawn)?.[1];
    expect(drawn).toContain(`<select id="${id}"`);
  }
});

test('what comes below something not yet chosen waits; what is on its way says so', () => {
  const [province = '', city = ''] = draw([]).match(/<select.*?<\/select>/g) ?? [];
  expect(province).toMatch(/aria-busy="true".*Loading/);
  expect(city).toMatch(/disabled="".*Choose a city/);
  expect(city).not.toContain('aria-busy');
});

test('what is wrong is said at the first level that is not chosen', () => {
  const [province = '', city = ''] = draw(['53'], 'Please choose').match(/<select[^>]*>/g) ?? [];
  expect(province).not.toContain('aria-invalid="true"');
  expect(city).toContain('aria-invalid="true"');
});

test('what is wrong with a place that is chosen to its end is said at its last level', () => {
  const [province = '', city = ''] = draw(['53', '5301'], 'No such place').match(/<select[^>]*>/g) ?? [];
  expect(province).not.toContain('aria-invalid="true"');
  expect(city).toContain('aria-invalid="true"');
});
