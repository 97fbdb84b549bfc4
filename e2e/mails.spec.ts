import { expect, test } from '@playwright/test';
import { eventKinds } from '@serai/contract/messages/kinds';
import { langs } from '@serai/phrases/lang';
import { previewMail } from '../server/src/features/messages/preview-mail.ts';
import type { MailEvent } from '../server/src/features/messages/write-mail.ts';

for (const width of [390, 800]) {
  test(`mails: every kind in both languages, ${width} px wide → nothing is wider than the window`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const wide: string[] = [];
    for (const event of Object.keys(eventKinds) as MailEvent[]) {
      for (const lang of langs) {
        await page.setContent(previewMail(event, lang, 'https://serai.example').html);
        const widest = await page.evaluate(() => document.documentElement.scrollWidth);
        if (widest > width) wide.push(`${event} ${lang}: ${widest} px`);
      }
    }
    expect(wide).toEqual([]);
  });
}
