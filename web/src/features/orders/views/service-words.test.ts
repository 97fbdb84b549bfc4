import { expect, test } from 'vitest';
import { importPhrases } from '../../../platform/i18n/phrase-modules.ts';

test.each(['orders', 'order-list', 'order-detail'] as const)(
  '%s: phrase of a service → no placeholder that the general phrase lacks',
  async (name) => {
    const phrases = await importPhrases('zh', name);
    const placeholders = (text = '') => [...text.matchAll(/\{(\w+)/g)].map(([, place]) => place);
    for (const [key, text] of Object.entries(phrases)) {
      const general = /^(.+)_(?:stay|ride|any)$/.exec(key)?.[1];
      if (general === undefined) continue;
      expect(placeholders(phrases[general]), key).toEqual(expect.arrayContaining(placeholders(text)));
    }
  },
);
