import type { SiteSettingsView } from '@serai/contract/site/desk';
import { expect, test } from 'vitest';
import { changesOf, valuesOf } from './settings-values.ts';

const settings = {
  siteNameZh: '商驿',
  siteNameEn: 'Serai',
  tag: 'B2B',
  logo: '',
  cdnUrl: '',
  apiUrl: '',
  currency: 'USD',
  recordNumber: '',
  contactMailbox: '',
  uploadMaxSize: 10 * 1024 * 1024,
  servicePhone: '+86 871 1',
  urgentPhone: '',
  serviceEmail: '',
  uploadMode: 'local',
  uploadSuffixes: ['jpg', 'png'],
  uploadMimeTypes: ['image/*'],
  iframeHosts: ['a.example'],
  termsZh: '一',
  termsEn: 'one',
  workZone: 'Asia/Shanghai',
  workHours: '1-6 09:00-18:00',
  holidays: ['2027-02-08', '2027-02-09'],
  pointsPerHundred: 100,
  publicMarkupPercent: 15,
  concessionSums: [],
  paidBackAloneUpTo: 0,
} satisfies SiteSettingsView;

test('settings values: unchanged → not sent', () => {
  expect(changesOf(valuesOf(settings), {})).toEqual({});
});

test('settings values: changed → sent in the contract’s format', () => {
  const values = valuesOf(settings);
  expect(values).toMatchObject({ uploadMaxSize: '10', uploadSuffixes: 'jpg\npng', pointsPerHundred: '100' });
  const all = Object.fromEntries(Object.keys(values).map((name) => [name, true]));
  expect(changesOf(values, all)).toEqual(settings);
  const typed = {
    ...values,
    iframeHosts: ' a.example，b.example:8443\n\n',
    uploadMaxSize: '1.5',
    pointsPerHundred: 'ten',
  };
  expect(changesOf(typed, { iframeHosts: true, uploadMaxSize: true, pointsPerHundred: true })).toEqual({
    iframeHosts: ['a.example', 'b.example:8443'],
    uploadMaxSize: 1.5 * 1024 * 1024,
    pointsPerHundred: 'ten',
  });
});
