import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FileDrop, type FileDropProps } from './file-drop.tsx';

const draw = (props: Partial<FileDropProps> = {}) =>
  renderToStaticMarkup(
    <FileDrop
      onFile={() => {}}
      accept=".png"
      hint="PNG, up to 10 MB"
      words={{
        dropHere: 'Drop a file here, or',
        dropNow: 'Let go',
        choose: 'Choose',
        cancel: 'Cancel',
        sending: (percent) => `Sending ${percent}%`,
      }}
      {...props}
    />,
  );

test('file drop: button → same as dropping, described by the accepted files', () => {
  const id = /<p id="([^"]+)"[^>]*>PNG, up to 10 MB/.exec(draw())?.[1];
  expect(draw()).toContain(`aria-describedby="${id}"`);
  expect(draw()).toMatch(/<input type="file" accept="\.png" hidden=""[^>]*tabindex="-1"/i);
});

test('file drop: uploading → progress shown, button disabled', () => {
  const drawn = draw({ progress: 0.456, onCancel: () => {} });
  expect(drawn).toMatch(/role="progressbar"[^>]*aria-label="Sending 45%"[^>]*aria-valuenow="45"/);
  expect(drawn).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Choose/);
  expect(drawn).toContain('aria-label="Cancel"');
  expect(draw()).not.toContain('progressbar');
});
