import { expect, test } from 'vitest';
import { zoneName, zonesToChoose } from './zones.ts';

test('zoneName: Yangon → its name and offset in the language', () => {
  expect(zoneName('Asia/Yangon', 'zh-cn')).toBe('缅甸时间（GMT+6:30）');
  expect(zoneName('Asia/Yangon', 'en')).toBe('Myanmar Time (GMT+6:30)');
});

test('zonesToChoose: list → every zone once, each supported by the browser', () => {
  const zones = zonesToChoose();
  expect(new Set(zones).size).toBe(zones.length);
  expect(zones).toContain('Asia/Yangon');
  for (const zone of zones) expect(zoneName(zone, 'en')).toMatch(/\(.+\)$/);
});
