import { mails } from '@serai/phrases/zh/mails';
import { expect, test } from 'vitest';
import { sampleFacts } from './sample-facts.ts';
import type { MailEvent } from './write-mail.ts';

test('sampleFacts: every placeholder of every email → has a sample', () => {
  const events = Object.keys(mails).filter((name) => 'body' in Object(mails[name as MailEvent]));
  const bare = events.flatMap((event) =>
    Object.entries(sampleFacts(event as MailEvent, 'https://example.com'))
      .filter(([name, value]) => value === name.replace(/_(zh|en)$/, ''))
      .map(([name]) => `${event} ${name}`),
  );
  expect(bare).toEqual([]);
});
