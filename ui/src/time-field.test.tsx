import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TimeField, type TimeFieldProps } from './time-field.tsx';

const draw = (props: Partial<TimeFieldProps>) =>
  renderToStaticMarkup(
    <TimeField
      value=""
      onChange={() => {}}
      read={(typed) => typed}
      words={{ placeholder: '18:30', choose: 'Choose a time', notRead: 'Not a time' }}
      {...props}
    />,
  );

test('time field: closed → shows the time and lists none', () => {
  const page = draw({ value: '08:15' });
  expect(page).toMatch(/role="combobox"[^>]*aria-expanded="false"[^>]*value="08:15"/);
  expect(page).toContain('aria-label="Choose a time" hidden=""');
  expect(page).not.toContain('role="option"');
});

test('time field: in a field with an error → linked to label and error', () => {
  const page = draw({ id: 'a', 'aria-invalid': true, 'aria-describedby': 'a-error' });
  expect(page).toMatch(/<input id="a" aria-invalid="true" aria-describedby="a-error"/);
  expect(page).toContain('placeholder="18:30"');
});
