import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RemoteSelect } from './remote-select.tsx';
import type { RemoteSelectProps } from './remote-select-props.tsx';

const draw = (props: Partial<RemoteSelectProps<string>>) =>
  renderToStaticMarkup(
    <RemoteSelect<string>
      label="Country"
      chosen={undefined}
      placeholder="Choose a country"
      load={() => new Promise(() => {})}
      optionKey={(option) => option}
      renderOption={(option) => option}
      isChosen={() => false}
      onPick={() => {}}
      words={{
        search: 'Name',
        close: 'Close',
        loading: 'Loading',
        none: 'None',
        failed: 'Failed',
        retry: 'Try again',
        results: (total) => `${total}`,
      }}
      {...props}
    />,
  );

test('remote select: closed → shows the choice or a prompt', () => {
  expect(draw({})).toContain('Choose a country');
  expect(draw({ chosen: 'Myanmar' })).toMatch(/>Myanmar<\/button>/);
});

test('remote select: label → its field’s, or its own', () => {
  expect(draw({})).toMatch(/role="combobox"[^>]*aria-label="Country"/);
  const inField = draw({ control: { id: 'a', 'aria-invalid': true, 'aria-required': true } });
  expect(inField).toMatch(/<button id="a" aria-invalid="true" aria-required="true"/);
  expect(inField).not.toContain('aria-label');
});
