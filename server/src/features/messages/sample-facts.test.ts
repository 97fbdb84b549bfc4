import { mails } from '@serai/phrases/zh/mails';
import { expect, test } from 'vitest';
import { sampleFacts } from './sample-facts.ts';
import type { MailEvent } from './write-mail.ts';

test('every place of every mail has a sample, so that each can be looked at as it will be', () => {
  const events = Object.keys(mails).filter((name) => 'body' in Object(mails[name as MailEvent]));
  const bare = events.flatMap((event) =>
    Object.entries(sampleFacts(event as MailEvent, 'https://example.com'))
      .filter(([name, value]) => value === name.replace(/_(zh|en)$/, ''))
      .map(([name]) => `${event} ${name}`),
  );
  expect(bare).toEqual([]);
});
