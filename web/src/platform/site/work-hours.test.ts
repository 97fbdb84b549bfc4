import { expect, test } from 'vitest';
import { workHoursText } from './work-hours.ts';

const now = new Date('2026-11-21T04:30:00Z');

test('work hours: desk hours → weekdays and local time of the place', () => {
  expect(workHoursText('1-5 09:00-18:00; 6 09:00-12:00', 'Asia/Yangon', 'zh-cn', now)).toBe(
    '周一至周五 09:00–18:00，周六 09:00–12:00 (UTC+6:30)',
  );
  expect(workHoursText('1-6 09:00-18:00', 'Asia/Shanghai', 'en', now)).toBe('Mon – Sat 09:00–18:00 (UTC+8)');
  expect(workHoursText('', 'Asia/Shanghai', 'en', now)).toBe('');
});
