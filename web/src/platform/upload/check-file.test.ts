import { errors as errorsEn } from '@serai/phrases/en/errors';
import en from '@serai/phrases/en/pages/site/upload';
import { errors as errorsZh } from '@serai/phrases/zh/errors';
import zh from '@serai/phrases/zh/pages/site/upload';
import { describe, expect, test } from 'vitest';
import { acceptOf, checkFile, type UploadLimits } from './check-file.ts';

const limits = (change: Partial<UploadLimits> = {}): UploadLimits => ({
  maxSize: 1000,
  allowedSuffixes: ['png'],
  allowedMimeTypes: [],
  mode: 'local',
  ...change,
});
const png = { name: 'a.png', size: 1000, type: 'image/png' };

describe('a file is checked before it is sent', () => {
  // Covers 5.22.
  test('file check: no name or no size → refused', () => {
    expect(checkFile(png, limits())).toBeUndefined();
    expect(checkFile({ ...png, name: '' }, limits())).toBe('incomplete');
    expect(checkFile({ ...png, size: 0 }, limits())).toBe('incomplete');
  });

  // Covers 5.25.
  test('file check: larger than the site allows → refused', () => {
    expect(checkFile({ ...png, size: 1001 }, limits())).toBe('tooLarge');
  });

  // Covers 3.103, 5.24.
  test.each<[string[] | string]>([[['png', 'pdf']], [['.PNG']], ['.Jpg, .pNg'], ['pdf,PNG,'], [' png ']])(
    'its suffix is in the list %j',
    (allowedSuffixes) => {
      for (const name of ['a.png', 'A.PNG', 'a.b.Png'])
        expect(checkFile({ ...png, name, type: '' }, limits({ allowedSuffixes })), name).toBeUndefined();
      for (const name of ['a.exe', 'png', 'a.png.exe', 'a.'])
        expect(checkFile({ ...png, name, type: '' }, limits({ allowedSuffixes })), name).toBe('typeRefused');
    },
  );

  // Covers 5.23, 5.24.
  test.each<[string[] | string]>([[['image/png']], ['IMAGE/PNG, application/pdf'], ['image/*']])(
    'or its type is in the list %j',
    (allowedMimeTypes) => {
      const only = limits({ allowedSuffixes: [], allowedMimeTypes });
      expect(checkFile({ ...png, name: 'photo' }, only)).toBeUndefined();
      expect(checkFile({ ...png, type: 'Image/PNG' }, only)).toBeUndefined();
      expect(checkFile({ ...png, type: 'text/html' }, only)).toBe('typeRefused');
      expect(checkFile({ ...png, type: '' }, only)).toBe('typeRefused');
    },
  );

  test('file check: empty lists → nothing allowed', () => {
    expect(checkFile(png, limits({ allowedSuffixes: '', allowedMimeTypes: '' }))).toBe('typeRefused');
  });
});

test('file chooser: accept → the allowed types', () => {
  expect(acceptOf(limits({ allowedSuffixes: '.JPG,png', allowedMimeTypes: ['Image/*'] }))).toBe(
    '.jpg,.png,image/*',
  );
});

// Covers 5.22, 5.23, 5.25.
test.each([
  ['incomplete', 'upload_incomplete', 'The data of the uploaded file is incomplete!'],
  ['typeRefused', 'upload_type_refused', 'The type of uploaded file is not allowed!'],
  ['tooLarge', 'upload_too_large', 'The size of the uploaded file exceeds the allowed range!'],
] as const)('file check: page and server for %s → same result', (key, code, words) => {
  expect(en[key]).toBe(words);
  expect(errorsEn[code]).toBe(words);
  expect(zh[key]).toBe(errorsZh[code]);
});
