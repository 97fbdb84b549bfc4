import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { NotificationHost } from './notification-host.tsx';

const draw = () =>
  renderToStaticMarkup(
    <NotificationHost
      notices={[
        { id: 1, kind: 'error', message: 'Gateway error!' },
        { id: 2, kind: 'success', message: 'Operation successful' },
      ]}
      onClose={() => {}}
      words={{ label: 'Notifications', close: 'Close' }}
    />,
  );

// Covers 9.16, 9.17.
test('notices: position → top right, 16 px apart, z-index 2000', () => {
  const frame = /<section[^>]*class="([^"]*)"/.exec(draw())?.[1]?.split(' ') ?? [];
  // One unit of the scale is 4 px, so gap-4 is 16 px.
  expect(frame).toEqual(expect.arrayContaining(['fixed', 'top-4', 'right-4', 'gap-4', 'z-[2000]']));
});

test('notices: errors → interrupt a screen reader; success → waits for a pause', () => {
  expect(draw()).toMatch(/role="alert".*Gateway error!.*role="status".*Operation successful/s);
});

// Covers 9.19.
test('loading placeholder: shown → fades in over 400 ms', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8');
  expect(tokens).toMatch(/loading-fade 400ms/);
});
