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

test('area select: initially → all levels visible and named, grouped under one name', () => {
  const drawn = draw([]);
  expect(drawn).toMatch(/<fieldset.*<legend[^>]*>Region<\/legend>/);
  for (const label of ['Province', 'City']) {
    const id = new RegExp(`<label for="([^"]+)"[^>]*>${label}`).exec(drawn)?.[1];
    expect(drawn).toContain(`<select id="${id}"`);
  }
});

test('area select: level above not chosen → disabled; loading → announced', () => {
  const [province = '', city = ''] = draw([]).match(/<select.*?<\/select>/g) ?? [];
  expect(province).toMatch(/aria-busy="true".*Loading/);
  expect(city).toMatch(/disabled="".*Choose a city/);
  expect(city).not.toContain('aria-busy');
});

test('area select: invalid → message at the first unchosen level', () => {
  const [province = '', city = ''] = draw(['53'], 'Please choose').match(/<select[^>]*>/g) ?? [];
  expect(province).not.toContain('aria-invalid="true"');
  expect(city).toContain('aria-invalid="true"');
});

test('area select: complete but invalid → message at the last level', () => {
  const [province = '', city = ''] = draw(['53', '5301'], 'No such place').match(/<select[^>]*>/g) ?? [];
  expect(province).not.toContain('aria-invalid="true"');
  expect(city).toContain('aria-invalid="true"');
});
