import { expect, test } from 'vitest';
import { progressBar } from './progress-bar.ts';

// Covers 2.52, 9.18.
test('progress bar: settings → minimum 0.08, speed 200 ms, trickle 800 ms, no spinner', () => {
  expect((progressBar as unknown as { settings: object }).settings).toMatchObject({
    minimum: 0.08,
    speed: 200,
    trickle: true,
    trickleSpeed: 800,
    showSpinner: false,
  });
});
